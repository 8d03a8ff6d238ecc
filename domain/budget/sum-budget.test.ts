import { describe, expect, it } from 'vitest';
import { readBudget, readDollars, sumBudget } from './sum-budget.ts';

/** The example of the guide. */
const EXAMPLE = { a: 3200, b: 160, c: 1350, d: 420, e: 480, f: 130, g: 200, h: 150, i: 90 };

describe('a budget on one page', () => {
  it('adds up what goes out, what is left, and a week of it', () => {
    const { out, left, week } = sumBudget(EXAMPLE);
    expect({ out, left, week: Math.round(week) }).toEqual({ out: 2980, left: 220, week: 51 });
  });

  it('counts an empty line as nothing, and may end below zero', () => {
    expect(sumBudget({})).toEqual({ out: 0, left: 0, week: 0 });
    expect(sumBudget({ a: 100, c: 143 })).toEqual({ out: 143, left: -43, week: -10 });
  });

  it.each([
    { typed: '1,350', dollars: 1350 },
    { typed: ' $480 ', dollars: 480 },
    { typed: '90.50', dollars: 90 },
    { typed: '0', dollars: 0 },
    { typed: '', dollars: undefined },
    { typed: ',', dollars: undefined },
    { typed: '-5', dollars: undefined },
    { typed: 'twelve', dollars: undefined },
    { typed: '12345678', dollars: undefined },
  ])('reads “$typed” as $dollars', ({ typed, dollars }) => {
    expect(readDollars(typed)).toBe(dollars);
  });

  it('takes from a device only lines with amounts', () => {
    expect(readBudget(JSON.stringify({ ...EXAMPLE, j: 1, a: '7', b: -1 }))).toEqual({
      ...EXAMPLE,
      a: undefined,
      b: undefined,
    });
    for (const broken of ['', '{', 'null', '7', '[]']) expect(readBudget(broken)).toEqual({});
  });
});
