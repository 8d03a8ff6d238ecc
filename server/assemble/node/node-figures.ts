import type { JobBacklog } from '../../db/queries/job-backlog.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { WatchedNode } from './watched-node.ts';

/** Adds the figures of this node that are read when somebody asks for them. */
export function addNodeFigures(metrics: Metrics, node: WatchedNode): void {
  const { config, content, copy, cache, queue, isDatabaseReady, now } = node;
  const { version, backlog } = node;
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
      read: () => Math.max(0, (now() - node.contentSince()) / 1_000),
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
    read: async () => new Map([['open', await node.connections()]]),
  });
}

function waitedSeconds({ dueSince }: JobBacklog, now: number): number {
  return dueSince === undefined ? 0 : Math.max(0, (now - dueSince) / 1_000);
}
