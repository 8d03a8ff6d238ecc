import { dollars } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { fromCents, toCents } from '#domain/money/cents.ts';
import {
  makePaycheck,
  mostOfPaycheck,
  reckonPaycheck,
  saveMore,
  splitPay,
  type PaycheckQuestion,
} from './make-paycheck.ts';
import type { PayrollYear } from './payroll-year.ts';

export type OnePercentStep =
  | 'onePercent.whole'
  | 'onePercent.part'
  | 'onePercent.pretax'
  | 'onePercent.partPretax'
  | 'onePercent.onlyRoth'
  | 'onePercent.roth'
  | 'onePercent.none'
  | 'onePercent.short';

/** What one percent of pay more changes in a paycheck. */
export interface OneMorePercent {
  /** What goes into the plan: less than a percent of pay near a limit or the end of the paycheck, nothing at it. */
  goesIn: number;
  /** The part of it that goes in before tax; the rest is Roth. */
  pretax: number;
  /** By how much the paycheck gets smaller. */
  costs: number;
}

export function addOnePercent(
  question: PaycheckQuestion,
  to: 'pretax' | 'roth',
  year: PayrollYear,
): OneMorePercent {
  const split = splitPay(question, year);
  const goesIn = Math.min(split.room, Math.round(split.pay / 100));
  const more = saveMore(split, to, goesIn);
  const before = makePaycheck(question, year).takeHome;
  const after = reckonPaycheck(question, more, year).takeHome;
  return {
    goesIn: fromCents(goesIn),
    pretax: fromCents(more.pretax - split.pretax),
    costs: fromCents(toCents(before) - toCents(after)),
  };
}

/** How the cost of one percent more came about, or why no more may go in. */
export function traceOnePercent(
  question: PaycheckQuestion,
  year: PayrollYear,
): Array<Step<OnePercentStep>> {
  const { goesIn, pretax, costs } = addOnePercent(question, 'pretax', year);
  if (goesIn === 0 && splitPay(question, year).isShort)
    return [{ key: 'onePercent.short', figures: {} }];
  if (goesIn === 0)
    return [
      {
        key: 'onePercent.none',
        figures: { most: dollars(question.mostPerYear), each: dollars(mostOfPaycheck(question)) },
      },
    ];
  const { pay } = makePaycheck(question, year);
  const onePercent = fromCents(Math.round(toCents(pay) / 100));
  const figures = { pay: dollars(pay), goesIn: dollars(goesIn) };
  const added: Step<OnePercentStep> =
    goesIn === onePercent
      ? { key: 'onePercent.whole', figures }
      : { key: 'onePercent.part', figures: { ...figures, onePercent: dollars(onePercent) } };
  const ofTax = {
    lessTax: dollars(fromCents(toCents(goesIn) - toCents(costs))),
    costs: dollars(costs),
  };
  const asRoth = { key: 'onePercent.roth', figures: { goesIn: dollars(goesIn) } } as const;
  if (pretax === 0) {
    const limit = dollars(question.mostPretaxPerYear ?? question.mostPerYear);
    return [added, { key: 'onePercent.onlyRoth', figures: { limit } }, asRoth];
  }
  return [
    added,
    pretax < goesIn
      ? { key: 'onePercent.partPretax', figures: { pretax: dollars(pretax), ...ofTax } }
      : { key: 'onePercent.pretax', figures: ofTax },
    asRoth,
  ];
}
