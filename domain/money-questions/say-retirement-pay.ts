import { dollars, number, percent, type Figure } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { toCents } from '#domain/money/cents.ts';
import { countKinds, type PayAnswer, type PayQuestion } from '#domain/retirement-pay/answer-pay.ts';
import {
  divisorAt,
  firstRequiredAge,
  type DistributionRules,
} from '#domain/retirement-pay/required-distribution.ts';
import type { AccountKind } from '#domain/retirement-pay/spending-order.ts';
import type { Answer } from './answer.ts';

const MONTHS = 12;
const YEARS_BETWEEN_ROWS = 5;

export interface PayFacts {
  /** True where more was said to be in single accounts than there are savings. */
  isCut: boolean;
  /** Where the benefit comes from: what was typed, our estimate from pay, or nowhere. */
  benefit: 'typed' | 'estimated' | 'none';
  /** How the estimate came about; nothing where there is none. */
  estimated: readonly Step[];
  /** The year whose formula the estimate uses. */
  year: number;
  distributions: DistributionRules;
  /** The first and the last year of the series. */
  markets: readonly [number, number];
}

export function sayPay(question: PayQuestion, answer: PayAnswer, facts: PayFacts): Answer {
  return {
    heading: [sayHeading(question, answer, facts)],
    sentences: [
      ...sayCut(question, facts),
      ...saySpending(question, answer),
      ...sayBenefit(question, facts),
      ...(answer.savings > 0 ? [step('pay.notEven')] : []),
      ...sayRequired(question, answer, facts),
    ],
    rows: listRows(question, answer),
    steps: [
      ...answer.steps.filter(({ key }) => canTell(answer) || !key.startsWith('story.')),
      ...facts.estimated,
    ].map(inWholeDollars),
    assumed: sayAssumed(question, facts),
    more: {
      stories: tellTimes(question, answer, facts),
      balances: listBalances(question, answer),
      orders: tellOrders(question, answer),
    },
    picture: drawTimes(question, answer),
  };
}

function sayCut({ accounts }: PayQuestion, { isCut }: PayFacts): Step[] {
  if (!isCut) return [];
  return [step('pay.cut', { outside: whole(accounts.outside), roth: whole(accounts.roth) })];
}

function sayHeading(question: PayQuestion, answer: PayAnswer, facts: PayFacts): Step {
  const { fromAge, spending, assumptions } = question;
  const until = number(assumptions.horizonAge);
  const { steady, drawn } = answer;
  if (steady === 0) return step('pay.nothing');
  if (spending === undefined)
    return step(countsBenefit(question, facts) ? 'pay.steady' : 'pay.steadyAlone', {
      amount: whole(steady),
      from: number(fromAge),
      until,
    });
  const typed = whole(spending);
  if (drawn.emptyAtAge !== undefined)
    return step('pay.ends', { spending: typed, age: number(drawn.emptyAtAge) });
  return step('pay.lasts', { spending: typed, left: whole(drawn.rows.at(-1)?.end ?? 0), until });
}

function saySpending({ fromAge, spending, assumptions }: PayQuestion, answer: PayAnswer): Step[] {
  const { steady, drawn, benefits } = answer;
  if (spending === undefined || steady === 0) return [];
  const most = step('pay.most', {
    amount: whole(steady),
    until: number(assumptions.horizonAge),
  });
  if (drawn.emptyAtAge === undefined) return [most];
  const benefit = benefits[drawn.emptyAtAge - fromAge] ?? 0;
  return benefit > 0 ? [step('pay.endsBenefit', { benefit: whole(benefit) }), most] : [most];
}

function countsBenefit({ benefit }: PayQuestion, facts: PayFacts): boolean {
  return facts.benefit !== 'none' && benefit.monthly > 0;
}

function sayBenefit(question: PayQuestion, facts: PayFacts): Step[] {
  const { fromAge, benefit } = question;
  if (!countsBenefit(question, facts)) return [step('pay.noBenefit')];
  const age = number(benefit.fromAge);
  return [
    ...(benefit.fromAge > fromAge ? [step('pay.gap', { age })] : []),
    step(`pay.${facts.benefit}`, { monthly: whole(benefit.monthly), age }),
  ];
}

function sayRequired(
  { accounts, birthYear }: PayQuestion,
  { drawn: { rows } }: PayAnswer,
  { distributions }: PayFacts,
): Step[] {
  if (accounts.pretax === 0) return [];
  const first = rows.find(({ required }) => required > 0);
  if (!first) return [step('pay.requiredNone')];
  const from = firstRequiredAge(birthYear, distributions);
  // The law counted half years once; who was born so long ago has long had to begin.
  const isOfOld = !Number.isInteger(from);
  const said = step(isOfOld ? 'pay.requiredOfOld' : 'pay.required', {
    ...(!isOfOld && { from: number(from) }),
    age: number(first.age),
    balance: whole(first.before.pretax),
    divisor: number(divisorAt(first.age, distributions) ?? 0),
    year: whole(first.required),
  });
  return rows.some(({ moved }) => toCents(moved) > 0) ? [said, step('pay.kept')] : [said];
}

/** The first and the last year, every fifth birthday, and the years in which something begins or ends. */
function listRows({ benefit }: PayQuestion, { drawn, benefits }: PayAnswer): Step[] {
  const firstRequired = drawn.rows.find(({ required }) => required > 0)?.age;
  const changes = new Set([benefit.fromAge, firstRequired, drawn.emptyAtAge]);
  return drawn.rows.flatMap(({ age, spent, required, end }, at): Step[] => {
    const isShown =
      at === 0 ||
      at === drawn.rows.length - 1 ||
      age % YEARS_BETWEEN_ROWS === 0 ||
      changes.has(age);
    if (!isShown) return [];
    // Rounded first, so that the columns add up as they are read.
    const fromSavings = Math.round(spent / MONTHS);
    const paid = Math.round(benefits[at] ?? 0);
    return [
      step('pay.at', {
        age: number(age),
        fromSavings: dollars(fromSavings),
        benefit: dollars(paid),
        together: dollars(fromSavings + paid),
        required: whole(required / MONTHS),
        left: whole(end),
      }),
    ];
  });
}

function sayAssumed(question: PayQuestion, { benefit, year, markets: [first, last] }: PayFacts) {
  const { assumptions, sharesPercentage, feesPercentage } = question;
  return [
    step('pay.today'),
    step('pay.even', {
      growth: percent(assumptions.returnPercentage),
      fees: percent(feesPercentage),
      prices: percent(assumptions.inflationPercentage),
    }),
    step('pay.start'),
    step('pay.byAccount'),
    ...(benefit === 'estimated' ? [step('pay.estimate', { year: number(year) })] : []),
    step('pay.requiredSource'),
    step('pay.markets', { from: number(first), to: number(last) }),
    step('pay.mix', { shares: percent(sharesPercentage), fees: percent(feesPercentage) }),
  ];
}

/** Savings that pay no whole dollar a month in the best of times have no times to tell. */
function canTell({ stories }: PayAnswer): boolean {
  const best = stories?.stories.at(-1)?.paidEvenly ?? 0;
  return Math.round(best / MONTHS) > 0;
}

function tellTimes(
  { fromAge, sharesPercentage, assumptions }: PayQuestion,
  answer: PayAnswer,
  { markets: [since] }: PayFacts,
): Step[] {
  const { stories, savings, drawn } = answer;
  if (!stories || !canTell(answer))
    return [step(savings > 0 ? 'stories.tooLittle' : 'stories.none')];
  return [
    step('stories.intro', {
      years: number(drawn.rows.length),
      since: number(since),
      shares: percent(sharesPercentage),
      times: number(stories.times),
    }),
    ...stories.stories.map(({ name, fromYear, toYear, paidEvenly, balances, emptyInYear }) =>
      step(`stories.${name}`, {
        fromYear: number(fromYear),
        toYear: number(toYear),
        paid: whole(paidEvenly / MONTHS),
        until: number(
          emptyInYear === undefined ? assumptions.horizonAge : fromAge + emptyInYear - 1,
        ),
        left: whole(balances.at(-1) ?? 0),
      }),
    ),
    step('stories.share', { times: number(stories.times), lasted: number(stories.lasted) }),
  ];
}

function listBalances({ fromAge }: PayQuestion, answer: PayAnswer): Step[] {
  const { stories } = answer;
  if (!stories || !canTell(answer)) return [];
  const [worst, middle, best] = stories.stories;
  return (worst?.balances ?? []).flatMap((balance, at): Step[] => {
    const age = fromAge + at;
    const isShown =
      at === 0 || at === (worst?.balances.length ?? 0) - 1 || age % YEARS_BETWEEN_ROWS === 0;
    if (!isShown) return [];
    return [
      step('stories.at', {
        age: number(age),
        worst: whole(balance),
        middle: whole(middle?.balances[at] ?? 0),
        best: whole(best?.balances[at] ?? 0),
      }),
    ];
  });
}

function tellOrders({ accounts, assumptions }: PayQuestion, { orders }: PayAnswer): Step[] {
  if (countKinds(accounts) < 2) return [step('orders.one')];
  return [
    step('orders.text'),
    ...orders.map(({ order, emptyFrom, required }) => {
      const until = (kind: AccountKind): Record<string, Figure> =>
        accounts[kind] > 0 ? { [kind]: number(emptyFrom[kind] ?? assumptions.horizonAge) } : {};
      return step(`orders.${order}`, {
        ...until('outside'),
        ...until('pretax'),
        ...until('roth'),
        required: whole(required),
      });
    }),
  ];
}

function drawTimes({ fromAge }: PayQuestion, answer: PayAnswer): Answer['picture'] {
  const { stories, savings } = answer;
  if (!stories || !canTell(answer)) return undefined;
  return {
    fromAge,
    courses: stories.stories.map(({ fromYear, balances, emptyInYear }) => ({
      fromYear,
      balances: [savings, ...balances],
      emptyInYear,
    })),
  };
}

function inWholeDollars({ key, figures }: Step): Step {
  const rounded = Object.entries(figures).map(([name, { value, as }]) => [
    name,
    { value: as === 'number' ? value : Math.round(value * HUNDREDTHS[as]) / HUNDREDTHS[as], as },
  ]);
  return { key, figures: Object.fromEntries(rounded) as Step['figures'] };
}

/** Dollars are told whole, and rates with two digits. */
const HUNDREDTHS = { dollars: 1, percent: 100 } as const;

function whole(amount: number): Figure {
  return dollars(Math.round(amount));
}

function step(key: string, figures: Step['figures'] = {}): Step {
  return { key, figures };
}
