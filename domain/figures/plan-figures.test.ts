import { describe, expect, it } from 'vitest';
import { findRow } from './dated-row.ts';
import { FIGURE_NAMES, FIGURE_TABLES, listFigures } from './plan-figures.ts';

const TABLES = Object.entries(FIGURE_TABLES).map(([group, table]) => ({ group, table }));

describe.each(TABLES)('the table of the figures $group', ({ group, table }) => {
  it('has a row for each year in order, and says where each is from', () => {
    const years = table.map(({ year }) => year);
    expect(years).toEqual(years.map((_year, at) => (years[0] ?? 0) + at));
    expect(table.filter(({ source }) => source.length < 15)).toEqual([]);
  });

  it('has a figure that names the year of its row', () => {
    expect(FIGURE_NAMES).toContain(`${group}.year`);
  });
});

describe('the figures of a year', () => {
  it('are that year’s own where they are known', () => {
    const figures = listFigures(2026);
    expect(figures['limit.elective'].value).toBe(24_500);
    expect(figures['limit.withCatchUp'].value).toBe(32_500);
    expect(figures['limit.withCatchUpSixties'].value).toBe(35_750);
    expect(figures['work.limit'].value).toBe(24_480);
    expect(listFigures(2027)['work.limit'].value).toBe(25_560);
  });

  it('are those of the last year that is known for a later one, and name that year', () => {
    const figures = listFigures(2100);
    for (const { group, table } of TABLES)
      expect(figures[`${group}.year` as 'limit.year'].value, group).toBe(table.at(-1)?.year);
    expect(figures['plan.year'].value).toBe(2100);
  });

  it('are the first ones for a year before the table', () => {
    const table = [{ year: 2026, source: 'a law' }];
    expect(findRow(table, 1999)).toBe(table[0]);
    expect(() => findRow([], 1999)).toThrow('without a row');
  });

  it('are those of 50 and older from 60 to 63 in years without an amount of their own', () => {
    const figures = listFigures(2024);
    expect(figures['limit.catchUpSixties']).toEqual(figures['limit.catchUp']);
  });
});
