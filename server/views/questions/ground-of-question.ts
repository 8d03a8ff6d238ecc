import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import { findRow } from '#domain/figures/dated-row.ts';
import type { CatchUpGround } from '#domain/money-questions/say-catch-up.ts';
import type { PaycheckGround } from '#domain/money-questions/ask-paycheck.ts';
import type { RothGround } from '#domain/money-questions/ask-roth.ts';
import { EARNINGS_TEST } from '#domain/figures/benefit-tables.ts';
import type { PayGround } from '#domain/money-questions/ask-retirement-pay.ts';
import type { SaversGround } from '#domain/money-questions/ask-savers.ts';
import { MOST_CENTS, type MatchGround } from '#domain/money-questions/ask-match.ts';
import type { VestingGround } from '#domain/money-questions/ask-vesting.ts';
import type { MoneyQuestion } from '#domain/money-questions/money-questions.ts';
import { getPayrollYear } from '#domain/paycheck/tables/find-payroll-year.ts';
import { countsByYear } from '#domain/plan/match-of-rate.ts';
import { planHas } from '#domain/plan/plan-has.ts';
import { knownTiers, matchInTwoNumbers } from '#domain/plan/two-number-match.ts';
import type { CompanyPlan } from '#domain/plan/plan.ts';
import { getSaversHelp } from '#domain/savers/tables/find-savers-help.ts';
import { SAVERS_MATCH } from '#domain/savers/tables/savers-match.ts';
import { planOf } from '../../content/plan/plan-of.ts';
import { listMarketYears, packMarkets } from '#domain/retirement-pay/market-years.ts';
import { getDistributionRules } from '#domain/retirement-pay/tables/find-distribution-rules.ts';
import { US_MARKETS } from '#domain/retirement-pay/tables/us-markets.ts';
import type { BenefitYear } from '#domain/social-security/answer-couple.ts';
import type { PageSources } from '../page-sources.ts';

type Ground = Readonly<Record<string, unknown>>;

/** What the answers to a question follow from besides what is typed: the tables of the page's year, and the plan. */
export function groundOf(question: MoneyQuestion, page: PageSources): Ground {
  const { planYear } = page.facts;
  switch (question) {
    case 'savers':
      return { ...saversGround(planYear) };
    case 'paycheck':
      return { ...paycheckGround(page) };
    case 'roth':
      return { ...rothGround(page) };
    case 'match':
      return { ...matchGround(page) };
    case 'vesting':
      return { ...vestingGround(page) };
    case 'social-security':
      return { ...benefitGround(page) };
    case 'retirement-pay':
      return { ...payGround(page) };
  }
}

function saversGround(planYear: number): SaversGround {
  const help = getSaversHelp(planYear);
  const { year, withholding } = getPayrollYear(planYear);
  return {
    credit: help.kind === 'credit' ? help.row : undefined,
    match: findRow(SAVERS_MATCH, planYear),
    payroll: { year, withholding },
  };
}

function paycheckGround(page: PageSources): PaycheckGround {
  const plan = planOf(page.company);
  return {
    ...catchUpGround(page),
    payroll: getPayrollYear(page.facts.planYear),
    ownLimitPercent: plan?.ownLimitPercent,
    payFrequency: plan?.payFrequency,
  };
}

function rothGround(page: PageSources): RothGround {
  return {
    ...catchUpGround(page),
    payroll: getPayrollYear(page.facts.planYear),
    returnPercentage: DEFAULT_ASSUMPTIONS.returnPercentage,
  };
}

/** The limits of the plan's people, and what the law asks of the catch-up of those with high pay. */
function catchUpGround(page: PageSources): CatchUpGround & { limitsYear: number } {
  const { planYear, limits } = page.getCalculatorYear();
  return {
    limits,
    limitsYear: planYear,
    hasRoth: planHas(planOf(page.company), 'offers.roth'),
  };
}

function matchGround(page: PageSources): MatchGround {
  const plan = planOf(page.company);
  return {
    ...catchUpGround(page),
    match: knownMatch(plan),
    hasTrueUp: countsByYear(plan?.match),
    isOnceAYear: plan?.match?.paid === 'once-a-year',
    decidedForYear: plan?.match?.decidedForYear,
    ownLimitPercent: plan?.ownLimitPercent,
    payrollTaxes: getPayrollYear(page.facts.planYear).payrollTaxes,
  };
}

function vestingGround({ company }: PageSources): VestingGround {
  const plan = planOf(company);
  return { schedule: plan?.vesting, savesOwn: planHas(plan, 'plan.ownRate') };
}

function knownMatch(plan: CompanyPlan | undefined): MatchGround['match'] {
  const tiers = knownTiers(plan);
  if (!tiers) return undefined;
  const { ratePercent, upToPercentOfPay } = matchInTwoNumbers(tiers, MOST_CENTS);
  return { tiers, centsPerDollar: ratePercent, upToPercentOfPay };
}

function benefitGround(page: PageSources): BenefitYear {
  const { planYear: year, socialSecurity } = page.getCalculatorYear();
  return { year, socialSecurity, earnings: findRow(EARNINGS_TEST, page.facts.planYear) };
}

/** The series by years, made once: its months are not sent. */
const MARKETS = packMarkets(listMarketYears(US_MARKETS));

function payGround(page: PageSources): PayGround {
  const { planYear: year, socialSecurity } = page.getCalculatorYear();
  return {
    year,
    socialSecurity,
    distributions: getDistributionRules(page.facts.planYear),
    markets: MARKETS,
  };
}
