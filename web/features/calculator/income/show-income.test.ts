import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import { makePlan } from '#domain/calculator/retirement-plan.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { anyAssumptions, anyInputs, NOBODY } from '#tests/calculator/any-plan.ts';
import { createMoneyFormat } from '../../../site/money-format.ts';
import { showIncome } from './show-income.ts';

const YEAR = getCalculatorYear(2026);
const FORMATS = [createMoneyFormat('en-US'), createMoneyFormat('es-US')];

/** The dollars that a reader reads. */
function read(text: string): number {
  return Number(text.replaceAll(/[^\d-]/g, ''));
}

describe('the income of a plan as it is told', () => {
  it('has savings and Social Security that add up to the total beside them', () => {
    // Each rounded for itself, these were $1,580 and $2,350 beside $3,920.
    const phase = { fromAge: 67, untilAge: undefined, fromSavings: 1_576, socialSecurity: 2_346 };
    const { now } = showIncome({
      income: [phase],
      incomeWithIncrease: undefined,
      increaseAddsPerMonth: 0,
    });
    expect(now).toEqual([{ ...phase, fromSavings: 1_580, socialSecurity: 2_340, total: 3_920 }]);
  });

  it('never adds what comes at different times', () => {
    const plan = makePlan(
      { ...NOBODY, retirementAge: 50, pretaxSalary: 60_000, contributionPercentage: 6 },
      DEFAULT_ASSUMPTIONS,
      YEAR,
    );
    const { now, more } = showIncome(plan);
    for (const [alone, together] of [now, more ?? []]) {
      expect(alone).toMatchObject({ fromAge: 50, untilAge: 62, socialSecurity: 0 });
      expect(together).toMatchObject({ fromAge: 62, untilAge: undefined });
      expect(alone?.total).toBe(together?.fromSavings);
      expect(together?.socialSecurity).toBeGreaterThan(1_000);
    }
  });

  it('says what is added no rougher than a fifth of it', () => {
    const phase = { fromAge: 67, untilAge: undefined, fromSavings: 3_000, socialSecurity: 2_000 };
    const shown = showIncome({
      income: [phase],
      incomeWithIncrease: [{ ...phase, fromSavings: 3_012 }],
      increaseAddsPerMonth: 12,
    });
    expect([shown.added, shown.now[0]?.total, shown.more?.[0]?.total]).toEqual([12, 5_000, 5_012]);
  });

  it('adds up for any plan, in every phase, on both courses, as it is read in both languages', () => {
    fc.assert(
      fc.property(anyInputs, anyAssumptions, (inputs, assumptions) => {
        const plan = makePlan(inputs, assumptions, YEAR);
        const { now, more = now, added } = showIncome(plan);
        for (const { whole } of FORMATS) {
          now.forEach((phase, index) => {
            const other = more[index];
            expect(read(whole(phase.fromSavings)) + read(whole(phase.socialSecurity))).toBe(
              read(whole(phase.total)),
            );
            if (plan.incomeWithIncrease) expect(other?.total).toBe(phase.total + added);
            expect(other?.socialSecurity).toBe(phase.socialSecurity);
          });
        }
      }),
    );
  });
});
