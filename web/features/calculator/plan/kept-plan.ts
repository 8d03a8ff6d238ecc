import { readAssumptions, WITHOUT_PLANS } from '#contracts/forms/assumptions-form.ts';
import { CALCULATOR_FIELDS, type CalculatorFormFields } from '#contracts/forms/calculator-form.ts';
import { INPUT_BOUNDS } from '#domain/calculator/inputs.ts';
import { readDollars } from '#domain/calculator/shown-plan.ts';
import { isRecord } from '#domain/text/is-record.ts';
import {
  initialCalculator,
  type CalculatorState,
  type CalculatorValues,
} from '../specification/calculator-slice.ts';
import { readStep } from '../specification/calculation-steps.ts';

/** What the tab's next document goes on with. */
type KeptPlan = Pick<CalculatorState, 'draft' | 'assumptions' | 'dollars' | 'step'> &
  Partial<
    Pick<
      CalculatorState,
      | 'values'
      | 'projection'
      | 'projectionWithContributionPercentageIncrease'
      | 'percentageToday'
      | 'openedLink'
    >
  >;

/** Undefined where nothing has been entered, or all of it was started over. */
export function keptPlanOf(calculator: CalculatorState): KeptPlan | undefined {
  const { draft, assumptions, dollars, step, values, projection, openedLink } = calculator;
  const { projectionWithContributionPercentageIncrease, percentageToday } = calculator;
  const isUntouched = [draft, assumptions].every((entered) => Object.keys(entered).length === 0);
  const link = openedLink === undefined ? {} : { openedLink };
  if (values.currentAge > 0)
    return {
      ...link,
      draft,
      assumptions,
      dollars,
      step,
      values,
      projection,
      projectionWithContributionPercentageIncrease,
      ...(percentageToday !== undefined && { percentageToday }),
    };
  return isUntouched ? undefined : { ...link, draft, assumptions, dollars, step };
}

/** Reads what the tab kept. Whatever is not as we write it is as if it was never entered. */
export function readKeptPlan(kept: Readonly<Record<string, unknown>>): KeptPlan {
  const draft: Partial<CalculatorFormFields> = {};
  for (const name of [...CALCULATOR_FIELDS, 'autoIncrease'] as const) {
    const text = recordOf(kept['draft'])[name];
    if (typeof text === 'string') draft[name] = text;
  }
  const assumed = recordOf(kept['assumptions']);
  const get = (name: string): unknown => {
    const value = assumed[name];
    if (value === false) return 'no';
    return typeof value === 'number' ? String(value) : value;
  };
  const { changed } = readAssumptions({ get }, WITHOUT_PLANS);
  const plan: KeptPlan = {
    draft,
    assumptions: changed,
    dollars: readDollars(kept['dollars']),
    step: readStep(kept['step']),
    ...(typeof kept['openedLink'] === 'string' && { openedLink: kept['openedLink'] }),
  };
  const values = likeInitial('values', kept);
  if (!values || !areWithinBounds(values)) return plan;
  const projection = likeInitial('projection', kept) ?? initialCalculator.projection;
  const increased = likeInitial('projectionWithContributionPercentageIncrease', kept);
  const percentageToday = kept['percentageToday'];
  const { min, max } = INPUT_BOUNDS.contributionPercentage;
  return {
    ...plan,
    values,
    projection,
    projectionWithContributionPercentageIncrease: increased ?? initialCalculator.projection,
    ...(typeof percentageToday === 'number' &&
      percentageToday >= min &&
      percentageToday <= max && { percentageToday }),
  };
}

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** That part of what was kept, if it has everything of its kind. */
function likeInitial<
  Name extends 'values' | 'projection' | 'projectionWithContributionPercentageIncrease',
>(name: Name, kept: Readonly<Record<string, unknown>>): CalculatorState[Name] | undefined {
  const found = recordOf(kept[name]);
  const initial = Object.entries(initialCalculator[name]);
  return initial.every(([field, value]) => typeof found[field] === typeof value)
    ? (Object.fromEntries(initial.map(([field]) => [field, found[field]])) as CalculatorState[Name])
    : undefined;
}

function areWithinBounds(values: CalculatorValues): boolean {
  return CALCULATOR_FIELDS.every((name) => {
    const { min, max } = INPUT_BOUNDS[name];
    return values[name] >= min && values[name] <= max;
  });
}
