/** What a slow phone's main thread does to show a page and to make it work, in its milliseconds. */
export interface Waking {
  /** The longest task after the first paint. */
  longest: number;
  /** What tasks after the first paint take beyond what a finger does not notice. */
  blocking: number;
  /** All work after the first paint. */
  afterPaint: number;
  /** What is fetched as script until something is used. */
  scriptBytes: number;
}

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** How long the thread itself worked. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** Lighthouse takes a slow phone for four times as slow as the machine that it runs on. */
const SLOWER = 4;
const UNNOTICED_MS = 50;
/** What the fixed work before the page took on the quiet machine that the figures stand for. */
const FIXED_WORK_MS = 46;
const TASK = /^(?:ThreadControllerImpl::)?RunTask$/;

/**
 * Reads the tasks of the thread that showed `address`. A thread that shares its core with others is
 * slower by what the fixed work before the page was slower, so every task is held against that.
 */
export function readWaking(
  events: readonly TraceEvent[],
  address: string,
): Omit<Waking, 'scriptBytes'> {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  );
  if (!start) throw new Error(`The trace has no navigation to ${address}`);
  const paint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start.pid && ts >= start.ts,
  );
  if (!paint) throw new Error(`The trace has no first paint of ${address}`);
  const tasks = events.filter(({ name, ph }) => ph === 'X' && TASK.test(name));
  const fixedWork = Math.max(...tasks.filter(({ ts }) => ts < start.ts).map(threadMs));
  const slower = SLOWER * (FIXED_WORK_MS / fixedWork);
  const taken = tasks
    .filter(
      ({ pid, tid, ts, dur = 0 }) =>
        pid === start.pid && tid === start.tid && ts >= start.ts && ts + dur > paint.ts,
    )
    .map((task) => threadMs(task) * slower);
  return {
    longest: Math.round(Math.max(0, ...taken)),
    blocking: Math.round(sum(taken.map((ms) => Math.max(0, ms - UNNOTICED_MS)))),
    afterPaint: Math.round(sum(taken)),
  };
}

function sum(all: readonly number[]): number {
  return all.reduce((before, each) => before + each, 0);
}

function threadMs({ tdur, dur = 0 }: TraceEvent): number {
  return (tdur ?? dur) / 1_000;
}

/** The median of each figure by itself. */
export function medianOf(runs: readonly Waking[]): Waking {
  const median = (figure: keyof Waking): number => {
    const sorted = runs.map((run) => run[figure]).toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    longest: median('longest'),
    blocking: median('blocking'),
    afterPaint: median('afterPaint'),
    scriptBytes: median('scriptBytes'),
  };
}
