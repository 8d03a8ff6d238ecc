import {
  ASSUMPTION_BOUNDS,
  DEFAULT_ASSUMPTIONS,
  FILING_STATUSES,
  PAYCHECKS_PER_YEAR,
  type Assumptions,
} from '#domain/calculator/assumptions.ts';
import { parseTypedNumber } from '#domain/text/parse-typed-number.ts';

/** The assumptions that are numbers, in the order of the page. */
export const NUMBER_ASSUMPTIONS = [
  'returnPercentage',
  'inflationPercentage',
  'payGrowthPercentage',
  'limitGrowthPercentage',
  'incomeGoalPercentage',
  'horizonAge',
  'rangePoints',
] as const;
export type NumberAssumption = (typeof NUMBER_ASSUMPTIONS)[number];

export interface TypedAssumptions {
  /** Only what was said and is in order. */
  changed: Partial<Assumptions>;
  /** What was typed into the fields that are not in order. */
  mistakes: TypedMistakes;
}

export type TypedMistakes = Partial<Record<NumberAssumption, string>>;

/** What somebody assumes otherwise. A field that is missing or empty stays as we would have it. */
export function readAssumptions(fields: URLSearchParams | FormData): TypedAssumptions {
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
    else if (number !== DEFAULT_ASSUMPTIONS[name]) changed[name] = number;
  }
  const paychecks = PAYCHECKS_PER_YEAR.find(
    (count) => String(count) === textOf('paychecksPerYear'),
  );
  if (paychecks !== undefined && paychecks !== DEFAULT_ASSUMPTIONS.paychecksPerYear)
    changed.paychecksPerYear = paychecks;
  const filing = FILING_STATUSES.find((status) => status === textOf('filingStatus'));
  if (filing !== undefined && filing !== DEFAULT_ASSUMPTIONS.filingStatus)
    changed.filingStatus = filing;
  if (textOf('includesSocialSecurity') === 'no') changed.includesSocialSecurity = false;
  return { changed, mistakes };
}
