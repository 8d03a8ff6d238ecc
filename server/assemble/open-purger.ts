import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { AT_ONCE, queueJob } from '../jobs/queue-job.ts';
import type { Log } from '../log.ts';
import { EVERY_PAGE } from '../purge/page-tags.ts';
import { mostTagsAtOnce } from '../purge/purge-service.ts';
import { Purger } from '../purge/purger.ts';

/** A node that starts again and again must not empty the cache in front again and again. */
const STARTS_APART_MS = 5 * 60_000;

interface PurgerParts {
  config: Config;
  database: Database;
  nodeName: string;
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
  const { config, database, nodeName, wake, log, now } = parts;
  if (config.purge === undefined) return undefined;
  const queue = async (tags: readonly string[], about: string): Promise<void> => {
    await queueJob(database, {
      kind: 'purge',
      about,
      payload: { tags },
      dueAt: AT_ONCE,
      now: now(),
    });
    wake();
  };
  const purger = new Purger({
    queue: (tags) => queue(tags, randomUUID()),
    mostTags: mostTagsAtOnce(config.purge.service),
    log,
  });
  // What changed while this node was down, or with a new version of the program, is known to nobody.
  const start = `${nodeName}:${Math.floor(now() / STARTS_APART_MS)}`;
  queue([EVERY_PAGE], start).catch(() => purger.forgetEverything());
  return purger;
}
