import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leaveOutCatchUp } from '#domain/calculator/leave-out-catch-up.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { getPayrollYear } from '#domain/paycheck/tables/find-payroll-year.ts';
import type { Answer } from './answer.ts';
import { MATCH_QUESTION, type MatchGround } from './ask-match.ts';

const YEAR = getCalculatorYear(2026);
const { limits, planYear: limitsYear } = YEAR;
const WITHOUT_ROTH = {
  hasRoth: false,
  limits: leaveOutCatchUp(YEAR, { catchUp: true, catchUpSixties: true, roth: false }).limits,
};
const GROUND: MatchGround = {
  limits,
  limitsYear,
  hasRoth: true,
  match: {
    tiers: [{ centsPerDollar: 100, upToPercentOfPay: 6 }],
    centsPerDollar: 100,
    upToPercentOfPay: 6,
  },
  hasTrueUp: true,
  isOnceAYear: false,
  decidedForYear: undefined,
  payrollTaxes: getPayrollYear(2026).payrollTaxes,
};
const TYPED = {
  pay: 48_000,
  rate: 0,
  cents: 100,
  upTo: 6,
  monthsLeft: 1,
  trueUp: 'yes',
  age: undefined,
} as const;

const keysOf = (steps: Answer['sentences']): string[] => steps.map(({ key }) => key);

const EXAMPLE = MATCH_QUESTION.example(GROUND);
const ask = (typed: Partial<typeof EXAMPLE>, ground: Partial<MatchGround> = {}): Answer =>
  MATCH_QUESTION.answer({ ...EXAMPLE, ...TYPED, ...typed }, { ...GROUND, ...ground });

describe('what can still be had with a true-up', () => {
  it('is all of it where the pay to come has room, with the part of that pay it takes', () => {
    const [still] = ask({}).sentences;
    expect(still).toMatchObject({
      key: 'match.stillWithTrueUp',
      figures: { still: { value: 2_880 }, rate: { value: 72 } },
    });
  });

  it('is no more than the pay to come, and says so', () => {
    const [still] = ask({ monthsLeft: 0.5 }).sentences;
    expect(still).toMatchObject({
      key: 'match.stillAsPayAllows',
      figures: { still: { value: 2_000 }, toCome: { value: 2_000 } },
    });
  });

  it('counts the year, too, where the plan pays once a year, and says whose year was decided', () => {
    const { assumed, sentences } = ask({}, { isOnceAYear: true, decidedForYear: 2026 });
    expect(keysOf(assumed)).toContain('match.onceAYear');
    expect(keysOf(sentences)).toContain('match.decided');
    // Other numbers than the plan’s are not what it decided.
    const other = ask({ cents: 50 }, { isOnceAYear: true, decidedForYear: 2026 });
    expect(keysOf([...other.assumed, ...other.sentences])).toEqual([
      'match.limitByAge',
      'match.samePay',
      'match.stillWithTrueUp',
    ]);
  });
});

describe('the rate that a true-up asks for', () => {
  it.each([
    // A twelfth of $12,000 and of $7,200, of a pay that brings the whole match at 8 and at 5 percent.
    { upTo: 8, rate: 96 },
    { upTo: 5, rate: 60 },
    { upTo: 3.3, rate: 39.6 },
  ])('is $rate percent for a match up to $upTo, without what fractions add', ({ upTo, rate }) => {
    for (const pay of [33_000, 48_000, 57_300]) {
      const [still] = ask({ pay, upTo, rate: 0 }).sentences;
      expect(still).toMatchObject({
        key: 'match.stillWithTrueUp',
        figures: { rate: { value: rate } },
      });
    }
  });

  it('is no more than the plan takes, and says so', () => {
    const { sentences, assumed } = ask({}, { ownLimitPercent: 50 });
    expect(sentences).toMatchObject([
      {
        key: 'match.stillAsPlanAllows',
        figures: { still: { value: 2_000 }, rate: { value: 50 } },
      },
    ]);
    expect(keysOf(assumed)).toContain('paycheck.planLimit');
  });

  it('says what comes out of the pay first where it is nearly all of it', () => {
    expect(ask({ upTo: 8 }).sentences).toContainEqual({
      key: 'match.taxesFirst',
      figures: { taxes: { value: 7.65, as: 'percent' } },
    });
    expect(keysOf(ask({ monthsLeft: 0.5 }).sentences)).toContain('match.taxesFirst');
    expect(keysOf(ask({}).sentences)).not.toContain('match.taxesFirst');
  });
});

describe('the limit of the year that is reached early', () => {
  const early = { pay: 300_000, rate: 12, cents: 50, trueUp: 'no', monthsLeft: 6 } as const;

  it('is said with the rate that brings the whole match', () => {
    const { heading, sentences, steps } = ask(early);
    expect(heading).toMatchObject([{ figures: { unclaimed: { value: 2_750 } } }]);
    expect(sentences[0]).toMatchObject({
      key: 'match.early',
      figures: {
        rate: { value: 12 },
        limit: { value: 24_500 },
        month: { value: 9 },
        even: { value: 8.16 },
      },
    });
    expect(sentences[1]).toMatchObject({
      key: 'match.still',
      figures: { still: { value: 1_500 }, rate: { value: 4.4 } },
    });
    expect(keysOf(steps)).toContain('match.early');
    expect(keysOf(ask({ ...early, trueUp: 'yes' }).sentences)).not.toContain('match.early');
  });
});

describe('an amount of the match', () => {
  it.each([
    { pay: 20_125, rate: 1, unclaimed: 503.12 },
    { pay: 48_000.51, rate: 3.33, unclaimed: 640.81 },
    { pay: 1, rate: 1, unclaimed: 0.02 },
  ])('of $pay at $rate percent is $unclaimed wherever it is said', (typed) => {
    const { heading, steps, rows } = ask({ pay: typed.pay, rate: typed.rate, cents: 50 });
    expect(heading[0]?.figures['unclaimed']?.value).toBe(typed.unclaimed);
    expect(steps.find(({ key }) => key === 'match.unclaimed')?.figures['unclaimed']?.value).toBe(
      typed.unclaimed,
    );
    expect(rows.find(({ key }) => key === 'match.unclaimedRow')?.figures['amount']?.value).toBe(
      typed.unclaimed,
    );
  });

  it('is the same to the cent in heading, table and steps, whatever is typed', () => {
    const cents = (most: number): fc.Arbitrary<number> =>
      fc.integer({ min: 1, max: most * 100 }).map((value) => value / 100);
    fc.assert(
      fc.property(
        fc.oneof(cents(1_000_000), cents(100)),
        fc.oneof(cents(100), cents(10)),
        fc.integer({ min: 0, max: 400 }),
        fc.oneof(cents(100), cents(10)),
        fc.integer({ min: 0, max: 12 }),
        fc.constantFrom('yes' as const, 'no' as const),
        fc.boolean(),
        (pay, rate, centsPerDollar, upTo, monthsLeft, trueUp, isTiers) => {
          const tiers = [
            { centsPerDollar: 100, upToPercentOfPay: 3 },
            { centsPerDollar: 50, upToPercentOfPay: 5 },
          ];
          const plan = { tiers, centsPerDollar: 80, upToPercentOfPay: 5 };
          const typed = { pay, rate, cents: centsPerDollar, upTo, monthsLeft, trueUp };
          const { heading, rows, steps } = isTiers
            ? ask({ ...typed, cents: 80, upTo: 5 }, { match: plan })
            : ask(typed, { match: undefined });
          const inTable = (row: string): number | undefined =>
            rows.find(({ key }) => key === `match.${row}Row`)?.figures['amount']?.value;
          const inSteps = (key: string, figure: string): number | undefined =>
            steps.find((step) => step.key === `match.${key}`)?.figures[figure]?.value;
          expect(inSteps('wholeRate', 'whole')).toBe(inTable('whole'));
          expect(inSteps('claimed', 'claimed')).toBe(inTable('claimed'));
          expect(inSteps('unclaimed', 'unclaimed')).toBe(inTable('unclaimed'));
          expect(inSteps('stillToClaim', 'stillToClaim')).toBe(inTable('still'));
          const said = heading[0]?.figures;
          expect([inTable('unclaimed'), inTable('whole'), undefined]).toContain(
            (said?.['unclaimed'] ?? said?.['whole'])?.value,
          );
          for (const { figures } of [...rows, ...steps])
            for (const { as, value } of Object.values(figures))
              if (as === 'dollars') expect(value).toBe(Math.round(value * 100) / 100);
          // Where no limit of the law cuts it, the whole match is what its tiers come to.
          const ofTiers = steps
            .filter(({ key }) => key === 'match.tier')
            .map(({ figures }) => Math.round((figures['most']?.value ?? 0) * 100));
          if (pay * (isTiers ? 5 : upTo) < 2_450_000 && centsPerDollar <= 100)
            expect(Math.round((inTable('whole') ?? 0) * 100)).toBe(
              ofTiers.reduce((sum, ofTier) => sum + ofTier, 0),
            );
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('the limit beside the match', () => {
  it.each([
    { age: 49, limit: 24_500 },
    { age: 50, limit: 32_500 },
    { age: 62, limit: 35_750 },
    { age: 64, limit: 32_500 },
  ])('is $limit at $age', ({ age, limit }) => {
    expect(ask({ age }).assumed).toContainEqual({
      key: 'match.limitOfAge',
      figures: {
        age: { value: age, as: 'number' },
        limit: { value: limit, as: 'dollars' },
        year: { value: 2026, as: 'number' },
      },
    });
  });

  it('is that of everybody, and asks no age, in a plan without a catch-up', () => {
    const plain = { limits: { ...limits, catchUp: 0, catchUpSixties: undefined } };
    expect(keysOf(ask({}, plain).assumed)).toContain('match.limit');
    expect(MATCH_QUESTION.fields({ ...GROUND, ...plain })).not.toHaveProperty('age');
  });

  it('has no catch-up after high pay in a plan without Roth', () => {
    const { assumed, sentences } = ask({ pay: 200_000, age: 55 }, WITHOUT_ROTH);
    expect(assumed.find(({ key }) => key === 'match.limitOfAge')?.figures['limit']?.value).toBe(
      24_500,
    );
    expect(keysOf(sentences)).toContain('catchUp.lost');
    expect(keysOf(ask({ pay: 200_000, age: 55 }).sentences)).not.toContain('catchUp.lost');
  });
});
