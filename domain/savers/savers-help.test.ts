import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILERS } from '#domain/figures/filer.ts';
import { reckonSaversCredit, type CreditRow } from './savers-credit.ts';
import { isWithinReach } from './savers-help.ts';
import { reckonSaversMatch, type MatchRow, type SaverQuestion } from './savers-match.ts';
import { getSaversHelp } from './tables/find-savers-help.ts';
import { SAVERS_MATCH } from './tables/savers-match.ts';

function matchOf(year: number): MatchRow {
  const help = getSaversHelp(year);
  if (help.kind !== 'match') throw new Error(`no match in ${year}`);
  return help.row;
}
function creditOf(year: number): CreditRow {
  const help = getSaversHelp(year);
  if (help.kind !== 'credit') throw new Error(`no credit in ${year}`);
  return help.row;
}
const MATCH = matchOf(2027);
const CREDIT = creditOf(2026);

const filer = fc.constantFrom(...FILERS);
const income = fc.double({ min: 0, max: 120_000, noNaN: true });
const saved = fc.array(fc.double({ min: 0, max: 10_000, noNaN: true }), {
  minLength: 1,
  maxLength: 2,
});

describe('the Saver’s Match of 2027', () => {
  // Subsection (b) of section 6433 of the tax code (govregs.com/uscode/title26_section6433): 50 percent, less
  // the share of 50 points that the income above (b)(3) has of the range there, cut to whole points.
  it.each([
    // (b)(3)(B)(ii), half of a joint return’s amounts: whole to 20,500, over a range of 15,000.
    { filer: 'single', income: 20_500, saved: [2_000], is: 1_000 },
    // (b)(2), in the middle of that range: 50 x 7,500 / 15,000 = 25 points are lost.
    { filer: 'single', income: 28_000, saved: [2_000], is: 500 },
    // (b)(2), a dollar before its end: 50 x 14,999 / 15,000 = 49.99… is cut to 49.
    { filer: 'single', income: 35_499, saved: [2_000], is: 20 },
    // (b)(2), at its end: all 50 points are lost.
    { filer: 'single', income: 35_500, saved: [2_000], is: 0 },
    // (b)(3)(B)(i), three quarters of a joint return’s amounts: whole to 30,750, over 22,500.
    { filer: 'household', income: 30_750, saved: [2_000], is: 1_000 },
    // (b)(2), in the middle of that range: 50 x 11,250 / 22,500 = 25 points.
    { filer: 'household', income: 42_000, saved: [2_000], is: 500 },
    // (b)(2), at its end.
    { filer: 'household', income: 53_250, saved: [2_000], is: 0 },
    // (b)(3)(A), a joint return: whole to 41,000, over 30,000. (a)(1) counts each person’s savings.
    { filer: 'married', income: 41_000, saved: [2_000, 2_000], is: 2_000 },
    // (a)(1), at most 2,000 of one person’s savings, whatever the other one leaves.
    { filer: 'married', income: 41_000, saved: [9_000, 0], is: 1_000 },
    // (b)(2), in the middle of the range of a joint return.
    { filer: 'married', income: 56_000, saved: [2_000, 2_000], is: 1_000 },
    // (b)(2), at its end.
    { filer: 'married', income: 71_000, saved: [2_000, 2_000], is: 0 },
    // (b)(2), its last sentence: the reduction of 31.66… points is cut to 31.
    { filer: 'single', income: 30_000, saved: [1_000], is: 190 },
  ] as const)('is $is for $filer with $income who save $saved', ({ is, ...question }) => {
    expect(reckonSaversMatch(question, MATCH).amount).toBe(is);
  });

  it('never rises with income, never falls with savings, and is at most half of 2,000 a person', () => {
    fc.assert(
      fc.property(filer, income, income, saved, (of, one, other, amounts) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const at = (earned: number, put: readonly number[]): number =>
          reckonSaversMatch({ filer: of, income: earned, saved: put }, MATCH).amount;
        expect(at(more, amounts)).toBeLessThanOrEqual(at(less, amounts));
        const doubled = amounts.map((amount) => amount * 2);
        expect(at(one, doubled)).toBeGreaterThanOrEqual(at(one, amounts));
        expect(at(one, amounts)).toBeLessThanOrEqual(1_000 * amounts.length);
        expect(at(one, [0])).toBe(0);
      }),
    );
  });

  it('is the sum of what each person gets, to the cent', () => {
    fc.assert(
      fc.property(filer, income, saved, (of, earned, put) => {
        const match = reckonSaversMatch({ filer: of, income: earned, saved: put }, MATCH);
        const sum = match.each.reduce((all, each) => all + Math.round(each * 100), 0);
        expect(sum).toBe(Math.round(match.amount * 100));
        expect(match.steps.at(-1)?.figures['amount']?.value).toBe(match.amount);
      }),
    );
  });
});

describe('the Saver’s Credit of 2026', () => {
  // Section 25B(b) of the tax code with the incomes of IRS Notice 2025-67 for 2026, which names them by filer.
  it.each([
    // Half of $1,000, as the article on the credit tells it: below the notice’s $24,250.
    { filer: 'single', income: 23_000, saved: [1_000], taxOwed: 690, is: 500 },
    // The notice’s last income with half, and 25B(a)’s most of $2,000 a person.
    { filer: 'single', income: 24_250, saved: [2_000], taxOwed: 5_000, is: 1_000 },
    // The notice’s first income with a fifth.
    { filer: 'single', income: 24_251, saved: [2_000], taxOwed: 5_000, is: 400 },
    // The notice’s last income with a tenth.
    { filer: 'single', income: 40_250, saved: [2_000], taxOwed: 5_000, is: 200 },
    // The notice’s first income with nothing.
    { filer: 'single', income: 40_251, saved: [2_000], taxOwed: 5_000, is: 0 },
    // The notice’s last income of a head of household with half.
    { filer: 'household', income: 36_375, saved: [2_000], taxOwed: 5_000, is: 1_000 },
    // The notice’s last income of a joint return with half, of each person’s $2,000.
    { filer: 'married', income: 48_500, saved: [2_000, 2_000], taxOwed: 5_000, is: 2_000 },
    // Section 26(a): a credit of this part is at most the tax that is owed.
    { filer: 'married', income: 48_500, saved: [2_000, 2_000], taxOwed: 300, is: 300 },
  ] as const)('is $is for $filer with $income', ({ is, ...question }) => {
    expect(reckonSaversCredit(question, CREDIT).amount).toBe(is);
  });

  it('is never more than the tax, and never rises with income', () => {
    const tax = fc.double({ min: 0, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(filer, income, income, saved, tax, (of, one, other, put, taxOwed) => {
        const question: SaverQuestion & { taxOwed: number } = {
          filer: of,
          income: Math.min(one, other),
          saved: put,
          taxOwed,
        };
        const { amount, atMost } = reckonSaversCredit(question, CREDIT);
        const richer = reckonSaversCredit({ ...question, income: Math.max(one, other) }, CREDIT);
        expect(amount).toBeLessThanOrEqual(taxOwed + 0.005);
        expect(amount).toBeLessThanOrEqual(atMost);
        expect(richer.amount).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

describe('the help of a year', () => {
  it('is the credit until the law has the match, and the match from then on', () => {
    const first = SAVERS_MATCH[0]?.year ?? 0;
    expect(getSaversHelp(first - 1).kind).toBe('credit');
    expect(getSaversHelp(first).kind).toBe('match');
    expect(getSaversHelp(first + 50)).toEqual(getSaversHelp(first));
    expect(SAVERS_MATCH.every(({ source }) => source.length > 20)).toBe(true);
  });

  it('is out of reach exactly where nothing would be paid', () => {
    fc.assert(
      fc.property(filer, income, (of, earned) => {
        const question = { filer: of, income: earned, saved: [2_000], taxOwed: 9_999 };
        const match = reckonSaversMatch(question, MATCH).amount;
        expect(isWithinReach(getSaversHelp(2027), of, earned)).toBe(match > 0);
        const credit = reckonSaversCredit(question, CREDIT).amount;
        expect(isWithinReach(getSaversHelp(2026), of, earned)).toBe(credit > 0);
      }),
    );
  });
});
