import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { hostName } from '#domain/company/host-rule.ts';
import type { Config } from '../config.ts';
import { boundPort, closeServer, listen } from '../connections/http-server.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Database } from '../db/connect.ts';
import { countBacklog, type JobBacklog } from '../db/queries/job-backlog.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createMetricsServer } from '../metrics/metrics-server.ts';
import type { PageCache } from '../pages/kept/page-cache.ts';
import type { PageRenderer } from '../pages/ssr.ts';
import type { RenderQueue } from '../pages/render-queue.ts';
import type { ContentCopy } from '../revisions/content-copy.ts';
import { isListed } from '../request/request-origin.ts';
import { isPreviewHost } from '../request/staging.ts';

/** Whoever asks often, or twice at once, gets the last answer, so that no scraper is a load on the database. */
const BACKLOG_MS = 5_000;

export interface Measured {
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
  log: Log;
  now: () => number;
}

export interface OpenMetrics {
  port: number;
  close: () => Promise<void>;
}

/** The library of figures is loaded only where somebody asks for them. */
export async function loadMetrics(): Promise<Metrics> {
  const { createMetrics } = await import('../metrics/metrics.ts');
  return createMetrics();
}

export function timeRenders(renderer: PageRenderer, { timeRender }: Metrics): PageRenderer {
  return {
    ...renderer,
    render: (...page) => timeRender(() => renderer.render(...page)),
  };
}

/** Opens the port of the operators, with the figures of this node and its state as JSON. */
export async function openMetrics(
  metrics: Metrics,
  measured: Measured,
): Promise<OpenMetrics | undefined> {
  if (measured.config.metrics === undefined) return undefined;
  const { config, content, copy, cache, queue, http, isDatabaseReady, log, now } = measured;
  let contentSince = now();
  content.onSwap(() => {
    contentSince = now();
  });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const backlog = rememberBacklog(measured);
  const startedAt = now();
  metrics.addLabel({
    name: 'sendero_build_info',
    help: 'The version of the product and of Node',
    read: () => ({ version, node: process.version }),
  });
  metrics.addLabel({
    name: 'sendero_content_info',
    help: 'The version of the content that is served',
    read: () => ({ version: content.current.version }),
  });
  metrics.add([
    {
      name: 'sendero_content_age_seconds',
      help: 'Seconds since the content was taken over',
      read: () => Math.max(0, (now() - contentSince) / 1_000),
    },
    {
      name: 'sendero_content_mistakes',
      help: 'Mistakes in the content folder; what they are in is served as it was before',
      read: () => content.problems.length,
    },
    {
      name: 'sendero_content_revision',
      help: 'The revision of the content in this node’s copy (CONTENT_STORE=database); 0 where it is a folder',
      read: () => copy?.revision ?? 0,
    },
    {
      name: 'sendero_content_revisions_behind',
      help: 'Revisions that were published and are not in this node’s copy',
      read: () => Math.max(0, (copy?.newest ?? 0) - (copy?.revision ?? 0)),
    },
    {
      name: 'sendero_kept_pages',
      help: 'Finished pages in memory',
      read: () => cache.size,
    },
    {
      name: 'sendero_kept_page_bytes',
      help: 'Bytes of finished pages in memory',
      read: () => cache.bytes,
    },
    {
      name: 'sendero_kept_page_limit_bytes',
      help: 'Bytes that finished pages may take (PAGE_CACHE_BYTES)',
      read: () => config.pageCacheBytes,
    },
    {
      name: 'sendero_render_queue_waiting',
      help: 'Pages that wait to be made',
      read: () => queue.waiting,
    },
    {
      name: 'sendero_render_queue_limit',
      help: 'Pages that may wait to be made; one more is refused',
      read: () => queue.limit,
    },
    {
      name: 'sendero_connection_limit',
      help: 'Connections that this node takes (MAX_CONNECTIONS)',
      read: () => config.maxConnections,
    },
    {
      name: 'sendero_database_up',
      help: '1 while the database answers',
      read: () => Number(isDatabaseReady()),
    },
  ]);
  metrics.addTable({
    name: 'sendero_jobs',
    help: 'Jobs of all nodes: due, being done, and those that have used up their tries',
    label: 'state',
    read: async () => {
      const found = await backlog();
      if (found === undefined) return new Map();
      return new Map(
        Object.entries({ due: found.due, sending: found.sending, failed: found.failed }),
      );
    },
  });
  metrics.addTable({
    name: 'sendero_jobs_due_seconds',
    help: 'Seconds for which the oldest due job has waited',
    label: 'state',
    read: async () => {
      const found = await backlog();
      return found === undefined ? new Map() : new Map([['due', waitedSeconds(found, now())]]);
    },
  });
  metrics.addTable({
    name: 'sendero_connections',
    help: 'Open connections',
    label: 'state',
    read: async () => new Map([['open', await countConnections(http)]]),
  });
  const status = async (): Promise<object> => {
    const found = await backlog();
    return {
      status: statusOf(measured),
      version,
      node: process.version,
      profile: config.runtime.profileName,
      upSeconds: Math.round((now() - startedAt) / 1_000),
      content: {
        version: content.current.version,
        since: new Date(contentSince).toISOString(),
        ...(copy && {
          revision: copy.revision,
          newestRevision: copy.newest,
          fetchedFiles: copy.fetched,
        }),
        companies: content.current.companies.size,
        mistakes: content.problems.map(({ file, line }) => ({ file, line })),
      },
      database: { isAnswering: isDatabaseReady() },
      pages: { kept: cache.size, bytes: cache.bytes, waiting: queue.waiting },
      connections: await countConnections(http),
      jobs: found === undefined ? null : { ...found, dueSince: isoTime(found.dueSince) },
    };
  };
  const isOurHost = (host: string): boolean =>
    isListed(host, content.current) ||
    isHostOf(config.publicOrigin, host) ||
    isPreviewHost(config, host);
  const server = createMetricsServer({ metrics, status, isOurHost, log });
  await listen(server, measured.config.metrics);
  return { port: boundPort(server), close: () => closeServer(server, 1) };
}

function statusOf({ isShuttingDown, isDatabaseReady, content }: Measured): string {
  if (isShuttingDown()) return 'leaving';
  return isDatabaseReady() && content.problems.length === 0 ? 'ready' : 'degraded';
}

function isHostOf(origin: string | undefined, host: string): boolean {
  return origin !== undefined && hostName(new URL(origin).host) === hostName(host);
}

function rememberBacklog({ database, isDatabaseReady, now }: Measured) {
  let asked: { at: number; found: Promise<JobBacklog | undefined> } | undefined;
  return (): Promise<JobBacklog | undefined> => {
    if (!isDatabaseReady()) return Promise.resolve(undefined);
    if (asked === undefined || now() - asked.at >= BACKLOG_MS)
      asked = { at: now(), found: countBacklog(database, now()).catch(() => undefined) };
    return asked.found;
  };
}

function waitedSeconds({ dueSince }: JobBacklog, now: number): number {
  return dueSince === undefined ? 0 : Math.max(0, (now - dueSince) / 1_000);
}

function isoTime(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}

function countConnections(http: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    http.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
