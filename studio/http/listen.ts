import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Listening {
  port: number;
  close: () => Promise<void>;
}

/** Answers at a port; 0 takes a free one. */
export async function listen(
  app: Hono,
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  const answer = getRequestListener(app.fetch);
  const http = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, resolve);
  });
  return {
    port: (http.address() as AddressInfo).port,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => void http.close(resolve));
    },
  };
}
