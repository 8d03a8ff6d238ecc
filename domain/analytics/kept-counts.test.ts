import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDayApart, firstDayKept, firstMonthKept } from './kept-counts.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');

describe('the counts of events', () => {
  it('stay apart by day for a quarter, and by month for 25 months', () => {
    expect(firstDayApart(NOW)).toBe('2026-08-22');
    expect(firstDayKept(NOW)).toBe('2024-10-22');
    expect(firstMonthKept(NOW)).toBe('2024-11');
  });

  it('of a month that is kept are there with all of its votes', () => {
    const date = fc.date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2060-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(date, (now) => {
        expect(`${firstMonthKept(now.getTime())}-01` > firstDayKept(now.getTime())).toBe(true);
      }),
    );
  });
});
