import { FILERS } from '#domain/figures/filer.ts';
import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import type { PayrollYear } from '#domain/paycheck/payroll-year.ts';
import { compareRoth } from '#domain/roth/compare-roth.ts';
import { rateSavedNow } from '#domain/roth/rate-now.ts';
import type { Answer, Question } from './answer.ts';
import type { Fields, Values } from './field.ts';

export interface RothGround {
  payroll: Pick<PayrollYear, 'year' | 'withholding' | 'payrollTaxes' | 'wageBase'>;
  /** Wages above which the catch-up has to be Roth, and the year of that rule; none before it began. */
  catchUp: { wages: number; year: number } | undefined;
  catchUpAge: number;
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
} as const satisfies Fields;

export const ROTH_QUESTION: Question<typeof FIELDS, RothGround> = {
  fields: () => FIELDS,
  example: ({ returnPercentage }) => ({
    filer: 'single',
    pay: 52_000,
    saved: 3_000,
    years: 25,
    rateLater: 12,
    rateNow: undefined,
    growth: returnPercentage,
    match: undefined,
  }),
  maySay: () => ({
    heading: ['roth.both'],
    sentences: ['roth.even', 'roth.above', 'roth.unknown', 'roth.catchUpRoth'],
    rows: ['roth.goesInRow', 'roth.costsRow', 'roth.beforeRow', 'roth.afterRow'],
    steps: [
      'roth.sameCost',
      'roth.pretaxLater',
      'roth.rothLater',
      'roth.employer',
      'roth.breakEven',
    ],
    assumed: ['roth.rateEstimated', 'roth.rateTyped', 'roth.growth', 'roth.yearEnds', 'roth.rules'],
  }),
  columns: () => ['pretax', 'roth'],
  answer: answerRoth,
};

function answerRoth(values: Values<typeof FIELDS>, ground: RothGround): Answer {
  const { filer, pay, saved, years, rateLater, growth, match = 0 } = values;
  const rateNow = values.rateNow ?? toTenths(rateSavedNow(pay, saved, filer, ground.payroll));
  const compared = compareRoth({
    pretaxPerYear: saved,
    rateNow,
    rateLater,
    years,
    returnPercentage: growth,
    matchPerYear: match,
  });
  const [pretaxLater, rothLater] = [compared.pretaxLater, compared.rothLater].map(toWhole);
  const before = compared.steps.find(({ key }) => key === 'roth.pretaxLater')?.figures['before'];
  const { catchUp, catchUpAge } = ground;
  return {
    heading: [
      step('roth.both', {
        cost: whole(compared.costPerYear),
        pretax: dollars(pretaxLater ?? 0),
        roth: dollars(rothLater ?? 0),
      }),
    ],
    sentences: [
      step(pretaxLater === rothLater ? 'roth.even' : 'roth.above', {
        rate: percent(compared.breakEvenRate),
      }),
      step('roth.unknown', {}),
      ...(catchUp && pay > catchUp.wages
        ? [
            step('roth.catchUpRoth', {
              age: number(catchUpAge),
              wages: dollars(catchUp.wages),
              year: number(catchUp.year),
            }),
          ]
        : []),
    ],
    rows: [
      rowOf('roth.goesInRow', saved, compared.costPerYear),
      rowOf('roth.costsRow', compared.costPerYear, compared.costPerYear),
      rowOf('roth.beforeRow', before?.value ?? 0, compared.rothLater),
      rowOf('roth.afterRow', compared.pretaxLater, compared.rothLater),
    ],
    steps: compared.steps
      .filter(({ key }) => key !== 'roth.employer' || match > 0)
      .map(({ key, figures }) => step(key, inWholeDollars(figures))),
    assumed: [
      values.rateNow === undefined
        ? step('roth.rateEstimated', { rate: percent(rateNow), year: number(ground.payroll.year) })
        : step('roth.rateTyped', { rate: percent(rateNow) }),
      step('roth.growth', { rate: percent(growth) }),
      step('roth.yearEnds', {}),
      step('roth.rules', {}),
    ],
  };
}

function rowOf(key: string, pretax: number, roth: number): Step {
  return step(key, { pretax: whole(pretax), roth: whole(roth) });
}

function toTenths(rate: number): number {
  return Math.round(rate * 10) / 10;
}

/** What is assumed about many years is said in whole dollars. */
function inWholeDollars(figures: Step['figures']): Step['figures'] {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      figure.as === 'dollars' ? whole(figure.value) : figure,
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
