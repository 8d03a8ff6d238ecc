import type { MatchPeriod } from './assumptions.ts';
import type { ContributionLimits } from './calculator-year.ts';
import { deferralLimit } from './contribution-limit.ts';
import { countMonths } from './count-months.ts';
import type { CalculatorInputs } from './inputs.ts';

export type LimitApplied = 'none' | 'deferral' | 'match-pay' | 'all-additions';

type MatchRule = Pick<
  CalculatorInputs,
  'employerMatchingContributionPercentage' | 'employerMatchingUpToContributionPercentageOfSalary'
>;

export interface ContributionQuestion {
  pay: number;
  contributionPercentage: number;
  /** The age reached by 31 December. */
  age: number;
  /** What the law of the catch-up goes by; the pay of this year stands for it where it is not known. */
  wagesOfYearBefore?: number | undefined;
  matchRule: MatchRule;
  limits: ContributionLimits;
  /** The year, unless each month counts by itself. */
  matchPeriod?: MatchPeriod;
}

const MONTHS = 12;

export interface YearContribution {
  employee: number;
  match: number;
  /** The limit that applied; the employee's own is named where several did. */
  limitApplied: LimitApplied;
}

/**
 * What employee and employer pay into the plan in one year. The match counts pay up to the cap of
 * section 401(a)(17), and both together stop at section 415(c), catch-up aside.
 */
export function contributeInYear(question: ContributionQuestion): YearContribution {
  const { pay, contributionPercentage, age, matchRule, limits, wagesOfYearBefore = pay } = question;
  const wanted = (pay * contributionPercentage) / 100;
  const employee = Math.min(wanted, deferralLimit(limits, age, wagesOfYearBefore));
  const rate = matchRule.employerMatchingContributionPercentage / 100;
  const matchedShare = matchRule.employerMatchingUpToContributionPercentageOfSalary / 100;
  const promised = rate * Math.min(employee, matchedShare * pay);
  const most = matchedShare * Math.min(pay, limits.payCap);
  const matched =
    employee < wanted && question.matchPeriod === 'month'
      ? countMonths(wanted / MONTHS, employee, (saved) => rate * Math.min(saved, most / MONTHS))
          .match
      : rate * Math.min(employee, most);
  const room = limits.allAdditions - Math.min(employee, limits.electiveDeferral);
  const match = Math.min(matched, room);
  if (employee < wanted) return { employee, match, limitApplied: 'deferral' };
  if (match < matched) return { employee, match, limitApplied: 'all-additions' };
  return { employee, match, limitApplied: matched < promised ? 'match-pay' : 'none' };
}

/**
 * The largest match there is: what the employer adds when the employee pays in as much as is
 * matched, or as the law takes, and as much in each month.
 */
export function fullMatch(question: Omit<ContributionQuestion, 'contributionPercentage'>): number {
  const contributionPercentage =
    question.matchRule.employerMatchingUpToContributionPercentageOfSalary;
  return contributeInYear({ ...question, contributionPercentage, matchPeriod: 'year' }).match;
}
