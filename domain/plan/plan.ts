/**
 * What a company's plan is, as far as anybody has told us. Everything but the kind may be unknown, and
 * what is unknown is neither promised nor denied to readers.
 */
export interface CompanyPlan {
  kind: PlanKind;
  paysIn?: PaysIn | undefined;
  /** The percent of pay at which the plan signs people up who choose nothing. */
  enrollsAtPercent?: number | undefined;
  match?: MatchRule | undefined;
  /** What employers pay in for an hour that counts, in dollars: contracts differ between these two. */
  perHour?: { from: number; to: number } | undefined;
  vesting?: VestingSchedule | undefined;
  payFrequency?: PayFrequency | undefined;
  /** The most that the plan lets people save in a year, in percent of pay, where that is less than the law does. */
  ownLimitPercent?: number | undefined;
  offers: Readonly<Partial<Record<PlanOffer, boolean>>>;
}

/**
 * People save a percent of their pay, or employers pay in a sum for each hour that counts. With `none` the
 * company has no plan at work.
 */
export const PLAN_KINDS = ['percent-of-pay', 'per-hour', 'none'] as const;
type PlanKind = (typeof PLAN_KINDS)[number];

export const PAYS_IN = ['employee', 'employer', 'both'] as const;
type PaysIn = (typeof PAYS_IN)[number];

/** What a plan may offer, or leave out. */
export const PLAN_OFFERS = [
  'roth',
  'catchUp',
  'catchUpSixties',
  'afterTax',
  'loans',
  'hardship',
  'studentLoanMatch',
  'rolloversIn',
  'rolloversOut',
] as const;
export type PlanOffer = (typeof PLAN_OFFERS)[number];

/** 50 cents for each dollar between the end of the tier before and 6 % of pay. */
export interface MatchTier {
  centsPerDollar: number;
  upToPercentOfPay: number;
}

export interface MatchRule {
  /** In order: each begins where the one before it ends. */
  tiers: readonly MatchTier[];
  /** Reckoned by the pay of each paycheck, or once by that of the year. */
  paid: MatchPaid;
  /** At the end of the year the employer makes up for paychecks in which less was saved than matched. */
  hasTrueUp: boolean;
  /** The employer decides about it anew; it has done so for this year. */
  decidedForYear?: number | undefined;
}

export const MATCH_PAID = ['each-paycheck', 'once-a-year'] as const;
type MatchPaid = (typeof MATCH_PAID)[number];

/** When what an employer has paid in is the employee's own. What people save themselves always is. */
export type VestingSchedule = VestingPace & {
  /**
   * The plan's normal retirement age: who reaches it at work has all of it, however few the years. Section
   * 411(a) of the tax code asks that of every such plan, but each sets the age.
   */
  wholeFromAge?: number | undefined;
};

type VestingPace =
  | { kind: 'at-once' }
  | { kind: 'cliff'; years: number }
  | { kind: 'graded'; steps: readonly VestingStep[] }
  /** All of it after so many years, of which each has at least so many hours. */
  | { kind: 'by-hours'; hoursInYear: number; years: number };

/** From so many years on, so many percent. */
interface VestingStep {
  years: number;
  percent: number;
}

export const PAYCHECKS_OF_YEAR = {
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
} as const;
export type PayFrequency = keyof typeof PAYCHECKS_OF_YEAR;
