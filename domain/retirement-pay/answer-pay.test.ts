import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerPay, type PayQuestion } from './answer-pay.ts';
import { listMarketYears } from './market-years.ts';
import { SPENDING_ORDERS } from './spending-order.ts';
import { getDistributionRules } from './tables/find-distribution-rules.ts';
import { US_MARKETS } from './tables/us-markets.ts';

const TABLES = {
  distributions: getDistributionRules(2026),
  markets: listMarketYears(US_MARKETS),
};
const QUESTION: PayQuestion = {
  birthYear: 1961,
  fromAge: 67,
  accounts: { outside: 0, pretax: 300_000, roth: 0 },
  spending: undefined,
  benefit: { fromAge: 67, monthly: 2_000 },
  assumptions: { returnPercentage: 5, inflationPercentage: 2.5, horizonAge: 92 },
  sharesPercentage: 50,
  feesPercentage: 0,
  order: 'evenly',
};

const money = fc.integer({ min: 0, max: 2_000_000 });
const question: fc.Arbitrary<PayQuestion> = fc.record({
  birthYear: fc.integer({ min: 1940, max: 2006 }),
  fromAge: fc.integer({ min: 50, max: 87 }),
  accounts: fc.record({ outside: money, pretax: money, roth: money }),
  spending: fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: undefined }),
  benefit: fc.record({
    fromAge: fc.integer({ min: 62, max: 70 }),
    monthly: fc.integer({ min: 0, max: 5_000 }),
  }),
  assumptions: fc.record({
    returnPercentage: fc.integer({ min: 0, max: 12 }),
    inflationPercentage: fc.integer({ min: 0, max: 8 }),
    horizonAge: fc.integer({ min: 88, max: 110 }),
  }),
  sharesPercentage: fc.integer({ min: 0, max: 100 }),
  feesPercentage: fc.constantFrom(0, 0.5, 5),
  order: fc.constantFrom(...SPENDING_ORDERS),
});

describe('a paycheck in retirement', () => {
  it('is the most that can be spent alike where nobody says what they spend', () => {
    const { steady, spending, drawn } = answerPay(QUESTION, TABLES);
    expect(spending).toBe(steady);
    expect(drawn.emptyAtAge).toBeUndefined();
    expect(drawn.rows.at(-1)?.end).toBeLessThan(0.01);
  });

  it('says how long the spending lasts that somebody typed', () => {
    const more = answerPay({ ...QUESTION, spending: 5_000 }, TABLES);
    // 3,000 a month from 300,000 with a real growth of about 2.4 %.
    expect(more.drawn.emptyAtAge).toBe(76);
    expect(more.steady).toBe(answerPay(QUESTION, TABLES).steady);
    expect(answerPay({ ...QUESTION, spending: 2_000 }, TABLES).drawn.emptyAtAge).toBeUndefined();
  });

  it('lasts to the horizon with the steady pay and ends before it with more, in any case', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { steady, savings, drawn, benefits } = answerPay(
          { ...asked, spending: undefined },
          TABLES,
        );
        expect(drawn.rows).toHaveLength(benefits.length);
        expect(drawn.emptyAtAge).toBeUndefined();
        const above = answerPay({ ...asked, spending: steady * 1.01 + 1 }, TABLES);
        if (savings > 0) expect(above.drawn.emptyAtAge).toBeDefined();
        expect(above.stories?.lasted).toBeLessThanOrEqual(above.stories?.times ?? 0);
      }),
      { numRuns: 40 },
    );
  });

  it('takes fees off even growth and off the past, so that less can be paid with more of them', () => {
    const [none, half, more] = [0, 0.5, 2].map((feesPercentage) =>
      answerPay({ ...QUESTION, feesPercentage }, TABLES),
    );
    // 1.05 / 1.025 * 0.98: nearly all that is left beyond prices.
    const growth = (answer: typeof more): number =>
      answer?.steps.find(({ key }) => key === 'draw.growth')?.figures['rate']?.value ?? NaN;
    expect(growth(more)).toBeCloseTo(100 * ((1.05 / 1.025) * 0.98 - 1), 9);
    const paid = [none, half, more].map((answer) => [
      answer?.steady,
      ...(answer?.stories?.stories ?? []).map(({ paidEvenly }) => paidEvenly),
    ]);
    for (const at of [0, 1, 2, 3]) {
      expect(paid[0]?.[at]).toBeGreaterThan(paid[1]?.[at] ?? Infinity);
      expect(paid[1]?.[at]).toBeGreaterThan(paid[2]?.[at] ?? Infinity);
    }
  });

  it('tells all three orders, which differ only in the account that is used up first', () => {
    const accounts = { outside: 100_000, pretax: 200_000, roth: 100_000 };
    const { orders } = answerPay({ ...QUESTION, accounts }, TABLES);
    const told = Object.fromEntries(orders.map(({ order, emptyFrom }) => [order, emptyFrom]));
    const first = told['outside-first'];
    expect(first?.outside).toBeLessThan(first?.pretax ?? 0);
    expect(first?.pretax).toBeLessThan(first?.roth ?? 92);
    expect(told['pretax-first']?.pretax).toBeLessThan(told['pretax-first']?.outside ?? 0);
    expect(orders.map(({ order }) => order)).toEqual([...SPENDING_ORDERS]);
  });

  it('has no account that was never there, and is nothing from nothing', () => {
    const { orders, steady, savings } = answerPay(
      {
        ...QUESTION,
        accounts: { outside: 0, pretax: 0, roth: 0 },
        benefit: { fromAge: 67, monthly: 0 },
      },
      TABLES,
    );
    expect([steady, savings]).toEqual([0, 0]);
    for (const { emptyFrom, required } of orders) {
      expect(Object.values(emptyFrom)).toEqual([undefined, undefined, undefined]);
      expect(required).toBe(0);
    }
  });

  it('counts no benefit in its steps where there is none, and names what somebody wants to spend', () => {
    const benefit = { fromAge: 70, monthly: 0 };
    const { steps } = answerPay({ ...QUESTION, benefit, spending: 900 }, TABLES);
    const keys = steps.map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining(['pay.noBenefit', 'pay.spending', 'draw.needAlone']),
    );
    expect(keys).not.toContain('pay.benefit');
    expect(keys).not.toContain('draw.need');
    // A benefit that begins later pays nothing of the first year.
    const later = { fromAge: QUESTION.fromAge + 2, monthly: 1_000 };
    const waiting = answerPay({ ...QUESTION, benefit: later }, TABLES).steps.map(({ key }) => key);
    expect(waiting).toEqual(expect.arrayContaining(['pay.benefit', 'draw.needAlone']));
    expect(waiting).not.toContain('pay.spending');
  });

  it('traces every part of its answer', () => {
    const keys = answerPay(QUESTION, TABLES).steps.map(({ key }) => key);
    expect(keys).toEqual([
      'pay.real',
      'pay.benefit',
      'pay.steady',
      'draw.start',
      'draw.need',
      'draw.growth',
      'draw.first',
      'draw.lasts',
      'required.divided',
      'story.series',
      'story.ranked',
      ...['worst', 'middle', 'best'].flatMap(() => ['story.told', 'story.walked']),
      'story.share',
    ]);
  });
});
