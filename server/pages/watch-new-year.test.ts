import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchNewYear } from './watch-new-year.ts';

const HALF_A_MINUTE = 30_000;
let stop: () => void;
let years: number[];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 31, 23, 50) });
  years = [];
  stop = watchNewYear(Date.now, () => years.push(new Date().getUTCFullYear()));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('the new year', () => {
  it('is told once, in the moment it begins', () => {
    vi.advanceTimersByTime(10 * 60_000 - 1);
    expect(years).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(years).toEqual([2027]);
    vi.advanceTimersByTime(60 * 60_000);
    expect(years).toEqual([2027]);
  });

  it('is told within a minute when the clock is set, forward or back', () => {
    vi.setSystemTime(Date.UTC(2031, 5, 1));
    vi.advanceTimersByTime(2 * HALF_A_MINUTE);
    vi.setSystemTime(Date.UTC(2027, 5, 1));
    vi.advanceTimersByTime(2 * HALF_A_MINUTE);
    expect(years).toEqual([2031, 2027]);
  });

  it('is told to nobody who stopped asking', () => {
    stop();
    vi.advanceTimersByTime(60 * 60_000);
    expect(years).toEqual([]);
  });
});
