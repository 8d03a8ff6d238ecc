import type { Assumptions } from '#domain/calculator/assumptions.ts';
import type { LimitsYear } from '#domain/calculator/calculator-year.ts';
import type { Filer } from '#domain/figures/filer.ts';
import type { HoursRules } from '#domain/hours/hours-plan.ts';
import type { PerLanguage } from '#domain/language/language.ts';
import type { CompanyPlan, MatchTier } from '#domain/plan/plan.ts';
import type { TwoNumberMatch } from '#domain/plan/two-number-match.ts';
import type { PlanProfile } from '../content/plan-profile.ts';

/** A profile in one language: each text where it had one for each. */
export type InLanguage<Value> =
  Value extends PerLanguage<string>
    ? string
    : Value extends readonly (infer Entry)[]
      ? Array<InLanguage<Entry>>
      : Value extends object
        ? { [Name in keyof Value]: InLanguage<Value[Name]> }
        : Value;

/** What the page of a company's plan shows: all of its profile but what decides about articles. */
export interface PlanView {
  profile: InLanguage<Omit<PlanProfile, 'articles' | 'eligibleEmployees'>>;
  /** Whether people set a rate of their own, which is theirs at once. */
  hasOwnRate: boolean;
  /** The match of a whole year's rate, in percent of pay, and the rate that brings all of it. */
  wholeMatch: { matchPercent: number; ratePercent: number } | undefined;
}

/** What the form of the calculator fills in from a company's plan, and what it says of it. */
export interface PlanForCalculator {
  kind: CompanyPlan['kind'];
  /** Undefined where nobody has told us; without tiers where the plan has none. */
  match: KnownMatch | undefined;
  /** The percent of pay at which people are signed up who choose nothing. */
  enrolledAtPercent: number | undefined;
  automaticIncrease: { pointsEachYear: number; upToPercentOfPay: number } | undefined;
  ownLimitPercent: number | undefined;
}

/** What a result follows from besides what was typed: the company’s plan, and the law. */
export interface GroundOfResult {
  /** What the plan says instead of what is assumed otherwise. */
  assumed: Partial<Assumptions>;
  ownLimitPercent: number | undefined;
  /** The highest income at which the government may add to savings, by how one files. */
  saversUpTo: Readonly<Record<Filer, number>>;
}

export interface KnownMatch extends TwoNumberMatch {
  tiers: readonly MatchTier[];
  decidedForYear: number | undefined;
}

/** What the calculator of hours knows of a company's plan that is paid by the hour. */
export interface HoursPlanView {
  /** Undefined where nobody has told us. */
  perHour: { from: number; to: number; note?: string | undefined } | undefined;
  rules: HoursRules;
  /** The limits of the law for this year. */
  year: LimitsYear;
}

/** What pages ask of the company’s plan. */
export interface PlanViews {
  /** Undefined for a company of whose plan we know nothing. */
  findPlan(): PlanView | undefined;
  /** Undefined for such a company, too. */
  findPlanForCalculator(): PlanForCalculator | undefined;
  getGroundOfResult(): GroundOfResult;
  /** Undefined where nobody is paid into a plan by the hour. */
  findHoursPlan(): HoursPlanView | undefined;
}
