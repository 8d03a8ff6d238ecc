import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords, type DiffRun } from './diff-words.ts';

function only(runs: readonly DiffRun[], kind: 'gone' | 'new'): string {
  return runs
    .filter((run) => run.kind === 'same' || run.kind === kind)
    .map(({ text }) => text)
    .join('');
}

describe('the difference of two texts in words', () => {
  it('shows the words that changed and leaves the others', () => {
    expect(diffWords('A fee of 1% over 35 years, and', 'A fee of 1% over 30 years, and')).toEqual([
      { kind: 'same', text: 'A fee of 1% over ' },
      { kind: 'gone', text: '35' },
      { kind: 'new', text: '30' },
      { kind: 'same', text: ' years, and' },
    ]);
  });

  it('put together again is either text', () => {
    const word = fc.constantFrom('a', 'fee', ' ', '\n', 'año', '401(k)', ',', '  ', '“', '🙂');
    const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const runs = diffWords(before, after);
        expect(only(runs, 'gone')).toBe(before);
        expect(only(runs, 'new')).toBe(after);
        expect(runs.some(({ kind }, at) => runs[at - 1]?.kind === kind)).toBe(false);
        if (before === after) expect(runs.every(({ kind }) => kind === 'same')).toBe(true);
      }),
    );
  });

  it('of two long texts without a word in common is not worked out word by word', () => {
    const [before, after] = [
      'old '.repeat(20_000),
      Array.from({ length: 20_000 }, (_, at) => at).join('-'),
    ];
    expect(diffWords(before, after)).toHaveLength(2);
  });
});
