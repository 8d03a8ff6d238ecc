import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { EventCounter } from '../analytics/event-counter.ts';
import { securityHeaders } from '../answers/security-headers.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { boundPort, closeServer, listen } from '../connections/http-server.ts';
import type { ContentStore } from '../content/content-store.ts';
import { watchContent } from '../content/watch-content.ts';
import { isStagingHost } from '../request/staging.ts';
import { followRevisions } from '../revisions/follow-revisions.ts';
import { warmSearch } from '../views/search/warm-search.ts';
import { Closing } from './closing.ts';
import { createDoor } from './create-door.ts';
import type { Desk } from './desk.ts';
import { openFoundation } from './open-foundation.ts';
import { openMetrics } from './open-metrics.ts';
import { openPages } from './open-pages.ts';
import type { ServerParts } from './server-parts.ts';

export interface RunningServer {
  http: Server;
  port: number;
  content: ContentStore;
  desk: Desk;
  events: EventCounter;
  /** The port of the operators; undefined if the settings name none. */
  metricsPort: number | undefined;
  /** Stops taking work, lets running work finish, then closes the database. */
  close: () => Promise<void>;
}

/**
 * Puts the parts together and listens. Throws if the content or the database has errors, or a port is
 * taken, once all that was opened is closed: threads at their work can take a process down that exits.
 */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const closing = new Closing();
  try {
    return await openServer(parts, closing);
  } catch (error) {
    // Whoever starts it again does not wait longer for this than for a node that leaves.
    await Promise.race([
      closing.close(),
      setTimeout(parts.config.shutdownSeconds * 1_000, undefined, { ref: false }),
    ]);
    throw error;
  }
}

async function openServer(parts: ServerParts, closing: Closing): Promise<RunningServer> {
  const { config } = parts;
  const state = { port: 0, arrived: 0, isShuttingDown: false };
  const foundation = await openFoundation(parts, closing);
  const { content, copy, desk, events, log } = foundation;
  const shared = {
    ...parts,
    ...foundation,
    headers: securityHeaders(config.transportSecurity),
    isStaging: (host: string) => isStagingHost(config, host),
    isShuttingDown: () => state.isShuttingDown,
    arrived: () => state.arrived,
    port: () => state.port,
  };
  const made = closing.keep('pages', openPages(shared));
  const http = createDoor({ ...shared, ...made });
  http.on('connection', () => {
    state.arrived += 1;
  });
  if (parts.warmsSearch ?? true) await content.onSettled(warmSearch);
  const stopWatching = watchContent(path.resolve(config.contentDir), content, log);
  closing.keep('content-watch', { close: stopWatching });
  const following = copy && followRevisions({ copy, log });
  closing.keep('revisions', following && { close: following.stop });
  collectGarbage();
  await listen(http, config);
  closing.keep('http', { close: () => closeServer(http, config.shutdownSeconds) });
  state.port = boundPort(http);
  const operators = closing.keep('operators', await openMetrics({ ...shared, ...made, http }));
  const close = async (): Promise<void> => {
    state.isShuttingDown = true;
    // A balancer hears that the node is not ready, and sends nobody here any more, before the port closes.
    if (config.leaveSeconds > 0) await setTimeout(config.leaveSeconds * 1_000);
    await closing.close();
  };
  return { http, port: state.port, metricsPort: operators?.port, content, desk, events, close };
}
