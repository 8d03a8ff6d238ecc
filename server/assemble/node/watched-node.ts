import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Config } from '../../config.ts';
import type { ContentStore } from '../../content/content-store.ts';
import type { Database } from '../../db/connect.ts';
import { countBacklog, type JobBacklog } from '../../db/queries/job-backlog.ts';
import type { PageCache } from '../../pages/kept/page-cache.ts';
import type { RenderQueue } from '../../pages/render-queue.ts';
import type { ContentCopy } from '../../revisions/content-copy.ts';

/** Whoever asks often, or twice at once, gets the last answer, so that no scraper is a load on the database. */
const BACKLOG_MS = 5_000;

/** The parts of a node that operators are told about. */
export interface NodeParts {
  config: Config;
  content: ContentStore;
  /** Undefined where the content is a folder. */
  copy: ContentCopy | undefined;
  database: Database;
  isDatabaseReady: () => boolean;
  isShuttingDown: () => boolean;
  cache: PageCache;
  queue: RenderQueue;
  http: Server;
  now: () => number;
}

export interface WatchedNode extends NodeParts {
  version: string;
  startedAt: number;
  /** When the content was taken over that is served. */
  contentSince: () => number;
  /** Undefined while the database does not answer. */
  backlog: () => Promise<JobBacklog | undefined>;
  connections: () => Promise<number>;
}

/** Adds to the parts of a node what has to be followed, or asked for, to be told. */
export function watchNode(parts: NodeParts): WatchedNode {
  const { content, http, now } = parts;
  let contentSince = now();
  content.onSwap(() => {
    contentSince = now();
  });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return {
    ...parts,
    version,
    startedAt: now(),
    contentSince: () => contentSince,
    backlog: rememberBacklog(parts),
    connections: () => countConnections(http),
  };
}

function rememberBacklog({ database, isDatabaseReady, now }: NodeParts): WatchedNode['backlog'] {
  let asked: { at: number; found: Promise<JobBacklog | undefined> } | undefined;
  return () => {
    if (!isDatabaseReady()) return Promise.resolve(undefined);
    if (asked === undefined || now() - asked.at >= BACKLOG_MS)
      asked = { at: now(), found: countBacklog(database, now()).catch(() => undefined) };
    return asked.found;
  };
}

function countConnections(http: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    http.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
