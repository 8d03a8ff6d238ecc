import { describe, expect, it } from 'vitest';
import { isOlderThan, readMoment, settleMoment } from './moment.ts';

const NOW = Date.parse('2026-03-08T10:00:00.000Z');

describe('a moment that was stored', () => {
  it.each([
    {
      moment: '2026-03-08T09:59:00.000Z',
      minutes: 1,
      isOld: false,
      what: 'exactly its minutes ago',
    },
    { moment: '2026-03-08T09:58:59.999Z', minutes: 1, isOld: true, what: 'a millisecond more' },
    { moment: '2026-03-08T10:00:00.000Z', minutes: 0, isOld: false, what: 'this very moment' },
    { moment: '2026-03-08T09:59:59.999Z', minutes: 0, isOld: true, what: 'a millisecond ago' },
    { moment: '2026-03-08T10:00:00.001Z', minutes: 0, isOld: false, what: 'not come yet' },
    { moment: '2026-02-08T10:00:00.000Z', minutes: 40_320, isOld: false, what: 'four weeks ago' },
    { moment: '2024-02-29T00:00:00.000Z', minutes: 525_600, isOld: true, what: 'a leap day' },
  ])('$what is older than $minutes minutes: $isOld', ({ moment, minutes, isOld }) => {
    expect(isOlderThan(readMoment(moment) ?? Number.NaN, minutes, NOW)).toBe(isOld);
  });

  it.each([undefined, '', 'yesterday', '2026-13-01', 'null'])('%s is no moment', (text) => {
    expect(readMoment(text)).toBeUndefined();
    expect(settleMoment(text, NOW)).toBeUndefined();
  });

  it('stays when it has been, and becomes now when the clock was moved back', () => {
    expect(settleMoment('2026-03-08T09:00:00.000Z', NOW)).toBe('2026-03-08T09:00:00.000Z');
    expect(settleMoment('2031-01-01T00:00:00.000Z', NOW)).toBe('2026-03-08T10:00:00.000Z');
  });
});
