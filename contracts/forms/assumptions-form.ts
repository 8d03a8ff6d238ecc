import {
  ASSUMPTION_BOUNDS,
  DEFAULT_ASSUMPTIONS,
  DEPOSIT_TIMINGS,
  FILING_STATUSES,
  MATCH_PERIODS,
  MONTHLY_RATE_RULES,
  PAYCHECKS_PER_YEAR,
  RAISE_MOMENTS,
  type Assumptions,
} from '#domain/calculator/assumptions.ts';
import { parseTypedNumber } from '#domain/text/parse-typed-number.ts';

/** The assumptions that are numbers, in the order of the page. */
export const NUMBER_ASSUMPTIONS = [
  'returnPercentage',
  'inflationPercentage',
  'payGrowthPercentage',
  'autoIncreaseCapPercentage',
  'limitGrowthPercentage',
  'incomeGoalPercentage',
  'horizonAge',
  'rangePoints',
] as const;
export type NumberAssumption = (typeof NUMBER_ASSUMPTIONS)[number];

/** The assumptions that are one of a few values. */
const CHOICES = {
  depositTiming: DEPOSIT_TIMINGS,
  monthlyRateRule: MONTHLY_RATE_RULES,
  raiseMoment: RAISE_MOMENTS,
  matchPeriod: MATCH_PERIODS,
  paychecksPerYear: PAYCHECKS_PER_YEAR,
  filingStatus: FILING_STATUSES,
} as const satisfies { [Name in keyof Assumptions]?: ReadonlyArray<Assumptions[Name]> };

export interface TypedAssumptions {
  /** The valid values that differ from the defaults. */
  changed: Partial<Assumptions>;
  /** The texts of the fields that are not valid. */
  mistakes: TypedMistakes;
}

export type TypedMistakes = Partial<Record<NumberAssumption, string>>;

/** What is assumed until somebody says otherwise; nothing where whatever they say is their own. */
type Defaults = { readonly [Name in keyof Assumptions]?: Assumptions[Name] | undefined };

/**
 * For what a tab or a link has kept: plans have paychecks of their own, a percent at which they stop raising
 * a rate, and a match by the year or by the month, so what somebody chose of these stays chosen though it is
 * ours, too.
 */
export const WITHOUT_PLANS: Defaults = {
  ...DEFAULT_ASSUMPTIONS,
  paychecksPerYear: undefined,
  autoIncreaseCapPercentage: undefined,
  matchPeriod: undefined,
};

/** The fields of a form or of a query. */
interface Fields {
  get: (name: string) => unknown;
}

/** Reads what a person assumes otherwise. A field that is missing or empty keeps its default. */
export function readAssumptions(
  fields: Fields,
  defaults: Defaults = DEFAULT_ASSUMPTIONS,
): TypedAssumptions {
  const changed: Partial<Assumptions> = {};
  const mistakes: TypedMistakes = {};
  const textOf = (name: keyof Assumptions): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  for (const name of NUMBER_ASSUMPTIONS) {
    const text = textOf(name);
    if (text === '') continue;
    const number = parseTypedNumber(text);
    const { min, max } = ASSUMPTION_BOUNDS[name];
    const isWhole = name !== 'horizonAge' || Number.isInteger(number);
    if (number === undefined || number < min || number > max || !isWhole) mistakes[name] = text;
    else if (number !== defaults[name]) changed[name] = number;
  }
  for (const [name, choices] of Object.entries(CHOICES) as Array<
    [keyof typeof CHOICES, ReadonlyArray<string | number>]
  >) {
    const text = textOf(name);
    const chosen = choices.find((choice) => String(choice) === text);
    if (chosen !== undefined && chosen !== defaults[name])
      Object.assign(changed, { [name]: chosen });
  }
  if (textOf('includesSocialSecurity') === 'no') changed.includesSocialSecurity = false;
  return { changed, mistakes };
}
