export const FILING_STATUSES = ['single', 'household', 'married'] as const;
export type FilingStatus = (typeof FILING_STATUSES)[number];

export const DEPOSIT_TIMINGS = ['year-end', 'year-start', 'month-end', 'month-start'] as const;
type DepositTiming = (typeof DEPOSIT_TIMINGS)[number];

/**
 * What a month earns matters only for monthly deposits, so the page asks for the rule of the month
 * only then.
 */
export function isMonthly(timing: DepositTiming): boolean {
  return timing === 'month-end' || timing === 'month-start';
}

/**
 * How much a month earns: a twelfth of the year's rate, or the rate that compounds to it in twelve
 * months.
 */
export const MONTHLY_RATE_RULES = ['nominal', 'effective'] as const;
type MonthlyRateRule = (typeof MONTHLY_RATE_RULES)[number];

/** Whether the raise follows the year's deposits or comes before them. */
export const RAISE_MOMENTS = ['year-end', 'year-start'] as const;
type RaiseMoment = (typeof RAISE_MOMENTS)[number];

/**
 * Whether the employer’s match goes by the savings of the year, as with a true-up, or by those of each
 * month: a month after the yearly limit then has none.
 */
export const MATCH_PERIODS = ['year', 'month'] as const;
export type MatchPeriod = (typeof MATCH_PERIODS)[number];

export const PAYCHECKS_PER_YEAR = [52, 26, 24, 12] as const;

/**
 * Values that cannot be known and that every projection has to assume. Percentages are points: 6
 * means 6 %.
 */
export interface Assumptions {
  returnPercentage: number;
  inflationPercentage: number;
  payGrowthPercentage: number;
  limitGrowthPercentage: number;
  /** How many points of return the low and the high projection lie apart from the middle. */
  rangePoints: number;
  /** The age to which the savings have to last. */
  horizonAge: number;
  incomeGoalPercentage: number;
  includesSocialSecurity: boolean;
  paychecksPerYear: number;
  filingStatus: FilingStatus;
  depositTiming: DepositTiming;
  monthlyRateRule: MonthlyRateRule;
  raiseMoment: RaiseMoment;
  matchPeriod: MatchPeriod;
  autoIncreaseCapPercentage: number;
}

export const DEFAULT_ASSUMPTIONS: Assumptions = {
  returnPercentage: 5.5,
  inflationPercentage: 2.5,
  payGrowthPercentage: 3,
  limitGrowthPercentage: 2.5,
  rangePoints: 2,
  horizonAge: 92,
  incomeGoalPercentage: 75,
  includesSocialSecurity: true,
  paychecksPerYear: 26,
  filingStatus: 'single',
  depositTiming: 'year-end',
  monthlyRateRule: 'nominal',
  raiseMoment: 'year-end',
  matchPeriod: 'year',
  autoIncreaseCapPercentage: 35,
};

/** The horizon begins above the greatest retirement age, so that there is always a year to live on. */
export const ASSUMPTION_BOUNDS = {
  returnPercentage: { min: 0, max: 12, step: 0.1 },
  inflationPercentage: { min: 0, max: 8, step: 0.1 },
  payGrowthPercentage: { min: 0, max: 8, step: 0.1 },
  limitGrowthPercentage: { min: 0, max: 8, step: 0.1 },
  rangePoints: { min: 0, max: 4, step: 0.5 },
  horizonAge: { min: 88, max: 110, step: 1 },
  incomeGoalPercentage: { min: 40, max: 120, step: 1 },
  /** The cap of the rising rate has the bounds of the contribution itself. */
  autoIncreaseCapPercentage: { min: 0, max: 99, step: 1 },
} as const satisfies Partial<Record<keyof Assumptions, { min: number; max: number; step: number }>>;
