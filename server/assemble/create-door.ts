import type { Server } from 'node:http';
import type { ProtectingHeaders } from '../answers/security-headers.ts';
import { UNREAD_MS } from '../connections/cut-unread-answers.ts';
import { createHttpServer } from '../connections/http-server.ts';
import type { PageCache } from '../pages/kept/page-cache.ts';
import { createApp } from './app.ts';
import { gatherDependencies, type AppParts } from './app-dependencies.ts';

interface DoorParts extends AppParts {
  cache: PageCache;
  headers: ProtectingHeaders;
  unreadMs?: number;
}

/** Makes the server that visitors reach: finished pages from memory, and the application behind them. */
export function createDoor(parts: DoorParts): Server {
  const { config, cache, headers, development, lines, likes, log, isStaging, metrics } = parts;
  return createHttpServer({
    app: createApp(gatherDependencies(parts)),
    cache,
    headers,
    development,
    counted: lines,
    log,
    isStaging,
    isBehindProxy: config.trustedProxies > 0,
    maxConnections: config.maxConnections,
    unreadMs: parts.unreadMs ?? UNREAD_MS,
    onCachedPage: (status) => {
      metrics?.onKeptPage(status);
      likes.refreshSoon();
    },
  });
}
