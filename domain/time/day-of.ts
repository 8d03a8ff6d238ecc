/** The day in UTC, by which votes and events are counted. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
