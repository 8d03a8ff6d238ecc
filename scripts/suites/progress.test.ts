import { describe, expect, it } from 'vitest';
import { createProgress } from './progress.ts';

function linesOf(total: number, failedAt = total): string[] {
  const lines: string[] = [];
  const progress = createProgress({ unit: 'tests', total, write: (line) => lines.push(line) });
  for (let at = 0; at < total; at += 1) progress.add(at >= failedAt ? 1 : 0);
  return lines;
}

describe('the progress of a suite', () => {
  it('is told in twenty lines, however many tests there are', () => {
    expect(linesOf(9_301)).toHaveLength(20);
    expect(linesOf(100)).toHaveLength(20);
  });

  it('is told of each where there are few, and ends with nothing left', () => {
    expect(linesOf(3)).toHaveLength(3);
    expect(linesOf(3).at(-1)).toBe('  3 of 3 tests, 0 left, 0 failed\n');
  });

  it('says what has failed as soon as it has', () => {
    const lines = linesOf(40, 20);
    expect(lines[9]).toBe('  20 of 40 tests, 20 left, 0 failed\n');
    expect(lines[10]).toBe('  22 of 40 tests, 18 left, 1 failed\n');
  });
});
