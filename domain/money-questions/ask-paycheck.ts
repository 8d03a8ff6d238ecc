import { deferralLimit, pretaxLimit } from '#domain/calculator/contribution-limit.ts';
import { FILERS } from '#domain/figures/filer.ts';
import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { fromCents, toCents } from '#domain/money/cents.ts';
import {
  makePaycheck,
  reckonPaycheck,
  saveMore,
  splitPay,
  tracePaycheck,
  type Paycheck,
  type PaycheckQuestion,
} from '#domain/paycheck/make-paycheck.ts';
import { addOnePercent, traceOnePercent } from '#domain/paycheck/one-more-percent.ts';
import { type PayPeriod, type PayrollYear } from '#domain/paycheck/payroll-year.ts';
import type { Answer, Question } from './answer.ts';
import type { Fields, Values } from './field.ts';
import { limitOf, sayCosts, sayFull, sayMoved, sayOne } from './say-paycheck.ts';
import { sayCatchUp, type CatchUpGround } from './say-catch-up.ts';

export interface PaycheckGround extends CatchUpGround {
  payroll: PayrollYear;
  /** The year that the limits are of. */
  limitsYear: number;
  /** The most that the plan lets people save, in percent of pay, where that is known. */
  ownLimitPercent?: number | undefined;
  payFrequency?: PayPeriod | undefined;
}

const PERIODS = ['weekly', 'biweekly', 'semimonthly', 'monthly', 'yearly'] as const;

const ASKED = {
  pay: { kind: 'dollars', min: 1, max: 10_000_000 },
  period: { kind: 'choice', options: PERIODS },
  filer: { kind: 'choice', options: FILERS },
  pretax: { kind: 'percent', min: 0, max: 100 },
} as const satisfies Fields;
const ASKED_OF_ROTH = {
  ...ASKED,
  roth: { kind: 'percent', min: 0, max: 100, isOptional: true },
} as const satisfies Fields;
const ASSUMED = {
  age: { kind: 'age', min: 16, max: 99, isOptional: true, isAssumption: true },
  ownLimit: { kind: 'percent', min: 0, max: 100, isOptional: true, isAssumption: true },
  paidBefore: { kind: 'dollars', min: 0, max: 10_000_000, isOptional: true, isAssumption: true },
} as const satisfies Fields;

type Form = typeof ASKED_OF_ROTH & typeof ASSUMED;

export const PAYCHECK_QUESTION: Question<Form, PaycheckGround> = {
  // Where the plan has no Roth, nobody has typed any, and without a catch-up no age changes the limit.
  fields: ({ hasRoth, limits }) => {
    const { age, ...others } = ASSUMED;
    return {
      ...(hasRoth ? ASKED_OF_ROTH : ASKED),
      ...(limits.catchUp === 0 ? others : { age, ...others }),
    } as Form;
  },
  example: ({ payFrequency, ownLimitPercent }) => ({
    pay: 52_000,
    period: payFrequency ?? 'biweekly',
    filer: 'single',
    pretax: 6,
    roth: 0,
    age: undefined,
    ownLimit: ownLimitPercent,
    paidBefore: undefined,
  }),
  maySay: ({ hasRoth }) => ({
    heading: [
      hasRoth ? 'paycheck.costsBoth' : 'paycheck.costs',
      hasRoth ? 'paycheck.fitsBoth' : 'paycheck.fits',
      ...(hasRoth ? ['paycheck.costsRoth', 'paycheck.fitsRoth'] : []),
      'paycheck.tooLittle',
      'paycheck.atLimit',
      'paycheck.atPay',
    ],
    sentences: [
      ...(hasRoth ? ['paycheck.hasToBeRoth', 'paycheck.onlyRoth', 'paycheck.partRoth'] : []),
      'paycheck.pretaxLess',
      'paycheck.pretaxSame',
      ...(hasRoth ? ['paycheck.rothSame'] : []),
      'paycheck.ofYear',
      ...(hasRoth ? ['paycheck.ofYearAsRoth'] : []),
      'paycheck.nearLimit',
      'paycheck.nearPay',
      'paycheck.tooMuch',
      hasRoth ? 'catchUp.roth' : 'catchUp.lost',
    ],
    rows: [
      'paycheck.savedRow',
      'paycheck.taxRow',
      'paycheck.otherTaxesRow',
      'paycheck.takeHomeRow',
    ],
    steps: [
      'paycheck.pay',
      'paycheck.saved',
      'paycheck.federalTax',
      'paycheck.socialSecurity',
      'paycheck.medicare',
      'paycheck.takeHome',
      'onePercent.none',
      'onePercent.short',
      'onePercent.whole',
      'onePercent.part',
      'onePercent.pretax',
      ...(hasRoth ? ['onePercent.partPretax', 'onePercent.onlyRoth', 'onePercent.roth'] : []),
    ],
    assumed: [
      'paycheck.again',
      'paycheck.table',
      'paycheck.first',
      'paycheck.after',
      'paycheck.limit',
      'paycheck.planLimit',
    ],
  }),
  columns: ({ hasRoth }) => ['now', 'pretax', ...(hasRoth ? ['roth'] : [])],
  answer: answerPaycheck,
};

function answerPaycheck(values: Values<Form>, ground: PaycheckGround): Answer {
  const { payroll, hasRoth } = ground;
  const { ownLimit, paidBefore } = values;
  const question = toQuestion(values, ground);
  const now = makePaycheck(question, payroll);
  const pretax = addOnePercent(question, 'pretax', payroll);
  const roth = addOnePercent(question, 'roth', payroll);
  const { goesIn } = pretax;
  const { isShort, isCut, hasToBeRoth } = splitPay(question, payroll);
  // The limit of a paycheck is cut to cents, so that one cent of it is no wish of anybody.
  const isMoved = hasToBeRoth > 1;
  const onePercent = fromCents(Math.round(toCents(now.pay) / 100));
  if (onePercent === 0) return sayTooLittle(now);
  const isWhole = goesIn === onePercent;
  const checks = {
    now,
    pretax: withMore(question, 'pretax', ground, goesIn),
    ...(hasRoth && { roth: withMore(question, 'roth', ground, goesIn) }),
  };
  return {
    heading: [
      goesIn === 0
        ? sayFull(question, isShort)
        : sayOne({ pretax, rothCosts: roth.costs, isWhole, hasRoth }),
    ],
    sentences: [
      ...(isMoved ? [sayMoved(question, hasToBeRoth)] : []),
      ...(goesIn > 0 ? sayCosts(question, pretax, { hasRoth, isMoved }) : []),
      ...(goesIn > 0 && !isWhole
        ? [isShort ? step('paycheck.nearPay', {}) : step('paycheck.nearLimit', limitOf(question))]
        : []),
      ...(isCut ? [step('paycheck.tooMuch', {})] : []),
      ...sayCatchUp(values, ground),
    ],
    rows: rowsOf(checks),
    steps: [
      ...tracePaycheck(question, payroll),
      ...traceOnePercent(question, payroll).filter(
        ({ key }) => hasRoth || key !== 'onePercent.roth',
      ),
    ],
    assumed: [
      ...(goesIn > 0 ? [step('paycheck.again', { goesIn: dollars(goesIn) })] : []),
      step('paycheck.table', { year: number(payroll.year) }),
      paidBefore === undefined
        ? step('paycheck.first', {})
        : step('paycheck.after', { paid: dollars(paidBefore) }),
      step('paycheck.limit', {
        most: dollars(deferralLimit(ground.limits, ageOf(values), values.pay)),
        year: number(ground.limitsYear),
      }),
      ...(ownLimit === undefined ? [] : [step('paycheck.planLimit', { limit: percent(ownLimit) })]),
    ],
  };
}

/** Who says no age has the limit that everybody has. */
function ageOf({ age = 0 }: Values<Form>): number {
  return age;
}

/** One percent of so little pay is less than a cent. */
function sayTooLittle({ pay }: Paycheck): Answer {
  return {
    heading: [step('paycheck.tooLittle', { pay: dollars(pay) })],
    sentences: [],
    rows: [],
    steps: [],
    assumed: [],
  };
}

function toQuestion(values: Values<Form>, ground: PaycheckGround): PaycheckQuestion {
  const { pay, period, filer, pretax, roth = 0, ownLimit = 100, paidBefore = 0 } = values;
  const ofPlan = fromCents(Math.floor((toCents(pay) * ownLimit) / 100));
  return {
    payPerYear: pay,
    period,
    filer,
    pretaxPercentage: pretax,
    rothPercentage: roth,
    mostPerYear: Math.min(ofPlan, deferralLimit(ground.limits, ageOf(values), pay)),
    mostPretaxPerYear: Math.min(ofPlan, pretaxLimit(ground.limits, ageOf(values), pay)),
    paidBefore,
  };
}

function withMore(
  question: PaycheckQuestion,
  to: 'pretax' | 'roth',
  { payroll }: PaycheckGround,
  goesIn: number,
): Paycheck {
  const more = saveMore(splitPay(question, payroll), to, toCents(goesIn));
  return reckonPaycheck(question, more, payroll);
}

/** A column for each paycheck, a row for each part of it. */
function rowsOf(checks: Readonly<Record<string, Paycheck>>): Step[] {
  const rowOf = (key: string, partOf: (check: Paycheck) => number): Step =>
    step(
      key,
      Object.fromEntries(
        Object.entries(checks).map(([name, check]) => [name, dollars(partOf(check))]),
      ),
    );
  return [
    rowOf('paycheck.savedRow', ({ pretax, roth }) => addUp(pretax, roth)),
    rowOf('paycheck.taxRow', ({ federalTax }) => federalTax),
    rowOf('paycheck.otherTaxesRow', ({ socialSecurity, medicare }) =>
      addUp(socialSecurity, medicare),
    ),
    rowOf('paycheck.takeHomeRow', ({ takeHome }) => takeHome),
  ];
}

/** To the cent, which sums of fractions are not. */
function addUp(one: number, other: number): number {
  return fromCents(toCents(one) + toCents(other));
}

function step(key: string, figures: Step['figures']): Step {
  return { key, figures };
}
