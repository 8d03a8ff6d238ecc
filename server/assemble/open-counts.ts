import { EventCounter } from '../analytics/event-counter.ts';
import { CountedLines } from '../counted-lines.ts';
import type { Database } from '../db/connect.ts';
import { addEventCounts } from '../db/queries/event-counts.ts';
import { listLikeCounts } from '../db/queries/like-counts.ts';
import type { Log } from '../log.ts';
import { LikeCounts } from '../views/like-counts.ts';

interface CountsToOpen {
  database: Database;
  nodeName: string;
  log: Log;
  now: () => number;
}

export interface OpenCounts {
  /** The likes that pages show. */
  likes: LikeCounts;
  /** What visitors who agreed to it have done. */
  events: EventCounter;
  /** What happens too often for a line each in the log. */
  lines: CountedLines;
}

/** Opens what this node counts in memory; no page is made before the likes have been read. */
export async function openCounts(parts: CountsToOpen): Promise<OpenCounts> {
  const { database, nodeName, log, now } = parts;
  const likes = new LikeCounts({ listChanged: listLikeCounts.bind(undefined, database), log, now });
  await likes.refresh();
  const add = addEventCounts.bind(undefined, database, nodeName);
  return { likes, events: new EventCounter({ add, log, now }), lines: new CountedLines(log) };
}
