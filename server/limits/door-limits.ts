import type { LimitTakenBy } from '#contracts/calls/limits.ts';
import { NodeLimit } from './node-limit.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A few reports show a fault of a page. */
const REPORTS_IN_A_MINUTE = 300;

interface RequestToCount {
  network: string;
  /** How many of what is limited the request brings. */
  weight: number;
}

/** Counts a request; if it is over the limit, returns the seconds until the next is welcome. */
type TakeLimit = (request: RequestToCount) => number | undefined;

export type DoorLimits = Readonly<Record<LimitTakenBy<'door'>, TakeLimit>>;

export function createDoorLimits(
  { eventsPerNetwork }: { eventsPerNetwork: number },
  now: () => number,
): DoorLimits {
  const events = new NodeLimit({ limit: eventsPerNetwork, windowMs: HOUR_MS }, now);
  const reports = new NodeLimit({ limit: REPORTS_IN_A_MINUTE, windowMs: MINUTE_MS }, now);
  return {
    eventsOfNetwork: ({ network, weight }) => events.take(network, weight),
    // Senders of reports are not told apart.
    reportsOfNode: ({ weight }) => reports.take('everybody', weight),
  };
}
