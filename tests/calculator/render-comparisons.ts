import type { Comparison } from './compare-examples.ts';
import { runSaver } from './compare-examples.ts';
import type { NotReproduced } from './not-reproduced.ts';

const SMALL = 10;
/** A tolerance below this only allows for differences in floating-point sums. */
const NO_TOLERANCE = 0.000_4;

/** Writes dollars to the cent and factors to four places. */
function written(value: number, beside: number): string {
  const digits = Math.abs(beside) < SMALL ? 4 : 2;
  // A difference too small to show must not be written as "-0.00".
  const shown = Math.abs(value) < 0.5 * 10 ** -digits ? 0 : value;
  return shown.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function table(heads: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

export function renderPublicCalculators(rows: ReadonlyArray<readonly string[]>): string {
  return table(
    ['calculator', 'assumes', 'source', 'at 67, in today’s dollars', 'one percent more'],
    rows,
  );
}

export function renderComparisons(comparisons: readonly Comparison[]): string {
  return table(
    ['example', 'source', 'what', 'convention', 'published', 'ours', 'difference', 'allowed'],
    comparisons.map(({ id, source, what, convention, published, ours, tolerance, note }) => [
      id,
      source,
      what,
      [convention, ...(note ? [note] : [])].join('; '),
      published.toLocaleString('en-US', { maximumFractionDigits: 2 }),
      written(ours, published),
      written(ours - published, published),
      allowed(tolerance),
    ]),
  );
}

function allowed(tolerance: Comparison['tolerance']): string {
  if (tolerance === 'cut') return 'end cut off';
  return tolerance < NO_TOLERANCE
    ? 'exact'
    : `± ${tolerance.toLocaleString('en-US', { maximumFractionDigits: 4 })}`;
}

export function renderNotReproduced(examples: readonly NotReproduced[]): string {
  return table(
    ['source', 'what', 'published', 'ours, nearest', 'difference', 'why'],
    examples.map(({ source, what, published, nearest, why }) => {
      const ours = typeof nearest === 'function' ? nearest() : runSaver(nearest).balance;
      return [
        source,
        what,
        published.toLocaleString('en-US', { maximumFractionDigits: 2 }),
        written(ours, published),
        written(ours - published, published),
        why,
      ];
    }),
  );
}
