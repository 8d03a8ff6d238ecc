import type { ContributionLimits } from '#domain/calculator/calculator-year.ts';
import { deferralLimit } from '#domain/calculator/contribution-limit.ts';
import { dollars, number } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';

export interface CatchUpQuestion {
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

/** What a question is told of the rule: the wages above which the catch-up has to be Roth, and its year. */
interface CatchUpLaw {
  wages: number;
  year: number;
}

/** Whether what somebody adds on top has to be Roth. There is nothing on top before the age of it. */
export function hasToBeRoth(
  { age, wagesOfYearBefore }: Pick<CatchUpQuestion, 'age' | 'wagesOfYearBefore'>,
  limits: ContributionLimits,
  law: CatchUpLaw | undefined,
): boolean {
  const onTop = deferralLimit(limits, age) - limits.electiveDeferral;
  return law !== undefined && onTop > 0 && wagesOfYearBefore > law.wages;
}

/** Whether the catch-up of a year has to be Roth. A year before the rule has no row. */
export function ruleCatchUp(
  question: CatchUpQuestion,
  limits: ContributionLimits,
  row: CatchUpLaw | undefined,
): CatchUpRule {
  const { age, wagesOfYearBefore, offersRoth } = question;
  const eitherWay = limits.electiveDeferral;
  const allowed = deferralLimit(limits, age) - eitherWay;
  const isRuled = hasToBeRoth(question, limits, row);
  const isLost = isRuled && !offersRoth;
  const catchUp = isLost ? 0 : allowed;
  const steps: Array<Step<CatchUpStep>> = [
    {
      key: 'catchUp.limit',
      figures: { age: number(age), limit: dollars(eitherWay), catchUp: dollars(allowed) },
    },
    ...(row
      ? [
          {
            key: 'catchUp.wages',
            figures: {
              year: number(row.year - 1),
              wages: dollars(wagesOfYearBefore),
              limit: dollars(row.wages),
            },
          } as const,
        ]
      : []),
    { key: 'catchUp.result', figures: { catchUp: dollars(catchUp) } },
  ];
  return { eitherWay, catchUp, hasToBeRoth: isRuled, isLost, steps };
}
