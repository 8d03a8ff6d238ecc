import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { listMarketYears, packMarkets } from '#domain/retirement-pay/market-years.ts';
import { SPENDING_ORDERS } from '#domain/retirement-pay/spending-order.ts';
import { getDistributionRules } from '#domain/retirement-pay/tables/find-distribution-rules.ts';
import { US_MARKETS } from '#domain/retirement-pay/tables/us-markets.ts';
import type { Answer } from './answer.ts';
import { RETIREMENT_PAY_QUESTION, type PayGround } from './ask-retirement-pay.ts';

const { planYear: year, socialSecurity } = getCalculatorYear(2026);
const GROUND: PayGround = {
  year,
  socialSecurity,
  distributions: getDistributionRules(2026),
  markets: packMarkets(listMarketYears(US_MARKETS)),
};
const { answer, example, maySay, more = [], columns } = RETIREMENT_PAY_QUESTION;
const EXAMPLE = example(GROUND);
type Typed = typeof EXAMPLE;

const ask = (typed: Partial<Typed>): Answer => answer({ ...EXAMPLE, ...typed }, GROUND);
const keysOf = (steps: Answer['rows'] = []): string[] => steps.map(({ key }) => key);
const figureOf = (steps: Answer['rows'] = [], key: string, name: string): number | undefined =>
  steps.find((step) => step.key === key)?.figures[name]?.value;
const countOf = (keys: readonly string[], key: string): number =>
  keys.filter((each) => each === key).length;

const money = fc.integer({ min: 0, max: 2_000_000 });
const typed: fc.Arbitrary<Partial<Typed>> = fc.record({
  currentAge: fc.integer({ min: 18, max: 87 }),
  retirementAge: fc.integer({ min: 18, max: 87 }),
  savings: money,
  spending: fc.option(fc.integer({ min: 0, max: 20_000 }), { nil: undefined }),
  benefit: fc.option(fc.integer({ min: 0, max: 5_000 }), { nil: undefined }),
  pay: fc.option(money, { nil: undefined }),
  claimingAge: fc.integer({ min: 62, max: 70 }),
  sharesPercentage: fc.integer({ min: 0, max: 100 }),
  returnPercentage: fc.integer({ min: 0, max: 12 }),
  inflationPercentage: fc.integer({ min: 0, max: 8 }),
  horizonAge: fc.integer({ min: 88, max: 110 }),
  outside: fc.option(money, { nil: undefined }),
  roth: fc.option(money, { nil: undefined }),
  order: fc.constantFrom(...SPENDING_ORDERS),
});

describe('a paycheck in retirement', () => {
  it('has a required distribution as it is published', () => {
    // The example of public guides: 74 years, $205,000 at the end of the year before, $8,039.21.
    const said = ask({
      currentAge: 74,
      retirementAge: 74,
      savings: 205_000,
      spending: 0,
    });
    expect(figureOf(said.sentences, 'pay.required', 'year')).toBe(8_039);
    expect(figureOf(said.sentences, 'pay.required', 'divisor')).toBe(25.5);
    expect(keysOf(said.sentences)).toContain('pay.kept');
  });

  it('says from which age the law asks, and at which it first takes something out here', () => {
    const late = ask({ currentAge: 75, retirementAge: 67 });
    expect(figureOf(late.sentences, 'pay.required', 'from')).toBe(73);
    expect(figureOf(late.sentences, 'pay.required', 'age')).toBe(75);
    const early = ask({ currentAge: 60, retirementAge: 67 });
    expect(figureOf(early.sentences, 'pay.required', 'from')).toBe(75);
  });

  it('says of people born before 1950 from which age the law asked then', () => {
    const old = ask({ currentAge: 80, retirementAge: 67 });
    expect(keysOf(old.sentences)).toContain('pay.requiredOfOld');
    expect(figureOf(old.sentences, 'pay.requiredOfOld', 'age')).toBe(80);
    expect(figureOf(ask({ currentAge: 76 }).sentences, 'pay.required', 'from')).toBe(72);
  });

  it('speaks of Social Security in its heading only where it is counted', () => {
    const alone = { benefit: undefined, pay: undefined, savings: 500_000 };
    expect(keysOf(ask(alone).heading)).toEqual(['pay.steadyAlone']);
    expect(keysOf(ask({ ...alone, benefit: 0 }).heading)).toEqual(['pay.steadyAlone']);
    expect(keysOf(ask({ ...alone, benefit: 1_000 }).heading)).toEqual(['pay.steady']);
  });

  it('keeps nothing of what must come out where all of it is needed, whatever fractions leave', () => {
    for (const roth of [10_000, 50_000, 90_000])
      expect(keysOf(ask({ roth, savings: 300_000, spending: undefined }).sentences)).not.toContain(
        'pay.kept',
      );
  });

  it('uses the last account up at the age that its heading names', () => {
    const said = ask({ spending: 4_000, outside: 100_000, roth: 50_000, order: 'outside-first' });
    expect(figureOf(said.heading, 'pay.ends', 'age')).toBe(82);
    expect(figureOf(said.more?.['orders'], 'orders.outside-first', 'roth')).toBe(82);
  });

  it('says where single accounts come to more than all savings', () => {
    const cut = ask({ savings: 500_000, outside: 600_000 });
    expect(figureOf(cut.sentences, 'pay.cut', 'outside')).toBe(500_000);
    expect(keysOf(ask({ savings: 500_000, outside: 500_000 }).sentences)).not.toContain('pay.cut');
  });

  it('tells no times of savings that would pay nothing, and traces none', () => {
    for (const [savings, says] of [
      [0, 'stories.none'],
      [50, 'stories.tooLittle'],
    ] as const) {
      const { more: told, steps, picture } = ask({ savings });
      expect(keysOf(told?.['stories'])).toEqual([says]);
      expect(told?.['balances']).toEqual([]);
      expect(keysOf(steps).filter((key) => key.startsWith('story.'))).toEqual([]);
      expect(picture).toBeUndefined();
    }
  });

  it('tells the worst, the middle and the best time with their years, and how many lasted beside them', () => {
    const { more: told, picture } = ask({
      retirementAge: 67,
      horizonAge: 97,
      savings: 500_000,
      spending: 3_667,
    });
    const stories = told?.['stories'];
    expect(keysOf(stories)).toEqual([
      'stories.intro',
      'stories.worst',
      'stories.middle',
      'stories.best',
      'stories.share',
    ]);
    expect(figureOf(stories, 'stories.share', 'times')).toBe(123);
    expect(figureOf(stories, 'stories.worst', 'until')).toBeLessThan(97);
    expect(figureOf(stories, 'stories.best', 'until')).toBe(97);
    expect(picture?.courses.map(({ balances }) => balances.length)).toEqual([31, 31, 31]);
  });

  it('says only what its page can say, in rows that it has room for', () => {
    fc.assert(
      fc.property(typed, (values) => {
        const said = ask(values);
        for (const part of ['heading', 'sentences', 'rows', 'steps', 'assumed'] as const)
          for (const key of keysOf(said[part]))
            expect(countOf(keysOf(said[part]), key)).toBeLessThanOrEqual(
              countOf(maySay(GROUND)[part], key),
            );
        for (const { figures } of said.rows)
          for (const column of columns(GROUND))
            expect(figures[column]?.value).toBeGreaterThanOrEqual(0);
        for (const { name, sentences, rows } of more)
          for (const key of keysOf(said.more?.[name]))
            expect(countOf(keysOf(said.more?.[name]), key)).toBeLessThanOrEqual(
              countOf([...sentences, ...rows], key),
            );
        for (const { figures } of [...said.heading, ...said.sentences, ...said.rows, ...said.steps])
          for (const { value, as } of Object.values(figures)) {
            expect(Number.isFinite(value)).toBe(true);
            if (as === 'dollars') expect(Number.isInteger(value)).toBe(true);
          }
      }),
      { numRuns: 60 },
    );
  });

  it('adds up in each row, and counts no savings twice', () => {
    fc.assert(
      fc.property(typed, (values) => {
        const said = ask(values);
        for (const { figures } of said.rows)
          expect(figures['together']?.value).toBe(
            (figures['fromSavings']?.value ?? 0) + (figures['benefit']?.value ?? 0),
          );
        expect(figureOf(said.steps, 'draw.start', 'savings')).toBe(values.savings);
      }),
      { numRuns: 60 },
    );
  });

  it('takes the estimate only without a benefit, and says which it is', () => {
    expect(keysOf(ask({ benefit: 2_000, pay: 60_000 }).sentences)).toContain('pay.typed');
    const estimated = ask({ benefit: undefined, pay: 60_000, claimingAge: 67 });
    // An average of $5,000: 90 % of 1,286 and 32 % of the rest, cut to dollars.
    expect(figureOf(estimated.sentences, 'pay.estimated', 'monthly')).toBe(2_345);
    expect(keysOf(ask({ benefit: undefined }).sentences)).toContain('pay.noBenefit');
  });

  it('tells three orders side by side where savings are of more than one kind', () => {
    expect(keysOf(ask({}).more?.['orders'])).toEqual(['orders.one']);
    expect(keysOf(ask({ roth: 100_000 }).more?.['orders'])).toEqual([
      'orders.text',
      ...SPENDING_ORDERS.map((order) => `orders.${order}`),
    ]);
  });

  it('is of today for who has stopped already, and nothing from nothing', () => {
    expect(ask({ currentAge: 70, retirementAge: 60 }).rows[0]?.figures['age']?.value).toBe(70);
    const none = ask({ savings: 0, benefit: undefined });
    expect(keysOf(none.heading)).toEqual(['pay.nothing']);
    expect(none.picture).toBeUndefined();
  });
});
