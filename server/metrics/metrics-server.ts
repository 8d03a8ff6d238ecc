import { createServer, type Server, type ServerResponse } from 'node:http';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import type { Metrics } from './metrics.ts';

interface MetricsServerParts {
  metrics: Pick<Metrics, 'write' | 'contentType'>;
  status: () => Promise<object>;
  /** Whether a host is one of ours, for which a proxy may get a certificate. */
  isOurHost: (host: string) => boolean;
  log: Log;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Answers operators on a port of their own, where no visitor comes. */
export function createMetricsServer({
  metrics,
  status,
  isOurHost,
  log,
}: MetricsServerParts): Server {
  const answer = async (url: string | undefined, response: ServerResponse): Promise<void> => {
    if (url === '/metrics') send(response, metrics.contentType, await metrics.write());
    else if (url === '/status.json')
      send(response, JSON_TYPE, `${JSON.stringify(await status(), null, 2)}\n`);
    else response.writeHead(isAskedFor(url, isOurHost) ? 200 : 404).end();
  };
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    answer(request.url, response).catch((error: unknown) => {
      log.error('metrics-failed', { ...describeError(error) });
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

/** A proxy asks before it gets a certificate, in the way of Caddy: `/ask?domain=retire.example.com`. */
function isAskedFor(url: string | undefined, isOurHost: MetricsServerParts['isOurHost']): boolean {
  const asked = URL.parse(url ?? '', 'http://operators');
  if (asked?.pathname !== '/ask') return false;
  const host = asked.searchParams.get('domain');
  return host !== null && isOurHost(host);
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(text);
}
