/** A run of words that both texts have, that only the old one has, or only the new one. */
export interface DiffRun {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Beyond this many comparisons a text is shown as replaced in whole; the longest article is far below. */
const MOST_STEPS = 25_000_000;

/** The difference of two texts in words. Put together again, its runs are either text. */
export function diffWords(before: string, after: string): DiffRun[] {
  const [old, fresh] = [splitWords(before), splitWords(after)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (
    end < old.length - start &&
    end < fresh.length - start &&
    old[old.length - 1 - end] === fresh[fresh.length - 1 - end]
  )
    end += 1;
  const middle = diffMiddle(
    old.slice(start, old.length - end),
    fresh.slice(start, fresh.length - end),
  );
  const all: DiffRun[] = [
    ...old.slice(0, start).map((text): DiffRun => ({ kind: 'same', text })),
    ...middle,
    ...old.slice(old.length - end).map((text): DiffRun => ({ kind: 'same', text })),
  ];
  return joinRuns(all);
}

/** Words, spaces and signs, each for itself; a line end is a word of its own. */
function splitWords(text: string): string[] {
  return text.match(/\n|[^\S\n]+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];
}

/** The longest words that both have in the same order stay. */
function diffMiddle(old: readonly string[], fresh: readonly string[]): DiffRun[] {
  const width = fresh.length + 1;
  if (old.length * width > MOST_STEPS)
    return [
      { kind: 'gone', text: old.join('') },
      { kind: 'new', text: fresh.join('') },
    ];
  const common = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number): number => common[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = fresh.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        old[row] === fresh[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const runs: DiffRun[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const isSame = row < old.length && column < fresh.length && old[row] === fresh[column];
    const isGone =
      column === fresh.length || (row < old.length && at(row + 1, column) >= at(row, column + 1));
    const kind = isSame ? 'same' : isGone ? 'gone' : 'new';
    runs.push({ kind, text: (kind === 'new' ? fresh[column] : old[row]) ?? '' });
    if (kind !== 'new') row += 1;
    if (kind !== 'gone') column += 1;
  }
  return runs;
}

function joinRuns(runs: readonly DiffRun[]): DiffRun[] {
  const joined: DiffRun[] = [];
  for (const { kind, text } of runs) {
    const last = joined.at(-1);
    if (text === '') continue;
    if (last?.kind === kind) last.text += text;
    else joined.push({ kind, text });
  }
  return joined;
}
