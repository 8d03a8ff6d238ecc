const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

export interface JobTimes {
  /** The time for which a node has a job for itself; far longer than a mail may take to send. */
  leaseMs: number;
  /** The wait after the first failed try; it doubles with each try. */
  firstBackoffMs: number;
  longestBackoffMs: number;
  tries: number;
  /** The longest sleep, so that jobs which other nodes queue are seen. */
  pollMs: number;
}

export const USUAL_TIMES: JobTimes = {
  leaseMs: 120 * SECOND_MS,
  firstBackoffMs: 30 * SECOND_MS,
  longestBackoffMs: 6 * HOUR_MS,
  // The tries go on for more than a day, because a mail server may be away for a night without any
  // mail being lost.
  tries: 18,
  pollMs: 5 * SECOND_MS,
};

/**
 * The wait doubles with each try and is spread by up to a half, so that jobs that failed together
 * do not try again together.
 */
export function backoffMs(attempts: number, times: JobTimes, random: () => number): number {
  const wait = Math.min(times.longestBackoffMs, times.firstBackoffMs * 2 ** (attempts - 1));
  return Math.round(wait * (0.5 + random() / 2));
}

/** The longest wait there is: a `run_at` further away was written before the clock was set back. */
export function longestWaitMs({ leaseMs, longestBackoffMs }: JobTimes): number {
  return Math.max(leaseMs, longestBackoffMs) + HOUR_MS;
}

/** The time after which a reminder of the plan is sent. */
export const REMINDER_MONTHS = 6;
