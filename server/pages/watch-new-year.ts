import { yearAt } from '#domain/time/year.ts';

/**
 * The clock is checked at least this often, because a machine may sleep or its clock may be set.
 */
const LOOK_MS = 60_000;

/**
 * Calls `onNewYear` as soon as a new year (UTC) begins. Returns a function that stops the watch.
 */
export function watchNewYear(now: () => number, onNewYear: () => void): () => void {
  let year = yearAt(now());
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    const untilNewYear = Date.UTC(year + 1, 0, 1) - now();
    timer = setTimeout(look, Math.max(1, Math.min(LOOK_MS, untilNewYear)));
    timer.unref();
  };
  const look = (): void => {
    const current = yearAt(now());
    if (current !== year) onNewYear();
    year = current;
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}
