import {
  averageEarnings,
  estimateInsuranceAmount,
  type EstimateQuestion,
} from '#domain/calculator/social-security.ts';
import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { benefitShare } from './person.ts';

export type EstimateStep =
  'estimate.earned' | 'estimate.earnedBy' | 'estimate.full' | 'estimate.claimed';

/** How our estimate of a full benefit came about, by the formula of the year, and who of two people it is of. */
export function traceEstimate(
  question: EstimateQuestion,
  who?: number,
): [Step<EstimateStep>, Step<EstimateStep>] {
  const { countedPay, years, countedYears, monthly } = averageEarnings(question);
  const { firstBend, secondBend } = question.socialSecurity;
  return [
    {
      key: who === undefined ? 'estimate.earned' : 'estimate.earnedBy',
      figures: {
        ...(who !== undefined && { who: number(who) }),
        pay: dollars(countedPay),
        years: number(years),
        countedYears: number(countedYears),
        monthly: dollars(monthly),
      },
    },
    {
      key: 'estimate.full',
      figures: {
        firstBend: dollars(firstBend),
        secondBend: dollars(secondBend),
        full: dollars(estimateInsuranceAmount(question)),
      },
    },
  ];
}

/** What of a full benefit is paid each month to somebody who begins at an age. */
export function traceShare(
  { birthYear, claimingAge }: { birthYear: number; claimingAge: number },
  monthly: number,
): Step<EstimateStep> {
  return {
    key: 'estimate.claimed',
    figures: {
      age: number(claimingAge),
      share: percent(Math.round(10_000 * benefitShare(birthYear, claimingAge)) / 100),
      monthly: dollars(monthly),
    },
  };
}
