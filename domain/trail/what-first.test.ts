import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalculatorInputs } from '../calculator/inputs.ts';
import { getCalculatorYear } from '../calculator/tables/find-calculator-year.ts';
import { listWhatFirst, type FirstQuestion } from './what-first.ts';

const INPUTS: CalculatorInputs = {
  currentAge: 40,
  retirementAge: 67,
  pretaxSalary: 48_000,
  currentSavings: 0,
  contributionPercentage: 3,
  employerMatchingContributionPercentage: 50,
  employerMatchingUpToContributionPercentageOfSalary: 6,
  autoIncreasePercentage: 0,
};
const QUESTION: FirstQuestion = {
  match: 'open',
  own: { inputs: INPUTS, budget: { debts: 200, goesOut: 2_820 } },
  limits: getCalculatorYear(2026).limits,
  matchPeriod: 'year',
  hasOwnRate: true,
};

describe('what comes first', () => {
  it('is the match, costly debt, a cushion of a month, then more, with one’s own figures', () => {
    expect(listWhatFirst(QUESTION)).toEqual([
      { kind: 'match', isDone: false, amount: 720 },
      { kind: 'debt', isDone: false, amount: 200 },
      { kind: 'cushion', isDone: false, amount: 2_820 },
      { kind: 'more', isDone: false, amount: 40 },
    ]);
  });

  it('has no figure of anybody who typed nothing', () => {
    const own = { inputs: undefined, budget: undefined };
    for (const { isDone, amount } of listWhatFirst({ ...QUESTION, own }))
      expect([isDone, amount]).toEqual([false, undefined]);
  });

  it('begins with debt in a plan without a match, and names no rate where nobody sets one', () => {
    const union = listWhatFirst({ ...QUESTION, match: 'none', hasOwnRate: false });
    expect(union.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['debt', 200],
      ['cushion', 2_820],
      ['more', undefined],
    ]);
  });

  it('is done with the match once it is said or calculated, and with debts where there are none', () => {
    const all = { ...INPUTS, contributionPercentage: 6 };
    const own = { inputs: all, budget: { debts: 0, goesOut: 2_000 } };
    const [match, debt] = listWhatFirst({ ...QUESTION, own });
    expect([match?.isDone, match?.amount, debt?.isDone]).toEqual([true, 0, true]);
    expect(listWhatFirst({ ...QUESTION, match: 'got' })[0]?.isDone).toBe(true);
  });

  it('counts a match that nothing makes up by the month, and says that it ends early', () => {
    // 15 percent of $200,000 is $2,500 a month, which reaches $24,500 in the tenth: two months have no match.
    const inputs = { ...INPUTS, pretaxSalary: 200_000, contributionPercentage: 15 };
    const own = { ...QUESTION.own, inputs };
    const asked = { ...QUESTION, own };
    const early = { kind: 'match', isDone: false, endsEarly: true };
    const [byMonth] = listWhatFirst({ ...asked, matchPeriod: 'month' });
    expect(byMonth).toEqual({ ...early, amount: expect.closeTo(1_000, 6) as number });
    expect(listWhatFirst(asked)[0]).toEqual({ kind: 'match', isDone: true, amount: 0 });
    // What somebody chose in the calculator goes before what the plan has.
    const chosen = { ...own, matchPeriod: 'month' } as const;
    expect(listWhatFirst({ ...asked, own: chosen })[0]).toEqual(byMonth);
    const madeUp = { ...own, matchPeriod: 'year' } as const;
    expect(listWhatFirst({ ...asked, own: madeUp, matchPeriod: 'month' })[0]?.isDone).toBe(true);
    // The law counts $360,000 of $500,000, so 5.5 percent is enough though the employer names 6.
    const high = { ...inputs, pretaxSalary: 500_000, contributionPercentage: 5.5 };
    const [ofHigh] = listWhatFirst({
      ...asked,
      own: { ...own, inputs: high },
      matchPeriod: 'month',
    });
    expect(ofHigh).toEqual({ ...early, amount: expect.any(Number) as number });
    // A rate too low for the whole match leaves some of it by itself.
    const low = listWhatFirst({ ...QUESTION, matchPeriod: 'month' })[0];
    expect(low).toEqual({ kind: 'match', isDone: false, amount: 720 });
  });

  it('leaves no more of the match with a higher rate', () => {
    const rate = fc.double({ min: 0, max: 50, noNaN: true });
    fc.assert(
      fc.property(rate, rate, fc.integer({ min: 1_000, max: 900_000 }), (one, other, pay) => {
        const left = (contributionPercentage: number): number => {
          const inputs = { ...INPUTS, pretaxSalary: pay, contributionPercentage };
          const own = { ...QUESTION.own, inputs };
          return listWhatFirst({ ...QUESTION, own })[0]?.amount ?? Number.NaN;
        };
        expect(left(Math.max(one, other))).toBeLessThanOrEqual(left(Math.min(one, other)) + 1e-9);
      }),
    );
  });
});
