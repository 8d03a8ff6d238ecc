import { pretaxLimit } from '#domain/calculator/contribution-limit.ts';
import { FILERS } from '#domain/figures/filer.ts';
import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import type { PayrollYear } from '#domain/paycheck/payroll-year.ts';
import { compareRoth } from '#domain/roth/compare-roth.ts';
import { rateSavedNow } from '#domain/roth/rate-now.ts';
import { ruleCatchUp } from '#domain/roth/roth-catch-up.ts';
import type { Answer, Question } from './answer.ts';
import type { Fields, Values } from './field.ts';
import { sayCatchUp, type CatchUpGround } from './say-catch-up.ts';

export interface RothGround extends CatchUpGround {
  payroll: Pick<PayrollYear, 'year' | 'withholding' | 'payrollTaxes' | 'wageBase'>;
  /** The year that the limits are of. */
  limitsYear: number;
  /** What savings earn in a year, until somebody assumes otherwise. */
  returnPercentage: number;
}

const FIELDS = {
  filer: { kind: 'choice', options: FILERS },
  pay: { kind: 'dollars', min: 1, max: 10_000_000 },
  saved: { kind: 'dollars', min: 1, max: 1_000_000 },
  years: { kind: 'years', min: 1, max: 60 },
  rateLater: { kind: 'percent', min: 0, max: 60 },
  rateNow: { kind: 'percent', min: 0, max: 60, isOptional: true, isAssumption: true },
  growth: { kind: 'percent', min: 0, max: 15, isAssumption: true },
  match: { kind: 'dollars', min: 0, max: 1_000_000, isOptional: true, isAssumption: true },
  age: { kind: 'age', min: 16, max: 99, isOptional: true, isAssumption: true },
} as const satisfies Fields;

/** Where less is saved, dollars of many years say nothing that is true to the dollar. */
const LEAST_SAVED = 100;
const A_CENT = 0.01;

export const ROTH_QUESTION: Question<typeof FIELDS, RothGround> = {
  fields: ({ limits }) => {
    const { age: _age, ...others } = FIELDS;
    // Nobody's age changes the limit of a plan without a catch-up.
    return (limits.catchUp === 0 ? others : FIELDS) as typeof FIELDS;
  },
  example: ({ returnPercentage }) => ({
    filer: 'single',
    pay: 52_000,
    saved: 3_000,
    years: 25,
    rateLater: 12,
    rateNow: undefined,
    growth: returnPercentage,
    match: undefined,
    age: undefined,
  }),
  maySay: () => ({
    heading: ['roth.both', 'roth.tooLittle'],
    sentences: [
      'roth.abovePay',
      'roth.aboveLimit',
      'roth.even',
      'roth.noTaxNow',
      'roth.above',
      'roth.unknown',
      'catchUp.roth',
    ],
    rows: ['roth.goesInRow', 'roth.costsRow', 'roth.beforeRow', 'roth.afterRow'],
    steps: [
      'roth.sameCost',
      'roth.pretaxLater',
      'roth.rothLater',
      'roth.employer',
      'roth.breakEven',
      'catchUp.limit',
      'catchUp.wages',
      'catchUp.result',
    ],
    assumed: [
      'roth.rateEstimated',
      'roth.rateTyped',
      'roth.growth',
      'roth.limit',
      'roth.limitByAge',
      'roth.limitOfAge',
      'roth.yearEnds',
      'roth.rules',
    ],
  }),
  columns: () => ['pretax', 'roth'],
  answer: answerRoth,
};

function answerRoth(values: Values<typeof FIELDS>, ground: RothGround): Answer {
  const { filer, pay, years, rateLater, growth, match = 0, age = 0 } = values;
  const limit = pretaxLimit(ground.limits, age, pay);
  const saved = Math.min(values.saved, pay, limit);
  const cut = sayCut(values, limit);
  if (saved < LEAST_SAVED) return sayTooLittle(cut);
  const rateNow =
    values.rateNow ?? withoutCents(rateSavedNow(pay, saved, filer, ground.payroll), saved);
  const compared = compareRoth({
    pretaxPerYear: saved,
    rateNow,
    rateLater,
    years,
    returnPercentage: growth,
    matchPerYear: match,
  });
  const { costPerYear, pretaxLater, rothLater, breakEvenRate, steps } = compared;
  const before = steps.find(({ key }) => key === 'roth.pretaxLater')?.figures['before'];
  return {
    heading: [
      step('roth.both', {
        cost: whole(costPerYear),
        pretax: whole(pretaxLater),
        roth: whole(rothLater),
      }),
    ],
    sentences: [
      ...cut,
      step(keyOfRates(rateLater === rateNow, rateNow), {
        rate: percent(toHundredths(breakEvenRate)),
      }),
      step('roth.unknown', {}),
      ...sayCatchUp(values, ground),
    ],
    rows: [
      rowOf('roth.goesInRow', saved, costPerYear),
      rowOf('roth.costsRow', costPerYear, costPerYear),
      rowOf('roth.beforeRow', before?.value ?? 0, rothLater),
      rowOf('roth.afterRow', pretaxLater, rothLater),
    ],
    steps: [
      ...steps
        .filter(({ key }) => key !== 'roth.employer' || match > 0)
        .map(({ key, figures }) => step(key, inWholeDollars(figures))),
      ...traceCatchUp(values, ground),
    ],
    assumed: [
      values.rateNow === undefined
        ? step('roth.rateEstimated', {
            rate: percent(toHundredths(rateNow)),
            year: number(ground.payroll.year),
          })
        : step('roth.rateTyped', { rate: percent(rateNow) }),
      step('roth.growth', { rate: percent(growth) }),
      sayLimit(values, limit, ground),
      step('roth.yearEnds', {}),
      step('roth.rules', {}),
    ],
  };
}

/** How the rule of the catch-up came to hold, for who says an age at which it does. */
function traceCatchUp(
  { pay, age = 0 }: Values<typeof FIELDS>,
  { limits, hasRoth }: RothGround,
): readonly Step[] {
  const saver = { age, wagesOfYearBefore: pay, offersRoth: hasRoth };
  const rule = ruleCatchUp(saver, limits);
  return rule.hasToBeRoth ? rule.steps : [];
}

function sayCut({ saved, pay }: Values<typeof FIELDS>, limit: number): Step[] {
  if (saved <= Math.min(pay, limit)) return [];
  return [
    pay < limit
      ? step('roth.abovePay', { pay: dollars(pay) })
      : step('roth.aboveLimit', { limit: dollars(limit) }),
  ];
}

function sayLimit(
  { age }: Values<typeof FIELDS>,
  limit: number,
  { limits, limitsYear }: RothGround,
): Step {
  const figures = { limit: dollars(limit), year: number(limitsYear) };
  if (age !== undefined) return step('roth.limitOfAge', { age: number(age), ...figures });
  return step(limits.catchUp === 0 ? 'roth.limit' : 'roth.limitByAge', figures);
}

function sayTooLittle(cut: Step[]): Answer {
  return {
    heading: [step('roth.tooLittle', {})],
    sentences: cut,
    rows: [],
    steps: [],
    assumed: [],
  };
}

function keyOfRates(isEven: boolean, rateNow: number): string {
  if (isEven) return 'roth.even';
  return rateNow === 0 ? 'roth.noTaxNow' : 'roth.above';
}

function rowOf(key: string, pretax: number, roth: number): Step {
  return step(key, { pretax: whole(pretax), roth: whole(roth) });
}

/** The tax on each of two incomes is rounded to the cent, which is no part of a rate: 12 percent stay 12. */
function withoutCents(rate: number, saved: number): number {
  const tenths = Math.round(rate * 10) / 10;
  return (Math.abs(rate - tenths) * saved) / 100 < 2 * A_CENT ? tenths : rate;
}

function toHundredths(rate: number): number {
  return Math.round(rate * 100) / 100;
}

/** What is assumed about many years is said in whole dollars, and a rate with two places. */
function inWholeDollars(figures: Step['figures']): Step['figures'] {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      figure.as === 'dollars'
        ? whole(figure.value)
        : { ...figure, value: toHundredths(figure.value) },
    ]),
  );
}

function whole(amount: number): ReturnType<typeof dollars> {
  return dollars(toWhole(amount));
}

function toWhole(amount: number): number {
  return Math.round(amount);
}

function step(key: string, figures: Step['figures']): Step {
  return { key, figures };
}
