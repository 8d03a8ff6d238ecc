const MINUTE_MS = 60_000;

/** The milliseconds of a stored date; undefined for a text that is no date. */
export function readMoment(moment: string | undefined): number | undefined {
  const time = moment === undefined ? Number.NaN : Date.parse(moment);
  return Number.isNaN(time) ? undefined : time;
}

/**
 * True for a moment more than this many minutes ago. A moment in the future is not old: the clock
 * was moved back.
 */
export function isOlderThan(moment: number, minutes: number, now: number): boolean {
  return now - moment > minutes * MINUTE_MS;
}

/**
 * A date in the future becomes now, so that what waits for it waits no longer than its own time. A
 * text that is no date is dropped.
 */
export function settleMoment(moment: string | undefined, now: number): string | undefined {
  const time = readMoment(moment);
  if (time === undefined) return undefined;
  return time > now ? new Date(now).toISOString() : moment;
}
