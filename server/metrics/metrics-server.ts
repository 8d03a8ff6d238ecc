import { createServer, type Server, type ServerResponse } from 'node:http';
import { describeError } from '../describe-error.ts';
import type { Log } from '../log.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServerParts {
  metrics: Pick<Metrics, 'write' | 'contentType'>;
  status: () => Promise<object>;
  log: Log;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Answers operators on a port of their own, where no visitor comes. */
export function createMetricsServer({ metrics, status, log }: MetricsServerParts): Server {
  const answer = async (url: string | undefined, response: ServerResponse): Promise<void> => {
    if (url === '/metrics') send(response, metrics.contentType, await metrics.write());
    else if (url === '/status.json')
      send(response, JSON_TYPE, `${JSON.stringify(await status(), null, 2)}\n`);
    else response.writeHead(404).end();
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

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(text);
}
