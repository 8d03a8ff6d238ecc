import type { Assumptions } from '#domain/calculator/assumptions.ts';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import type { CalculatorInputs } from '#domain/calculator/inputs.ts';
import type { RetirementPlan } from '#domain/calculator/retirement-plan.ts';
import type { Filer } from '#domain/figures/filer.ts';
import type { Paycheck } from '#domain/paycheck/make-paycheck.ts';
import type { OneMorePercent } from '#domain/paycheck/one-more-percent.ts';
import type { PayPeriod, PayrollYear } from '#domain/paycheck/payroll-year.ts';
import type { DrawnSavings } from '#domain/retirement-pay/draw-savings.ts';
import type { MarketStories } from '#domain/retirement-pay/market-stories.ts';
import type { MarketYear } from '#domain/retirement-pay/market-years.ts';
import type { DistributionRules } from '#domain/retirement-pay/required-distribution.ts';
import type { SpendingOrder } from '#domain/retirement-pay/spending-order.ts';
import type { RothComparison } from '#domain/roth/compare-roth.ts';
import type { CatchUpRule } from '#domain/roth/roth-catch-up.ts';
import type { SaversCredit } from '#domain/savers/savers-credit.ts';
import type { SaversHelp } from '#domain/savers/savers-help.ts';
import type { SaversMatch } from '#domain/savers/savers-match.ts';
import type { ClaimCell, CoupleClaim } from '#domain/social-security/compare-claims.ts';

/** Everything public that a household plan stands on, of one year. The engine knows no table and no clock. */
export interface HouseholdYear {
  calculator: CalculatorYear;
  payroll: PayrollYear;
  savers: SaversHelp;
  distributions: DistributionRules;
  markets: readonly MarketYear[];
}

export interface HouseholdPerson {
  inputs: CalculatorInputs;
  claimingAge: number;
  /** What a statement of Social Security says, where somebody has one; else we estimate it from pay. */
  statement?: { monthly: number; atAge: number };
  period: PayPeriod;
  /** What part of the own contribution goes in as Roth, in percent. */
  rothPercentage: number;
  wagesOfYearBefore: number;
}

export interface HouseholdQuestion {
  people: readonly [HouseholdPerson] | readonly [HouseholdPerson, HouseholdPerson];
  filer: Filer;
  assumptions: Assumptions;
  offersRoth: boolean;
  /** The tax rate expected in retirement, in percent. */
  rateLater: number;
  sharesPercentage: number;
  order: SpendingOrder;
}

/** What a plan of the calculator does not say about one person. */
export interface PersonPlan {
  plan: RetirementPlan;
  paycheck: Paycheck;
  onePercentMore: { pretax: OneMorePercent; roth: OneMorePercent };
  roth: RothComparison;
  catchUp: CatchUpRule;
}

export interface RetirementPay {
  /** The age of the first person at which both have stopped working, and the one after the last year. */
  fromAge: number;
  untilAge: number;
  /** A month, in today’s dollars and before tax, alike from the first to the last year. */
  monthly: number;
  drawn: DrawnSavings;
  /** Undefined for more years than the series has. */
  stories: MarketStories | undefined;
}

export interface HouseholdPlan {
  people: readonly PersonPlan[];
  /** Undefined where income is out of its reach. */
  savers: SaversMatch | SaversCredit | undefined;
  /** The ages that were chosen, and every other choice. A person alone has one age and no table of two. */
  claim: CoupleClaim;
  claims: readonly ClaimCell[];
  pay: RetirementPay;
}
