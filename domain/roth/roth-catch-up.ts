import type { ContributionLimits } from '#domain/calculator/calculator-year.ts';
import { deferralLimit, isAskedForRoth } from '#domain/calculator/contribution-limit.ts';
import { dollars, number } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';

interface CatchUpQuestion {
  /** The age reached by December 31. */
  age: number;
  /**
   * What the same employer paid in the year before, as Social Security counts it. Whoever had no such
   * wages there is never under the rule.
   */
  wagesOfYearBefore: number;
  offersRoth: boolean;
}

export type CatchUpStep = 'catchUp.limit' | 'catchUp.wages' | 'catchUp.result';

export interface CatchUpRule {
  /** What may go in either way. */
  eitherWay: number;
  /** What may go in on top from the catch-up age on. */
  catchUp: number;
  /** The catch-up has to be Roth; in a plan without Roth there is then none. */
  hasToBeRoth: boolean;
  isLost: boolean;
  steps: ReadonlyArray<Step<CatchUpStep>>;
}

/** Whether what somebody adds on top has to be Roth. There is nothing on top before the age of it. */
export function hasToBeRoth(
  { age, wagesOfYearBefore }: Pick<CatchUpQuestion, 'age' | 'wagesOfYearBefore'>,
  limits: ContributionLimits,
): boolean {
  const onTop = deferralLimit(limits, age) - limits.electiveDeferral;
  return onTop > 0 && isAskedForRoth(limits, wagesOfYearBefore);
}

/** Whether the catch-up of a year has to be Roth. The limits of a year before the rule do not speak of it. */
export function ruleCatchUp(question: CatchUpQuestion, limits: ContributionLimits): CatchUpRule {
  const law = limits.rothCatchUp;
  const { age, wagesOfYearBefore, offersRoth } = question;
  const eitherWay = limits.electiveDeferral;
  const allowed = deferralLimit(limits, age) - eitherWay;
  const isRuled = hasToBeRoth(question, limits);
  const isLost = isRuled && !offersRoth;
  const catchUp = isLost ? 0 : allowed;
  const steps: Array<Step<CatchUpStep>> = [
    {
      key: 'catchUp.limit',
      figures: { age: number(age), limit: dollars(eitherWay), catchUp: dollars(allowed) },
    },
    ...(law
      ? [
          {
            key: 'catchUp.wages',
            figures: {
              year: number(law.year - 1),
              wages: dollars(wagesOfYearBefore),
              limit: dollars(law.wages),
            },
          } as const,
        ]
      : []),
    { key: 'catchUp.result', figures: { catchUp: dollars(catchUp) } },
  ];
  return { eitherWay, catchUp, hasToBeRoth: isRuled, isLost, steps };
}
