import { ASSUMPTION_BOUNDS, DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import type { SocialSecurityYear } from '#domain/calculator/calculator-year.ts';
import { benefitAtAge, estimateInsuranceAmount } from '#domain/calculator/social-security.ts';
import { answerPay, type PayTables } from '#domain/retirement-pay/answer-pay.ts';
import { unpackMarkets, type PackedMarkets } from '#domain/retirement-pay/market-years.ts';
import { SPENDING_ORDERS } from '#domain/retirement-pay/spending-order.ts';
import { CLAIMING_AGES } from '#domain/social-security/person.ts';
import { traceEstimate, traceShare } from '#domain/social-security/trace-estimate.ts';
import type { Answer, Question } from './answer.ts';
import type { Fields, Values } from './field.ts';
import { sayPay, type PayFacts } from './say-retirement-pay.ts';

/** What the answer follows from besides what is typed. */
export interface PayGround extends Pick<PayTables, 'distributions'> {
  year: number;
  markets: PackedMarkets;
  socialSecurity: SocialSecurityYear;
}

const SAVINGS = { kind: 'dollars', min: 0, max: 100_000_000 } as const;

const FIELDS = {
  currentAge: { kind: 'age', min: 18, max: 87 },
  retirementAge: { kind: 'age', min: 18, max: 87 },
  savings: SAVINGS,
  spending: { kind: 'dollars', min: 0, max: 1_000_000, isOptional: true },
  benefit: { kind: 'dollars', min: 0, max: 10_000, isOptional: true },
  pay: { kind: 'dollars', min: 0, max: 10_000_000, isOptional: true },
  claimingAge: { kind: 'age', min: CLAIMING_AGES.from, max: CLAIMING_AGES.to },
  sharesPercentage: { kind: 'percent', min: 0, max: 100, isAssumption: true },
  returnPercentage: { kind: 'percent', ...boundsOf('returnPercentage'), isAssumption: true },
  inflationPercentage: { kind: 'percent', ...boundsOf('inflationPercentage'), isAssumption: true },
  fees: { kind: 'percent', min: 0, max: 5, isOptional: true, isAssumption: true },
  horizonAge: { kind: 'age', ...boundsOf('horizonAge'), isAssumption: true },
  outside: { ...SAVINGS, isOptional: true, isAssumption: true },
  roth: { ...SAVINGS, isOptional: true, isAssumption: true },
  order: { kind: 'choice', options: SPENDING_ORDERS, isAssumption: true },
} as const satisfies Fields;

/** The rows that a table may have: every fifth year, and those in which something changes. */
const ROWS = Array.from({ length: 26 }, () => 'pay.at');
const STORIES = ['stories.worst', 'stories.middle', 'stories.best'];

export const RETIREMENT_PAY_QUESTION: Question<typeof FIELDS, PayGround> = {
  fields: () => FIELDS,
  example: () => ({
    currentAge: 60,
    retirementAge: 67,
    savings: 300_000,
    spending: undefined,
    benefit: 2_000,
    pay: undefined,
    claimingAge: 67,
    sharesPercentage: 50,
    returnPercentage: DEFAULT_ASSUMPTIONS.returnPercentage,
    inflationPercentage: DEFAULT_ASSUMPTIONS.inflationPercentage,
    fees: 0,
    horizonAge: DEFAULT_ASSUMPTIONS.horizonAge,
    outside: undefined,
    roth: undefined,
    order: 'evenly',
  }),
  maySay: () => ({
    heading: ['pay.steady', 'pay.steadyAlone', 'pay.lasts', 'pay.ends', 'pay.nothing'],
    sentences: [
      'pay.cut',
      'pay.most',
      'pay.endsBenefit',
      'pay.gap',
      'pay.estimated',
      'pay.typed',
      'pay.noBenefit',
      'pay.notEven',
      'pay.required',
      'pay.requiredOfOld',
      'pay.requiredNone',
      'pay.kept',
    ],
    rows: ROWS,
    steps: [
      'pay.real',
      'estimate.earned',
      'estimate.full',
      'estimate.claimed',
      'pay.benefit',
      'pay.noBenefit',
      'pay.steady',
      'pay.spending',
      'draw.start',
      'draw.need',
      'draw.needAlone',
      'draw.growth',
      'draw.first',
      'draw.lasts',
      'draw.ends',
      'required.divided',
      'required.notYet',
      'pay.orders',
      'story.series',
      'story.ranked',
      ...STORIES.flatMap(() => ['story.told', 'story.walked']),
      'story.share',
    ],
    assumed: [
      'pay.today',
      'pay.start',
      'pay.even',
      'pay.byAccount',
      'pay.estimate',
      'pay.requiredSource',
      'pay.markets',
      'pay.mix',
    ],
  }),
  columns: () => ['fromSavings', 'benefit', 'together', 'required', 'left'],
  more: [
    {
      name: 'stories',
      sentences: ['stories.intro', 'stories.share', 'stories.none', 'stories.tooLittle'],
      rows: STORIES,
      columns: ['paid', 'until', 'left'],
      hasPicture: true,
    },
    {
      name: 'balances',
      sentences: [],
      rows: ROWS.map(() => 'stories.at'),
      columns: ['worst', 'middle', 'best'],
      isFolded: true,
    },
    {
      name: 'orders',
      sentences: ['orders.text', 'orders.one'],
      rows: SPENDING_ORDERS.map((order) => `orders.${order}`),
      columns: ['outside', 'pretax', 'roth', 'required'],
    },
  ],
  answer: answerRetirementPay,
};

function answerRetirementPay(values: Values<typeof FIELDS>, ground: PayGround): Answer {
  const { benefit, pay, savings, claimingAge, spending, sharesPercentage, order } = values;
  const birthYear = ground.year - values.currentAge;
  // Who has stopped already counts from today.
  const fromAge = Math.max(values.currentAge, values.retirementAge);
  const roth = Math.min(values.roth ?? 0, savings);
  const outside = Math.min(values.outside ?? 0, savings - roth);
  const estimate = { pay: pay ?? 0, retirementAge: fromAge, socialSecurity: ground.socialSecurity };
  const monthly =
    benefit ??
    benefitAtAge({
      primaryInsuranceAmount: estimateInsuranceAmount(estimate),
      claimingAge,
      birthYear,
    });
  const question = {
    birthYear,
    fromAge,
    accounts: { outside, pretax: savings - roth - outside, roth },
    spending,
    benefit: { fromAge: claimingAge, monthly },
    assumptions: values,
    sharesPercentage,
    feesPercentage: values.fees ?? 0,
    order,
  };
  const markets = unpackMarkets(ground.markets);
  return sayPay(question, answerPay(question, { ...ground, markets }), {
    isCut: (values.roth ?? 0) + (values.outside ?? 0) > savings,
    benefit: sourceOf(benefit, pay),
    estimated:
      benefit === undefined && pay !== undefined
        ? [...traceEstimate(estimate), traceShare({ birthYear, claimingAge }, monthly)]
        : [],
    year: ground.year,
    distributions: ground.distributions,
    markets: [markets[0]?.year ?? 0, markets.at(-1)?.year ?? 0],
  });
}

function sourceOf(benefit: number | undefined, pay: number | undefined): PayFacts['benefit'] {
  if (benefit !== undefined) return 'typed';
  return pay === undefined ? 'none' : 'estimated';
}

function boundsOf(name: keyof typeof ASSUMPTION_BOUNDS): { min: number; max: number } {
  const { min, max } = ASSUMPTION_BOUNDS[name];
  return { min, max };
}
