/// <reference lib="esnext.temporal" />
/** The moment that a clock in this zone shows a day and a time; undefined if there is none, or no such zone. */
export function readMoment(local: string, zone: string): number | undefined {
  try {
    return Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation: 'later' })
      .epochMilliseconds;
  } catch {
    return undefined;
  }
}
