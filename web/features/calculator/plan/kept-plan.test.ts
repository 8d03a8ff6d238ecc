import { describe, expect, it } from 'vitest';
import { initialCalculator, type CalculatorState } from '../specification/calculator-slice.ts';
import { keptPlanOf, readKeptPlan } from './kept-plan.ts';

const DRAFT = { currentAge: '40', pretaxSalary: '$50,000', autoIncrease: 'on' };
const VALUES = {
  ...initialCalculator.values,
  currentAge: 40,
  retirementAge: 67,
  pretaxSalary: 50_000,
  retirementBalance: 406_604.17,
};
const ENTERED: CalculatorState = {
  ...initialCalculator,
  draft: DRAFT,
  assumptions: { returnPercentage: 7, includesSocialSecurity: false },
  dollars: 'future',
  step: 'completed',
  values: VALUES,
  projection: { retirementBalance: 406_604.17 },
  projectionWithContributionPercentageIncrease: { retirementBalance: 447_066.41 },
  formNumber: 3,
};

/** As it comes back from the storage of the tab. */
const read = (kept: unknown) =>
  readKeptPlan(JSON.parse(JSON.stringify(kept)) as Record<string, unknown>);

describe('what a tab keeps of the calculator', () => {
  it('is nothing before something is entered and after it is started over', () => {
    expect(keptPlanOf(initialCalculator)).toBeUndefined();
    expect(keptPlanOf({ ...initialCalculator, formNumber: 2 })).toBeUndefined();
  });

  it('has no result before there is one', () => {
    const typed = { ...initialCalculator, draft: DRAFT, step: 'started' as const };
    expect(keptPlanOf(typed)).toEqual({
      draft: DRAFT,
      assumptions: {},
      dollars: 'today',
      step: 'started',
    });
    expect(read(keptPlanOf(typed))).toEqual(keptPlanOf(typed));
  });

  it('comes back as it was, with the result and what the server answered about it', () => {
    const { formNumber: _number, constants: _constants, ...entered } = ENTERED;
    const { contributionPercentageIncrease: _one, silence: _silence, ...kept } = entered;
    expect(read(keptPlanOf(ENTERED))).toEqual(kept);
  });

  // A plan may pay otherwise than we assume, and then ours is a choice.
  it.each([12, 24, 26, 52])('keeps %s paydays of whoever chose them', (paychecksPerYear) => {
    const chosen = { ...ENTERED, assumptions: { paychecksPerYear } } as const;
    expect(read(keptPlanOf(chosen)).assumptions).toEqual({ paychecksPerYear });
  });

  it('leaves the paydays to the plan where nobody chose them', () => {
    expect(read(keptPlanOf({ ...ENTERED, assumptions: {} })).assumptions).toEqual({});
  });

  it.each([
    { what: 'nothing', kept: {} },
    {
      what: 'texts for fields',
      kept: { draft: 'x', assumptions: 7, dollars: 'past', values: null },
    },
    { what: 'lists', kept: { draft: [1], values: [], step: ['started'] } },
    {
      what: 'other types inside',
      kept: { draft: { currentAge: 40, x: 'y' }, values: { currentAge: '40' } },
    },
    {
      what: 'numbers out of bounds',
      kept: { values: { ...VALUES, currentAge: 900 }, assumptions: { returnPercentage: 90 } },
    },
  ])('is as if it was never entered where it holds $what', ({ kept }) => {
    expect(read(kept)).toEqual({
      draft: {},
      assumptions: {},
      dollars: 'today',
      step: 'none',
    });
  });
});
