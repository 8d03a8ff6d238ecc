import type { Assumptions } from '#domain/calculator/assumptions.ts';
import { realRate } from '#domain/calculator/retirement-income.ts';
import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { drawSavings, traceDraw, type DrawnSavings, type DrawStep } from './draw-savings.ts';
import { tellStories, traceStories, type MarketStories, type StoryStep } from './market-stories.ts';
import { afterFees, type RealYear } from './market-years.ts';
import {
  traceDistribution,
  type DistributionRules,
  type DistributionStep,
} from './required-distribution.ts';
import {
  SPENDING_ORDERS,
  type AccountKind,
  type Accounts,
  type SpendingOrder,
} from './spending-order.ts';
import { benefitsByYear, steadyPay } from './steady-pay.ts';

const MONTHS = 12;

/** Everything is in today’s dollars and before tax; amounts are of a month where nothing else is said. */
export interface PayQuestion {
  birthYear: number;
  fromAge: number;
  /** There when work ends, by how it is taxed. */
  accounts: Accounts;
  /** What somebody wants to spend; undefined asks for the most that can be spent alike. */
  spending: number | undefined;
  benefit: { fromAge: number; monthly: number };
  assumptions: Pick<Assumptions, 'returnPercentage' | 'inflationPercentage' | 'horizonAge'>;
  sharesPercentage: number;
  /** What funds cost in a year, taken off the even growth and the times of the past alike. */
  feesPercentage: number;
  order: SpendingOrder;
}

/** Everything public that the answer stands on. The engine knows no table. */
export interface PayTables {
  distributions: DistributionRules;
  markets: readonly RealYear[];
}

interface OrderTold {
  order: SpendingOrder;
  /** The age at which an account is used up, as savings are; undefined for one that lasts or was never there. */
  emptyFrom: Readonly<Record<AccountKind, number | undefined>>;
  /** What the law asks to come out, of all years. */
  required: number;
}

export interface PayAnswer {
  savings: number;
  /** The most that could be spent in every month alike up to the horizon. */
  steady: number;
  /** What is spent in the years that follow: what somebody typed, or the steady pay. */
  spending: number;
  drawn: DrawnSavings;
  /** The benefit of each year of `drawn`. */
  benefits: readonly number[];
  orders: readonly OrderTold[];
  /** Undefined for more years than the series has. */
  stories: MarketStories | undefined;
  steps: ReadonlyArray<Step<PayStep>>;
}

export type PayStep =
  | 'pay.real'
  | 'pay.steady'
  | 'pay.benefit'
  | 'pay.noBenefit'
  | 'pay.spending'
  | 'pay.orders'
  | DrawStep
  | DistributionStep
  | StoryStep;

export function answerPay(question: PayQuestion, tables: PayTables): PayAnswer {
  const { fromAge, accounts, benefit, assumptions, birthYear } = question;
  const { sharesPercentage, feesPercentage } = question;
  const rate = afterFees(realRate(assumptions), feesPercentage);
  const byYear = benefitsByYear([benefit], { fromAge, untilAge: assumptions.horizonAge });
  const savings = accounts.outside + accounts.pretax + accounts.roth;
  const steady = steadyPay(savings, byYear, rate) / MONTHS;
  const spending = question.spending ?? steady;
  const needs = byYear.map((paid) => Math.max(0, spending * MONTHS - paid));
  const asked = { fromAge, birthYear, accounts, needs, realRate: rate };
  const draws = SPENDING_ORDERS.map((order) => ({
    order,
    drawn: drawSavings({ ...asked, order }, tables.distributions),
  }));
  const drawn = draws.find(({ order }) => order === question.order)?.drawn ?? draws[0]?.drawn;
  if (!drawn) throw new Error('No order of spending is known');
  const storyQuestion = { savings, needs, sharesPercentage, feesPercentage };
  const stories = tellStories(storyQuestion, tables.markets);
  const firstRequired = drawn.rows.find(({ required }) => required > 0);
  return {
    savings,
    steady,
    spending,
    drawn,
    benefits: byYear.map((paid) => paid / MONTHS),
    orders: draws.map(({ order, drawn: told }) => tellOrder(order, told)),
    stories,
    steps: [
      {
        key: 'pay.real',
        figures: {
          growth: percent(assumptions.returnPercentage),
          fees: percent(feesPercentage),
          prices: percent(assumptions.inflationPercentage),
          real: percent(100 * rate),
        },
      },
      benefit.monthly > 0
        ? {
            key: 'pay.benefit',
            figures: { age: number(benefit.fromAge), monthly: dollars(benefit.monthly) },
          }
        : { key: 'pay.noBenefit', figures: {} },
      {
        key: 'pay.steady',
        figures: { until: number(assumptions.horizonAge), steady: dollars(steady) },
      },
      ...(question.spending === undefined
        ? []
        : [{ key: 'pay.spending' as const, figures: { spending: dollars(spending) } }]),
      ...traceDraw({ ...asked, order: question.order }, drawn, (byYear[0] ?? 0) === 0),
      ...(accounts.pretax > 0
        ? traceDistribution(
            {
              birthYear,
              age: firstRequired?.age ?? fromAge,
              balance: firstRequired?.before.pretax ?? 0,
            },
            tables.distributions,
          )
        : []),
      ...(countKinds(accounts) > 1 ? [{ key: 'pay.orders' as const, figures: {} }] : []),
      ...(stories ? traceStories(storyQuestion, fromAge, tables.markets, stories) : []),
    ],
  };
}

/** With savings of one kind every order is the same. */
export function countKinds(accounts: Accounts): number {
  return Object.values(accounts).filter((amount) => amount > 0).length;
}

/** Slack for sums of binary fractions: half a cent. */
const NOTHING = 0.005;

function tellOrder(order: SpendingOrder, { rows }: DrawnSavings): OrderTold {
  const emptyFrom = (kind: AccountKind): number | undefined => {
    const had = rows.findLastIndex(({ before }) => before[kind] > NOTHING);
    return rows[had + 1] && rows[had]?.age;
  };
  return {
    order,
    emptyFrom: {
      outside: emptyFrom('outside'),
      pretax: emptyFrom('pretax'),
      roth: emptyFrom('roth'),
    },
    required: rows.reduce((sum, row) => sum + row.required, 0),
  };
}
