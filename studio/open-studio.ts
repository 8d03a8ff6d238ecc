import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { OpenWorkshop } from '#server/assemble/open-content.ts';
import type { Log } from '#server/log.ts';
import { openDesk } from './desk/open-desk.ts';
import { createStudio } from './http/app.ts';
import { Doors } from './http/doors.ts';
import { BASE } from './http/guard.ts';

export interface StudioOptions {
  contentDir: string;
  varDir: string;
  port: number;
  log: Log;
  /** Where the content is read; without it, threads of their own do so. */
  workshop?: OpenWorkshop;
  now?: () => number;
}

export interface RunningStudio {
  port: number;
  /** A new address that opens the studio once. */
  makeLink: () => string;
  close: () => Promise<void>;
}

/** Only this machine reaches it: whoever may come from elsewhere needs a door that asks who they are. */
const LOOPBACK = '127.0.0.1';

export async function openStudio(options: StudioOptions): Promise<RunningStudio> {
  const { log, now = Date.now } = options;
  const desk = await openDesk({ ...options, now });
  const doors = new Doors(now);
  let port = 0;
  const app = createStudio({ desk, doors, port: () => port, log });
  const answer = getRequestListener(app.fetch);
  const http = createServer((request, response) => void answer(request, response));
  await listen(http, options.port);
  port = (http.address() as AddressInfo).port;
  return {
    port,
    makeLink: () => `http://${LOOPBACK}:${port}${BASE}/open/${doors.makeLink()}`,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => void http.close(resolve));
      await desk.close();
    },
  };
}

function listen(http: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, LOOPBACK, resolve);
  });
}
