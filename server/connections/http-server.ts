import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { CountedLines } from '../counted-lines.ts';
import { describeError } from '../describe-error.ts';
import { isTooLargeToAskFor } from '../http/read-body.ts';
import { refuseUnread } from '../http/refuse-unread.ts';
import type { ProtectingHeaders } from '../answers/security-headers.ts';
import { createListener } from './listener.ts';
import type { Log } from '../log.ts';
import type { PageCache } from '#server/pages/kept/page-cache.ts';
import { cutUnreadAnswers } from './cut-unread-answers.ts';
import type { Development } from './development.ts';
import { inTurn } from './in-turn.ts';
import { giveRawAnswers } from './raw-answers.ts';

/** A client that sends its headers slower than this only holds a connection. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/**
 * The keep-alive time is longer than a balancer's, so that the balancer never sends into a
 * connection we have just closed.
 */
const KEEP_ALIVE_MS = 75_000;

interface HttpServerParts {
  app: Hono<{ Bindings: HttpBindings }>;
  cache: PageCache;
  headers: ProtectingHeaders;
  /** Tells whether a host shows something else than the real site. */
  isStaging: (host: string) => boolean;
  development: Development | undefined;
  isBehindProxy: boolean;
  maxConnections: number;
  unreadMs: number;
  counted: CountedLines;
  onCachedPage: (status: number) => void;
  log: Log;
}

/**
 * Makes the HTTP server: which requests reach the application, in which order, and which
 * connections are cut.
 */
export function createHttpServer(parts: HttpServerParts): Server {
  const { app, cache, headers, development, counted, log } = parts;
  const answer = getRequestListener(app.fetch, {
    // The address of such a request cannot be read, so no route has been asked.
    errorHandler: (error) => {
      if (error instanceof RequestError) return refuseUnread('request-malformed');
      log.error('request-failed', { ...describeError(error) });
      return refuseUnread('server-error');
    },
  });
  const listener = inTurn(
    createListener({
      cache,
      handle: (request, response) => {
        const respond = (): void => void answer(request, response);
        if (development) development.handle(request, response, respond);
        else respond();
      },
      isBehindProxy: parts.isBehindProxy,
      headers,
      isStaging: parts.isStaging,
      onCachedPage: (status) => {
        counted.count('cached-pages-served');
        parts.onCachedPage(status);
      },
      onBrokenOff: () => counted.count('requests-broken-off'),
    }),
  );
  const http = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // The listener refuses this request, with our headers.
      requireHostHeader: false,
    },
    listener,
  );
  http.maxConnections = parts.maxConnections;
  // By default Node would ask for every body, and answer an unknown expectation without our
  // headers.
  http.on('checkContinue', (request, response) => {
    if (!isTooLargeToAskFor(request)) response.writeContinue();
    listener(request, response);
  });
  http.on('checkExpectation', listener);
  giveRawAnswers(http, {
    headers,
    onRefused: (what) => counted.count('refused-at-the-door', { what }),
  });
  cutUnreadAnswers(http, parts.unreadMs);
  return http;
}

export function listen(
  http: Server,
  { port, host }: { port: number; host: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      resolve();
    });
  });
}

export function boundPort(http: Server): number {
  return (http.address() as AddressInfo | null)?.port ?? 0;
}

/** Closes the server: idle connections end at once, busy ones get the promised time. */
export function closeServer(http: Server, seconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => http.closeAllConnections(), seconds * 1_000);
    http.close(() => {
      clearTimeout(timer);
      resolve();
    });
    http.closeIdleConnections();
  });
}
