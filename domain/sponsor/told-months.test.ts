import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToMonth, listToldMonths } from './told-months.ts';

describe('the months that are told', () => {
  it.each([
    { now: '2026-11-23T10:00:00Z', last: '2026-10' },
    { now: '2026-12-01T00:00:00Z', last: '2026-10' },
    { now: '2026-12-02T23:59:59Z', last: '2026-10' },
    { now: '2026-12-03T00:00:00Z', last: '2026-11' },
    { now: '2027-01-31T00:00:00Z', last: '2026-12' },
  ])('end at $now with $last', ({ now, last }) => {
    expect(listToldMonths(Date.parse(now)).at(-1)).toBe(last);
  });

  it('are at most 24, one after the other, and none has begun or is deleted', () => {
    const date = fc.date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2060-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(date, (now) => {
        const months = listToldMonths(now.getTime());
        expect([23, 24]).toContain(months.length);
        for (const [index, month] of months.entries())
          if (index > 0) expect(month).toBe(addToMonth(months[index - 1] ?? '', 1));
        expect((months.at(-1) ?? '') < now.toISOString().slice(0, 7)).toBe(true);
      }),
    );
  });
});
