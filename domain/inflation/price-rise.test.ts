import { describe, expect, it } from 'vitest';
import { riseSince } from './price-rise.ts';
import { TICKET_MARKS, type PriceMark } from './ticket-prices.ts';

const [first] = TICKET_MARKS as [PriceMark];

describe('the price of a movie ticket', () => {
  it.each([
    { year: 1995, percentage: 3, rise: 0 },
    { year: 2000, percentage: 19, rise: 24 },
    { year: 2005, percentage: 35, rise: 47 },
    { year: 2010, percentage: 51, rise: 81 },
    { year: 2015, percentage: 67, rise: 94 },
    { year: 2020, percentage: 83, rise: 111 },
    { year: 2022, percentage: 100, rise: 142 },
  ])('is $rise% above its first at $percentage, in $year', ({ year, percentage, rise }) => {
    const mark = TICKET_MARKS.find((each) => each.percentage === percentage);
    expect(mark?.year).toBe(year);
    expect(mark && riseSince(first, mark)).toBe(rise);
  });
});
