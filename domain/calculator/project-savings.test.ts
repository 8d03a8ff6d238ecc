import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAssumptions, anyInputs, anyYear, NOBODY } from '#tests/calculator/any-plan.ts';
import { DEFAULT_ASSUMPTIONS, type Assumptions } from './assumptions.ts';
import { deferralLimit, growLimits } from './contribution-limit.ts';
import { INPUT_BOUNDS, type CalculatorInputs } from './inputs.ts';
import { leaveOutCatchUp } from './leave-out-catch-up.ts';
import { projectSavings, type Projection, type YearRow } from './retirement-plan.ts';
import { getCalculatorYear } from './tables/find-calculator-year.ts';

const { limits } = getCalculatorYear(2026);
const SAVER: CalculatorInputs = { ...NOBODY, pretaxSalary: 50_000, contributionPercentage: 6 };

function project(
  inputs: Partial<CalculatorInputs>,
  assumptions: Partial<Assumptions> = {},
): Projection {
  return projectSavings(
    { ...SAVER, ...inputs },
    { ...DEFAULT_ASSUMPTIONS, ...assumptions },
    limits,
  );
}

function rowAt(projection: Projection, index: number): YearRow {
  const row = projection.rows.at(index);
  if (row === undefined) throw new Error(`no row ${index}`);
  return row;
}

describe('what is added on top after high pay', () => {
  const ofHighPay = (roth: boolean, changes: Partial<CalculatorInputs> = {}) => {
    const has = { catchUp: true, catchUpSixties: true, roth };
    return projectSavings(
      { ...SAVER, currentAge: 55, pretaxSalary: 148_000, contributionPercentage: 40, ...changes },
      { ...DEFAULT_ASSUMPTIONS, limitGrowthPercentage: 0 },
      leaveOutCatchUp(getCalculatorYear(2026), has).limits,
    ).rows.map(({ employee }) => employee);
  };

  it('goes in as Roth, and in a plan without Roth not from the year after wages are too high', () => {
    expect(ofHighPay(true).slice(0, 3)).toEqual([32_500, 32_500, 32_500]);
    // Pay of $148,000, of $152,440 the year after: in the third year the wages before it are too high.
    expect(ofHighPay(false).slice(0, 3)).toEqual([32_500, 32_500, 24_500]);
    expect(ofHighPay(false, { pretaxSalary: 151_000 })[0]).toBe(24_500);
  });
});

describe('the rows of a projection', () => {
  it('run from today’s age to the last one before retirement, counted from 1', () => {
    const { rows } = project({ currentAge: 30, retirementAge: 33 });
    expect(rows.map(({ age, year }) => [age, year])).toEqual([
      [30, 1],
      [31, 2],
      [32, 3],
    ]);
  });

  it('are none for who retires today, and the savings stay', () => {
    const today = project({ currentAge: 60, retirementAge: 60, currentSavings: 1_234 });
    expect(today).toMatchObject({
      rows: [],
      retirementBalance: 1_234,
      retirementBalanceToday: 1_234,
      paidIn: 0,
      limitApplied: false,
      firstLimitAge: undefined,
    });
  });

  it('raise pay after the year’s deposit, or before it', () => {
    expect(rowAt(project({}), 0).pay).toBe(50_000);
    expect(rowAt(project({}), 1).pay).toBeCloseTo(51_500, 6);
    expect(rowAt(project({}, { raiseMoment: 'year-start' }), 0).pay).toBeCloseTo(51_500, 6);
  });

  it('say what the balance buys today', () => {
    const row = rowAt(project({}), 9);
    expect(row.balanceToday).toBeCloseTo(row.balance / 1.025 ** 10, 6);
  });
});

describe('the automatic increase', () => {
  const percentages = (inputs: Partial<CalculatorInputs>, cap = 35): number[] =>
    project(inputs, { autoIncreaseCapPercentage: cap }).rows.map(
      (row) => row.contributionPercentage,
    );

  it('adds its points at the end of each year', () => {
    const three = { currentAge: 30, retirementAge: 33 };
    expect(percentages({ ...three, autoIncreasePercentage: 1 })).toEqual([6, 7, 8]);
    expect(percentages({ ...three, autoIncreasePercentage: 0.5 })).toEqual([6, 6.5, 7]);
    expect(percentages({ ...three, autoIncreasePercentage: 0 })).toEqual([6, 6, 6]);
  });

  it('stops at its cap, in the middle of a step as well', () => {
    const inputs = { currentAge: 30, retirementAge: 34, autoIncreasePercentage: 1 };
    expect(percentages({ ...inputs, contributionPercentage: 33.5 })).toEqual([33.5, 34.5, 35, 35]);
    expect(percentages({ ...inputs, contributionPercentage: 9 }, 10)).toEqual([9, 10, 10, 10]);
  });

  it('lowers nobody who already pays in more', () => {
    const inputs = { currentAge: 30, retirementAge: 32, autoIncreasePercentage: 1 };
    expect(percentages({ ...inputs, contributionPercentage: 50 })).toEqual([50, 50]);
  });
});

describe('a limit that bites', () => {
  it('shows in the row and in the age at which it first does', () => {
    const projection = project({ pretaxSalary: 200_000, contributionPercentage: 12 });
    const first = projection.rows.findIndex((row) => row.limitApplied !== 'none');
    expect(projection.limitApplied).toBe(true);
    expect(projection.firstLimitAge).toBe(25 + first);
    expect(first).toBeGreaterThan(0);
    expect(project({}).firstLimitAge).toBeUndefined();
  });

  it('lets more through in the year one turns 50, and again from 60 to 63', () => {
    const { rows } = project(
      { currentAge: 48, retirementAge: 67, pretaxSalary: 1_000_000, contributionPercentage: 20 },
      { limitGrowthPercentage: 0 },
    );
    const paidAt = (age: number): number | undefined =>
      rows.find((row) => row.age === age)?.employee;
    expect([49, 50, 59, 60, 63, 64].map(paidAt)).toEqual([
      24_500, 32_500, 32_500, 35_750, 35_750, 32_500,
    ]);
  });

  it('grows with the years', () => {
    const rich = { pretaxSalary: 1_000_000, contributionPercentage: 20 };
    expect(rowAt(project(rich), 1).employee).toBe(25_000);
    expect(rowAt(project(rich, { limitGrowthPercentage: 0 }), 1).employee).toBe(24_500);
  });
});

describe('any projection', () => {
  const anyProjection = fc.tuple(anyInputs, anyAssumptions, anyYear);
  const run = (inputs: CalculatorInputs, assumptions: Assumptions, year: number): Projection =>
    projectSavings(inputs, assumptions, getCalculatorYear(year).limits);

  it('adds up, row by row and in all', () => {
    fc.assert(
      fc.property(anyProjection, ([inputs, assumptions, year]) => {
        const projection = run(inputs, assumptions, year);
        let balance = inputs.currentSavings;
        for (const row of projection.rows) {
          balance += row.employee + row.match + row.growth;
          expect(Math.abs(row.balance - balance)).toBeLessThanOrEqual(0.01 + balance * 1e-12);
        }
        const { paidIn, matched, grown, retirementBalance } = projection;
        const sum = inputs.currentSavings + paidIn + matched + grown;
        expect(Math.abs(retirementBalance - sum)).toBeLessThanOrEqual(0.01 + sum * 1e-12);
      }),
    );
  });

  it('keeps within the limits of its time', () => {
    fc.assert(
      fc.property(anyProjection, ([inputs, assumptions, year]) => {
        const growth = 1 + assumptions.limitGrowthPercentage / 100;
        for (const row of run(inputs, assumptions, year).rows) {
          const known = growLimits(getCalculatorYear(year).limits, growth ** (row.year - 1));
          const regular = Math.min(row.employee, known.electiveDeferral);
          expect(row.employee).toBeLessThanOrEqual(row.pay);
          expect(row.employee).toBeLessThanOrEqual(deferralLimit(known, row.age));
          expect(regular + row.match).toBeLessThanOrEqual(known.allAdditions + 1e-6);
        }
      }),
    );
  });

  it('never has more of a match by the month than by the year, nor other savings of one’s own', () => {
    fc.assert(
      fc.property(anyInputs, anyAssumptions, anyYear, (inputs, assumptions, year) => {
        const byYear = run(inputs, { ...assumptions, matchPeriod: 'year' }, year);
        const byMonth = run(inputs, { ...assumptions, matchPeriod: 'month' }, year);
        for (const [at, row] of byMonth.rows.entries()) {
          expect(row.match).toBeLessThanOrEqual((byYear.rows[at]?.match ?? 0) * (1 + 1e-12));
          expect(row.employee).toBe(byYear.rows[at]?.employee);
        }
      }),
    );
  });

  const grows = (
    field: keyof CalculatorInputs,
  ): fc.Arbitrary<[CalculatorInputs, CalculatorInputs]> =>
    anyInputs.chain((inputs) => {
      const { max } = INPUT_BOUNDS[field];
      const more =
        field === 'retirementAge'
          ? fc.integer({ min: inputs[field], max })
          : fc.double({ min: inputs[field], max, noNaN: true });
      return more.map((value) => [inputs, { ...inputs, [field]: value }]);
    });

  it.each([
    'currentSavings',
    'contributionPercentage',
    'employerMatchingContributionPercentage',
    'employerMatchingUpToContributionPercentageOfSalary',
    'autoIncreasePercentage',
    'pretaxSalary',
    'retirementAge',
  ] as const)('never ends lower with more %s', (field) => {
    fc.assert(
      fc.property(grows(field), anyAssumptions, anyYear, ([less, more], assumed, year) => {
        // Counted by the month, a higher rate may end the match of a year sooner.
        const assumptions = { ...assumed, matchPeriod: 'year' } as const;
        const lower = run(less, assumptions, year).retirementBalance;
        const higher = run(more, assumptions, year).retirementBalance;
        expect(higher).toBeGreaterThanOrEqual(lower * (1 - 1e-12));
      }),
    );
  });
});
