import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { AT_ONCE, queueJob } from '../jobs/queue-job.ts';
import type { Log } from '../log.ts';
import { mostTagsAtOnce } from '../purge/purge-service.ts';
import { Purger } from '../purge/purger.ts';

interface PurgerParts {
  config: Config;
  database: Database;
  /** Wakes the worker of jobs. */
  wake: () => void;
  log: Log;
  now: () => number;
}

/**
 * Tells the cache in front of every change that this node takes over. Each node tells it by itself,
 * because a page that another node made meanwhile may still be the old one.
 */
export function openPurger(parts: PurgerParts): Purger | undefined {
  const { config, database, wake, log, now } = parts;
  if (config.purge === undefined) return undefined;
  const queue = async (tags: readonly string[]): Promise<void> => {
    await queueJob(database, {
      kind: 'purge',
      about: randomUUID(),
      payload: { tags },
      dueAt: AT_ONCE,
      now: now(),
    });
    wake();
  };
  const purger = new Purger({ queue, mostTags: mostTagsAtOnce(config.purge.service), log });
  // What changed while this node was down, or with a new version of the program, is known to nobody.
  purger.forgetEverything();
  return purger;
}
