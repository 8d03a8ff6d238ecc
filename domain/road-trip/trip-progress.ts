/** The share of a stop's words during which the car stands still. */
const WAITS = 0.45;

/**
 * Where the car is: 0 at the first stop, 1 at the second, and in between on the way. `tops` are the
 * upper edges of the stops and `line` is the height at which one reads, both measured from the same
 * edge.
 */
export function tripProgress(tops: readonly number[], line: number): number {
  let at = 0;
  while (at + 1 < tops.length && (tops[at + 1] ?? line) <= line) at += 1;
  const [top, next] = [tops[at], tops[at + 1]];
  if (top === undefined || next === undefined || line <= top) return at;
  const read = (line - top) / (next - top);
  return at + ease(Math.max(0, (read - WAITS) / (1 - WAITS)));
}

/** Eases in and out. */
function ease(part: number): number {
  return part * part * (3 - 2 * part);
}
