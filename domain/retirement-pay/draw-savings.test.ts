import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annuityDueFactor } from '#domain/calculator/retirement-income.ts';
import { drawSavings, traceDraw, type DrawQuestion } from './draw-savings.ts';
import {
  divisorAt,
  firstRequiredAge,
  requiredDistribution,
  traceDistribution,
} from './required-distribution.ts';
import { SPENDING_ORDERS, takeInOrder, type Accounts } from './spending-order.ts';
import { benefitsByYear, steadyPay } from './steady-pay.ts';
import { getDistributionRules } from './tables/find-distribution-rules.ts';
import { REQUIRED_FROM_AGE, UNIFORM_LIFETIME } from './tables/uniform-lifetime.ts';

const RULES = getDistributionRules(2026);

const money = fc.double({ min: 0, max: 2_000_000, noNaN: true });
const accounts: fc.Arbitrary<Accounts> = fc.record({ outside: money, pretax: money, roth: money });
const order = fc.constantFrom(...SPENDING_ORDERS);
const realRate = fc.double({ min: -0.07, max: 0.12, noNaN: true });
const sumOf = ({ outside, pretax, roth }: Accounts): number => outside + pretax + roth;
const level = (need: number, years: number): number[] => Array.from({ length: years }, () => need);

describe('what has to come out', () => {
  it.each([
    // IRS Publication 590-B, Table III.
    { age: 72, divisor: 27.4 },
    { age: 73, divisor: 26.5 },
    { age: 74, divisor: 25.5 },
    { age: 75, divisor: 24.6 },
    { age: 83, divisor: 17.7 },
    { age: 90, divisor: 12.2 },
    { age: 100, divisor: 6.4 },
    { age: 120, divisor: 2 },
    { age: 125, divisor: 2 },
    { age: 71, divisor: undefined },
  ])('at $age is divided by $divisor', ({ age, divisor }) => {
    expect(divisorAt(age, RULES)).toBe(divisor);
  });

  it.each([
    // The example of public guides: Bob turned 74 and had $205,000 at the end of the year before.
    { born: 1951, age: 74, balance: 205_000, is: 8_039.21 },
    // The article on required distributions: $265,000 at 73.
    { born: 1953, age: 73, balance: 265_000, is: 10_000 },
    { born: 1953, age: 72, balance: 265_000, is: 0 },
    { born: 1960, age: 74, balance: 265_000, is: 0 },
    { born: 1960, age: 75, balance: 246_000, is: 10_000 },
  ])('of $balance at $age, born in $born, is $is', ({ born, ...question }) => {
    expect(requiredDistribution({ birthYear: born, ...question }, RULES)).toBe(question.is);
  });

  it.each([
    { born: 1946, age: 70.5 },
    { born: 1950, age: 72 },
    { born: 1951, age: 73 },
    { born: 1959, age: 73 },
    { born: 1960, age: 75 },
    { born: 2010, age: 75 },
  ])('begins at $age for people born in $born', ({ born, age }) => {
    expect(firstRequiredAge(born, RULES)).toBe(age);
  });

  it('never falls with the balance nor with age, and is at most half of it', () => {
    const age = fc.integer({ min: 60, max: 125 });
    fc.assert(
      fc.property(money, money, age, age, (one, other, at, then) => {
        const of = (balance: number, years: number): number =>
          requiredDistribution({ birthYear: 1960, age: years, balance }, RULES);
        const [less, more] = one < other ? [one, other] : [other, one];
        const [young, old] = at < then ? [at, then] : [then, at];
        expect(of(more, old)).toBeGreaterThanOrEqual(of(less, young));
        expect(of(more, old)).toBeLessThanOrEqual(more / 2 + 0.01);
        expect(of(0, old)).toBe(0);
      }),
    );
  });

  it('says where it is from, and in steps how it came about', () => {
    expect(UNIFORM_LIFETIME.every(({ source }) => source.length > 20)).toBe(true);
    for (const { age, source } of REQUIRED_FROM_AGE)
      expect(source.replace('½', '.5')).toMatch(
        new RegExp(`^SECURE (2.0 )?Act.*, section \\d+: ${age} for who`),
      );
    const bob = { birthYear: 1951, age: 74, balance: 205_000 };
    expect(traceDistribution(bob, RULES)[0]?.figures['amount']?.value).toBe(8_039.21);
    expect(traceDistribution({ ...bob, age: 70 }, RULES)).toEqual([
      {
        key: 'required.notYet',
        figures: { age: { value: 73, as: 'number' }, year: { value: 2_024, as: 'number' } },
      },
    ]);
  });
});

describe('the order of spending', () => {
  const some: Accounts = { outside: 10_000, pretax: 50_000, roth: 20_000 };

  it.each([
    { of: 'outside-first', taken: { outside: 10_000, pretax: 6_000, roth: 0 } },
    { of: 'pretax-first', taken: { outside: 0, pretax: 16_000, roth: 0 } },
    { of: 'evenly', taken: { outside: 2_000, pretax: 10_000, roth: 4_000 } },
  ] as const)('$of takes $taken', ({ of, taken }) => {
    expect(takeInOrder(some, { need: 16_000, required: 0 }, of)).toEqual(taken);
  });

  it('takes what has to come out first, the need where it is there, and from nothing nothing', () => {
    fc.assert(
      fc.property(
        accounts,
        money,
        fc.double({ min: 0, max: 1, noNaN: true }),
        order,
        (has, need, part, by) => {
          const required = has.pretax * part;
          const taken = takeInOrder(has, { need, required }, by);
          const out = sumOf(taken);
          expect(taken.pretax).toBeGreaterThanOrEqual(required - 1e-6);
          expect(Math.abs(out - Math.max(required, Math.min(need, sumOf(has))))).toBeLessThan(1e-5);
          for (const kind of ['outside', 'pretax', 'roth'] as const) {
            expect(taken[kind]).toBeGreaterThanOrEqual(0);
            expect(taken[kind]).toBeLessThanOrEqual(has[kind] + 1e-6);
          }
        },
      ),
    );
  });
});

describe('savings that are drawn', () => {
  const question: DrawQuestion = {
    fromAge: 67,
    birthYear: 1959,
    accounts: { outside: 0, pretax: 300_000, roth: 0 },
    needs: level(20_000, 25),
    realRate: 0,
    order: 'outside-first',
  };

  it('without growth last as many years as the need fits in', () => {
    const drawn = drawSavings(question, RULES);
    expect(drawn.emptyAtAge).toBe(82);
    expect(drawn.rows[0]).toMatchObject({ age: 67, start: 300_000, spent: 20_000, end: 280_000 });
    expect(traceDraw(question, drawn, false).at(-1)).toMatchObject({ key: 'draw.ends' });
  });

  it('keep what had to come out and was not needed', () => {
    const drawn = drawSavings({ ...question, needs: level(0, 10) }, RULES);
    const at73 = drawn.rows.find(({ age }) => age === 73);
    expect(at73?.required).toBe(11_320.75);
    expect(at73?.moved).toBe(11_320.75);
    expect(drawn.rows.at(-1)?.end).toBeCloseTo(300_000, 6);
    expect(drawn.emptyAtAge).toBeUndefined();
  });

  it('add up in every year, and last as long in any order', () => {
    const years = fc.integer({ min: 1, max: 45 });
    fc.assert(
      fc.property(accounts, money, years, realRate, (has, need, length, rate) => {
        const ends = SPENDING_ORDERS.map((by) => {
          const asked = {
            ...question,
            accounts: has,
            needs: level(need / 20, length),
            realRate: rate,
            order: by,
          };
          const { rows, emptyAtAge } = drawSavings(asked, RULES);
          for (const { start, spent, end } of rows)
            expect(Math.abs((start - spent) * (1 + rate) - end)).toBeLessThan(1e-3);
          expect(rows).toHaveLength(length);
          return { end: rows.at(-1)?.end ?? 0, emptyAtAge };
        });
        for (const { end } of ends) expect(Math.abs(end - (ends[0]?.end ?? 0))).toBeLessThan(1);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the steady pay', () => {
  it('is the annuity of the calculator where there is nothing but savings', () => {
    fc.assert(
      fc.property(money, realRate, fc.integer({ min: 1, max: 45 }), (savings, rate, years) => {
        const paid = steadyPay(savings, level(0, years), rate);
        const due = savings / annuityDueFactor(rate, years);
        expect(Math.abs(paid - due)).toBeLessThan(1e-6 * (1 + due));
      }),
    );
  });

  it('uses the savings up to the end, whatever benefits begin when', () => {
    const benefit = fc.record({
      fromAge: fc.integer({ min: 55, max: 90 }),
      monthly: fc.double({ min: 0, max: 5_000, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(benefit, { maxLength: 4 }),
        fc.double({ min: 1_000, max: 3_000_000, noNaN: true }),
        realRate,
        (benefits, savings, rate) => {
          const ages = { fromAge: 60, untilAge: 95 };
          const byYear = benefitsByYear(benefits, ages);
          const pay = steadyPay(savings, byYear, rate);
          const needs = byYear.map((paid) => Math.max(0, pay - paid));
          const used = needs.reduce((sum, need, at) => sum + need * (1 + rate) ** -at, 0);
          expect(Math.abs(used - savings)).toBeLessThan(1e-6 * savings);
        },
      ),
    );
  });

  it('never falls with savings or benefits, and is nothing from nothing', () => {
    fc.assert(
      fc.property(money, money, realRate, money, (one, other, rate, benefit) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const ages = { fromAge: 60, untilAge: 90 };
        const together = (monthly: number): number[] =>
          benefitsByYear([{ fromAge: 67, monthly: monthly / 100 }], ages);
        expect(steadyPay(more, together(benefit), rate)).toBeGreaterThanOrEqual(
          steadyPay(less, together(benefit), rate),
        );
        expect(steadyPay(less, together(benefit), rate)).toBeGreaterThanOrEqual(
          steadyPay(less, together(0), rate) * (1 - 1e-9),
        );
        expect(steadyPay(0, level(0, 30), rate)).toBe(0);
      }),
    );
  });
});
