import { dollars, number, type Figure } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { fromCents, toCents } from '#domain/money/cents.ts';
import { mostOfPaycheck, type PaycheckQuestion } from '#domain/paycheck/make-paycheck.ts';
import type { OneMorePercent } from '#domain/paycheck/one-more-percent.ts';
import { PAY_PERIODS } from '#domain/paycheck/payroll-year.ts';

interface One {
  pretax: OneMorePercent;
  rothCosts: number;
  isWhole: boolean;
  hasRoth: boolean;
}

/** What one percent more costs, both ways only where there are both. */
export function sayOne({
  pretax: { goesIn, pretax, costs },
  rothCosts,
  isWhole,
  hasRoth,
}: One): Step {
  const both = {
    goesIn: dollars(goesIn),
    pretaxCosts: dollars(costs),
    rothCosts: dollars(rothCosts),
  };
  if (!hasRoth) return step(isWhole ? 'paycheck.costs' : 'paycheck.fits', both);
  if (pretax === 0) return step(isWhole ? 'paycheck.costsRoth' : 'paycheck.fitsRoth', both);
  return step(isWhole ? 'paycheck.costsBoth' : 'paycheck.fitsBoth', both);
}

function pretaxLimitOf({ mostPerYear, mostPretaxPerYear }: PaycheckQuestion): Figure {
  return dollars(mostPretaxPerYear ?? mostPerYear);
}

export function sayFull(question: PaycheckQuestion, isShort: boolean): Step {
  return isShort ? step('paycheck.atPay', {}) : step('paycheck.atLimit', limitOf(question));
}

/** The most for the year, and for a paycheck, which is cut to whole cents. */
export function limitOf(question: PaycheckQuestion): Step['figures'] {
  return { most: dollars(question.mostPerYear), each: dollars(mostOfPaycheck(question)) };
}

export function sayCosts(
  question: PaycheckQuestion,
  { goesIn, pretax, costs }: OneMorePercent,
  { hasRoth, isMoved }: { hasRoth: boolean; isMoved: boolean },
): Step[] {
  const paychecks = PAY_PERIODS[question.period];
  const ofYear = (amount: number): number => fromCents(toCents(amount) * paychecks);
  const lessTax = fromCents(toCents(goesIn) - toCents(costs));
  const figures = {
    paychecks: number(paychecks),
    goesIn: dollars(ofYear(goesIn)),
    costs: dollars(ofYear(costs)),
  };
  if (pretax === 0)
    return [
      ...(isMoved ? [] : [step('paycheck.onlyRoth', { limit: pretaxLimitOf(question) })]),
      step('paycheck.rothSame', {}),
      step('paycheck.ofYearAsRoth', figures),
    ];
  return [
    ...(pretax < goesIn ? [step('paycheck.partRoth', { pretax: dollars(pretax) })] : []),
    lessTax > 0
      ? step('paycheck.pretaxLess', { lessTax: dollars(lessTax) })
      : step('paycheck.pretaxSame', {}),
    ...(hasRoth ? [step('paycheck.rothSame', {})] : []),
    step('paycheck.ofYear', figures),
  ];
}

/** What was to go in before tax, of which the law lets a part go in only as Roth. */
export function sayMoved(question: PaycheckQuestion, inCents: number): Step {
  const figures = { moved: dollars(fromCents(inCents)), limit: pretaxLimitOf(question) };
  return step('paycheck.hasToBeRoth', figures);
}

function step(key: string, figures: Step['figures']): Step {
  return { key, figures };
}
