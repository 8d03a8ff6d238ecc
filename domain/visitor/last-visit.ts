import { isOlderThan, readMoment, settleMoment } from '../time/moment.ts';

interface LastVisit {
  /** The date in local storage; undefined where there is none or storage is forbidden. */
  stored: string | undefined;
  /** The flag `userRevisitThreshold`, in minutes. */
  threshold: number;
  now: number;
}

interface VisitDecision {
  isRevisit: boolean;
  /** The date to keep from now on. */
  lastVisit: string;
}

/** The date stays the same during a visit and is set again by the next one. */
export function decideVisit({ stored, threshold, now }: LastVisit): VisitDecision {
  const lastVisit = settleMoment(stored, now);
  const time = readMoment(lastVisit);
  const isRevisit = time !== undefined && isOlderThan(time, threshold, now);
  return {
    isRevisit,
    lastVisit: lastVisit === undefined || isRevisit ? new Date(now).toISOString() : lastVisit,
  };
}
