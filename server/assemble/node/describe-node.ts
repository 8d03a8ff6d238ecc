import type { WatchedNode } from './watched-node.ts';

/** The state of this node in one answer, for people and programs that do not read figures. */
export async function describeNode(node: WatchedNode): Promise<object> {
  const { config, content, copy, cache, queue, now } = node;
  const found = await node.backlog();
  return {
    status: statusOf(node),
    version: node.version,
    node: process.version,
    profile: config.runtime.profileName,
    upSeconds: Math.round((now() - node.startedAt) / 1_000),
    content: {
      version: content.current.version,
      since: new Date(node.contentSince()).toISOString(),
      ...(copy && {
        revision: copy.revision,
        newestRevision: copy.newest,
        fetchedFiles: copy.fetched,
      }),
      companies: content.current.companies.size,
      mistakes: content.problems.map(({ file, line }) => ({ file, line })),
    },
    database: { isAnswering: node.isDatabaseReady() },
    pages: { kept: cache.size, bytes: cache.bytes, waiting: queue.waiting },
    connections: await node.connections(),
    jobs: found === undefined ? null : { ...found, dueSince: isoTime(found.dueSince) },
  };
}

function statusOf({ isShuttingDown, isDatabaseReady, content }: WatchedNode): string {
  if (isShuttingDown()) return 'leaving';
  return isDatabaseReady() && content.problems.length === 0 ? 'ready' : 'degraded';
}

function isoTime(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}
