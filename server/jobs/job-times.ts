const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

export interface JobTimes {
  /** How long a node has a job for itself; far longer than a mail may take to send. */
  leaseMs: number;
  /** The first wait after a failed try; it doubles. */
  firstBackoffMs: number;
  longestBackoffMs: number;
  tries: number;
  /** The longest sleep, so that what another node has queued is seen. */
  pollMs: number;
}

export const USUAL_TIMES: JobTimes = {
  leaseMs: 120 * SECOND_MS,
  firstBackoffMs: 30 * SECOND_MS,
  longestBackoffMs: 6 * HOUR_MS,
  // More than a day at the least: a mail server may be away for a night without losing anybody's mail.
  tries: 18,
  pollMs: 5 * SECOND_MS,
};

/** Twice as long after each try, spread by up to a half so that jobs that failed together part. */
export function backoffMs(attempts: number, times: JobTimes, random: () => number): number {
  const wait = Math.min(times.longestBackoffMs, times.firstBackoffMs * 2 ** (attempts - 1));
  return Math.round(wait * (0.5 + random() / 2));
}

/** A `run_at` further away than this was written before the clock was set back. */
export function longestWaitMs({ leaseMs, longestBackoffMs }: JobTimes): number {
  return Math.max(leaseMs, longestBackoffMs) + HOUR_MS;
}

/** After how long the plan is brought to mind once more. */
export const REMINDER_MONTHS = 6;
