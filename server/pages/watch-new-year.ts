/** Also after a machine that slept or whose clock was set: it is looked at this often at least. */
const LOOK_MS = 60_000;

/** Calls when a new year (UTC) begins, as soon as it does. Answers how to stop. */
export function watchNewYear(now: () => number, onNewYear: () => void): () => void {
  let year = yearOf(now());
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    const untilNewYear = Date.UTC(year + 1, 0, 1) - now();
    timer = setTimeout(look, Math.max(1, Math.min(LOOK_MS, untilNewYear)));
    timer.unref();
  };
  const look = (): void => {
    const current = yearOf(now());
    if (current !== year) onNewYear();
    year = current;
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}

function yearOf(time: number): number {
  return new Date(time).getUTCFullYear();
}
