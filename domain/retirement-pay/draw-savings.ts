import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { requiredDistribution, type DistributionRules } from './required-distribution.ts';
import { takeInOrder, type Accounts, type SpendingOrder } from './spending-order.ts';

export interface DrawQuestion {
  fromAge: number;
  /** Owner of the accounts before tax. */
  birthYear: number;
  accounts: Accounts;
  /** What has to come from savings in each year, in today's dollars, taken out when the year begins. */
  needs: readonly number[];
  realRate: number;
  order: SpendingOrder;
}

interface DrawnYear {
  age: number;
  /** Everything that is there when the year begins, and the accounts that it is in. */
  start: number;
  before: Accounts;
  taken: Accounts;
  spent: number;
  required: number;
  /** Had to come out and was not needed: it stays, outside, before the tax on it. */
  moved: number;
  end: number;
}

export interface DrawnSavings {
  rows: DrawnYear[];
  /** The first age at which savings do not pay the need; undefined where they last. */
  emptyAtAge: number | undefined;
}

/** Slack for sums of binary fractions: a thousandth of a cent. */
const NOTHING = 1e-5;

/** Savings year by year, with what the law asks to come out, in today's dollars and before tax. */
export function drawSavings(question: DrawQuestion, rules: DistributionRules): DrawnSavings {
  const { fromAge, birthYear, needs, realRate, order } = question;
  const rows: DrawnYear[] = [];
  let accounts = question.accounts;
  let emptyAtAge: number | undefined;
  let age = fromAge;
  for (const need of needs) {
    const start = sumOf(accounts);
    const required = requiredDistribution({ birthYear, age, balance: accounts.pretax }, rules);
    const taken = takeInOrder(accounts, { need, required }, order);
    const out = sumOf(taken);
    const spent = Math.min(need, out);
    const moved = out - spent;
    const before = accounts;
    accounts = {
      outside: (accounts.outside - taken.outside + moved) * (1 + realRate),
      pretax: (accounts.pretax - taken.pretax) * (1 + realRate),
      roth: (accounts.roth - taken.roth) * (1 + realRate),
    };
    if (spent < need - NOTHING) emptyAtAge ??= age;
    rows.push({ age, start, before, taken, spent, required, moved, end: sumOf(accounts) });
    age += 1;
  }
  return { rows, emptyAtAge };
}

export type DrawStep =
  | 'draw.start'
  | 'draw.need'
  | 'draw.needAlone'
  | 'draw.growth'
  | 'draw.first'
  | 'draw.lasts'
  | 'draw.ends';

/** Where savings are alone in the first year, no benefit pays the rest. */
export function traceDraw(
  question: DrawQuestion,
  { rows, emptyAtAge }: DrawnSavings,
  areAlone: boolean,
): Array<Step<DrawStep>> {
  const [first, last] = [rows[0], rows.at(-1)];
  return [
    {
      key: 'draw.start',
      figures: { age: number(question.fromAge), savings: dollars(sumOf(question.accounts)) },
    },
    {
      key: areAlone ? 'draw.needAlone' : 'draw.need',
      figures: { need: dollars(question.needs[0] ?? 0) },
    },
    { key: 'draw.growth', figures: { rate: percent(100 * question.realRate) } },
    ...(first
      ? [
          {
            key: 'draw.first' as const,
            figures: {
              start: dollars(first.start),
              spent: dollars(first.spent),
              end: dollars(first.end),
            },
          },
        ]
      : []),
    emptyAtAge === undefined
      ? {
          key: 'draw.lasts',
          figures: {
            age: number((last?.age ?? question.fromAge) + 1),
            left: dollars(last?.end ?? 0),
          },
        }
      : { key: 'draw.ends', figures: { age: number(emptyAtAge) } },
  ];
}

function sumOf({ outside, pretax, roth }: Accounts): number {
  return outside + pretax + roth;
}
