import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstDayApart,
  firstDayKept,
  firstMonthKept,
  MOST_DAYS,
  startOfReport,
} from './kept-counts.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const days = fc.integer({ min: 1, max: MOST_DAYS });
const time = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2060-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('the counts of events', () => {
  it('stay apart by day for a quarter, and by month for 25 months', () => {
    expect(firstDayApart(NOW)).toBe('2026-08-22');
    expect(firstDayKept(NOW)).toBe('2024-10-22');
    expect(firstMonthKept(NOW)).toBe('2024-11');
  });
});

describe('a report', () => {
  it.each([
    { of: 1, begins: '2026-11-22' },
    { of: 90, begins: '2026-08-25' },
    { of: 93, begins: '2026-08-22' },
    { of: 94, begins: '2026-08-01' },
    { of: 365, begins: '2025-11-01' },
  ])('of $of days begins on $begins', ({ of, begins }) => {
    expect(startOfReport(of, NOW)).toBe(begins);
  });

  it('never begins with a part of a month that is summed up, or with a month that is deleted', () => {
    fc.assert(
      fc.property(time, days, (date, of) => {
        const now = date.getTime();
        const begins = startOfReport(of, now);
        expect(begins >= firstDayApart(now) || begins.endsWith('-01')).toBe(true);
        expect(begins >= firstMonthKept(now)).toBe(true);
        expect(firstMonthKept(now) >= firstDayKept(now).slice(0, 7)).toBe(true);
      }),
    );
  });
});
