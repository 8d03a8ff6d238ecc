import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from './add-months.ts';

describe('adding months', () => {
  it.each([
    { from: '2026-11-21T10:20:30.456Z', months: 6, to: '2027-05-21T10:20:30.456Z' },
    { from: '2026-08-31T00:00:00.000Z', months: 6, to: '2027-02-28T00:00:00.000Z' },
    { from: '2027-08-31T23:59:59.999Z', months: 6, to: '2028-02-29T23:59:59.999Z' },
    { from: '2026-12-31T12:00:00.000Z', months: 1, to: '2027-01-31T12:00:00.000Z' },
    { from: '2027-03-31T12:00:00.000Z', months: -1, to: '2027-02-28T12:00:00.000Z' },
  ])('$months to $from is $to', ({ from, months, to }) => {
    expect(new Date(addMonths(Date.parse(from), months)).toISOString()).toBe(to);
  });

  it('lands in the month meant, never on a later day of the month', () => {
    const times = fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 36 }), (date, months) => {
        const later = new Date(addMonths(date.getTime(), months));
        const passed =
          (later.getUTCFullYear() - date.getUTCFullYear()) * 12 +
          later.getUTCMonth() -
          date.getUTCMonth();
        expect(passed).toBe(months);
        expect(later.getUTCDate()).toBeLessThanOrEqual(date.getUTCDate());
      }),
    );
  });
});
