import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { EARNINGS_TEST } from '#domain/figures/benefit-tables.ts';
import { findRow } from '#domain/figures/dated-row.ts';
import { answerCouple, paidTo, type BenefitYear, type ClaimingPerson } from './answer-couple.ts';

const YEAR: BenefitYear = {
  year: 2026,
  socialSecurity: getCalculatorYear(2026).socialSecurity,
  earnings: findRow(EARNINGS_TEST, 2026),
};
const SOMEBODY: ClaimingPerson = {
  birthYear: 1964,
  statement: 2_000,
  pay: undefined,
  worksUntil: 67,
  claimingAge: 67,
};
const NOBODY_PAID: ClaimingPerson = { ...SOMEBODY, statement: undefined };

const person: fc.Arbitrary<ClaimingPerson> = fc.record({
  birthYear: fc.integer({ min: 1954, max: 2008 }),
  statement: fc.option(fc.integer({ min: 0, max: 5_000 }), { nil: undefined }),
  pay: fc.option(fc.integer({ min: 0, max: 400_000 }), { nil: undefined }),
  worksUntil: fc.integer({ min: 50, max: 75 }),
  claimingAge: fc.integer({ min: 62, max: 70 }),
});

describe('the benefits of two people', () => {
  it('stand on a statement where there is one, and else on pay', () => {
    const both = { ...SOMEBODY, pay: 60_000 };
    expect(answerCouple([both, { ...both, statement: undefined }], YEAR)).toMatchObject({
      estimated: [false, true],
      couple: [{ insuranceAmount: 2_000 }, { insuranceAmount: 2_345.8 }],
    });
  });

  it('are what the law adds for who has none of their own', () => {
    const { claim, estimated } = answerCouple([SOMEBODY, NOBODY_PAID], YEAR);
    expect(estimated).toEqual([false, false]);
    expect(claim).toMatchObject({ own: [2_000, 0], spouseParts: [0, 1_000], together: 3_000 });
  });

  it('have their choice in the table, and nothing from nothing', () => {
    fc.assert(
      fc.property(person, person, (first, second) => {
        const { claim, cells } = answerCouple([first, second], YEAR);
        expect(cells).toHaveLength(81);
        const chosen = cells.find(
          ({ firstAge, secondAge }) =>
            firstAge === first.claimingAge && secondAge === second.claimingAge,
        );
        expect(chosen?.together).toBe(claim.together);
        expect(paidTo(claim, 0) + paidTo(claim, 1)).toBe(claim.together);
        const empty = { statement: undefined, pay: undefined };
        const nothing = answerCouple(
          [
            { ...first, ...empty },
            { ...second, ...empty },
          ],
          YEAR,
        );
        expect(nothing.claim.together).toBe(0);
        expect(nothing.earlyWork).toEqual([undefined, undefined]);
      }),
    );
  });
});

describe('work beside a benefit', () => {
  const atWork = { ...SOMEBODY, pay: 38_000, claimingAge: 62 };

  it('is warned of before full retirement age, with what is held back of the pay', () => {
    // theretirementatlas.com/answers/social-security-earnings-test-2026
    const [first, second] = answerCouple([atWork, SOMEBODY], YEAR).earlyWork;
    expect(first).toMatchObject({ fullYear: 2031, limit: 24_480, heldBack: { amount: 6_760 } });
    expect(second).toBeUndefined();
  });

  it('names the limit alone where work has ended or no pay is known', () => {
    for (const change of [{ worksUntil: 62 }, { pay: undefined }]) {
      const [first] = answerCouple([{ ...atWork, ...change }, SOMEBODY], YEAR).earlyWork;
      expect(first).toMatchObject({ limit: 24_480 });
      expect(first?.heldBack).toBeUndefined();
    }
  });

  it('never holds back more than a year of benefits', () => {
    fc.assert(
      fc.property(person, person, (first, second) => {
        const { claim, earlyWork } = answerCouple([first, second], YEAR);
        for (const at of [0, 1] as const)
          expect(earlyWork[at]?.heldBack?.amount ?? 0).toBeLessThanOrEqual(12 * paidTo(claim, at));
      }),
    );
  });
});
