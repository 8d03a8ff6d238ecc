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

interface ContributionQuestion {
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

interface YearContribution {
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

/** A month that lacks less than this is shown as $0, so the match counts as taken. */
export const LEAST_MATCH_OF_MONTH = 0.5;
/** Rates are told in tenths, and in hundredths where a tenth more reaches the yearly limit too early. */
const TOLD_IN = [10, 100];
/** Finer than any rate is told, and coarser than what binary fractions add to one. */
const SLACK = 1e-6;

/**
 * The lowest rate that brings the whole match: what the employer names, or less where the law counts less of
 * the pay or takes less. Undefined where nothing is matched, and where a rate that can be told brings too much
 * too early or too little.
 */
export function fullMatchRate(
  question: Omit<ContributionQuestion, 'contributionPercentage'>,
): number | undefined {
  const { pay, matchRule } = question;
  const full = fullMatch(question);
  if (full === 0) return undefined;
  const named = matchRule.employerMatchingUpToContributionPercentageOfSalary;
  const needed = (100 * full) / ((matchRule.employerMatchingContributionPercentage / 100) * pay);
  if (needed > named - SLACK) return named;
  return TOLD_IN.map((parts) => Math.ceil(needed * parts - SLACK) / parts).find((told) => {
    const { match } = contributeInYear({ ...question, contributionPercentage: told });
    return full - match < LEAST_MATCH_OF_MONTH * MONTHS;
  });
}
