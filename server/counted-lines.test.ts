import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CountedLines } from './counted-lines.ts';
import { createLog } from './log.ts';

let lines: unknown[];
let counted: CountedLines;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  const log = createLog('info', (line) => {
    const { time: _time, level: _level, ...told } = JSON.parse(line) as Record<string, unknown>;
    lines.push(told);
  });
  counted = new CountedLines(log);
});
afterEach(() => {
  counted.close();
  vi.useRealTimers();
});

describe('what happens often', () => {
  it('is one line a minute, however often it was', () => {
    for (let time = 0; time < 5_000; time += 1) counted.count('often');
    counted.count('once');
    expect(lines).toEqual([]);
    vi.advanceTimersByTime(60_000);
    const minute = [
      { event: 'often', count: 5_000 },
      { event: 'once', count: 1 },
    ];
    expect(lines).toEqual(minute);
    vi.advanceTimersByTime(60_000);
    expect(lines).toEqual(minute);
  });

  it('is told at the end, and not again', () => {
    counted.count('often');
    counted.close();
    vi.advanceTimersByTime(120_000);
    expect(lines).toEqual([{ event: 'often', count: 1 }]);
  });

  it('has a line for each of its kinds', () => {
    for (const what of ['400', '431', '400']) counted.count('refused', { what });
    vi.advanceTimersByTime(60_000);
    expect(lines).toEqual([
      { event: 'refused', what: '400', count: 2 },
      { event: 'refused', what: '431', count: 1 },
    ]);
  });
});
