import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { createAnswerCall } from '../answer-call.ts';
import type { Dependencies } from '../dependencies.ts';
import { healthRoutes } from './routes.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { NO_TRACES } from '#server/tracing/traces.ts';

describe('the health addresses', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('say that the process is alive', async () => {
    const response = await fetch(`${server.base}/healthz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it('say that the node is ready, with its database and its content', async () => {
    const response = await fetch(`${server.base}/readyz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'ready',
      checks: { database: true, content: true },
      content: server.content.current.version,
    });
  });

  it('say degraded without the database, as it was last heard of: nothing is waited for', async () => {
    const content = { current: { version: 'v1' }, problems: [] };
    const state = { isDatabaseReady: () => false, isShuttingDown: () => false };
    const app = new Hono<{ Bindings: HttpBindings }>();
    const dependencies = {
      ...state,
      content,
      originOf: () => ({}),
      networkOf: () => '',
      traces: NO_TRACES,
    } as unknown as Dependencies;
    healthRoutes(createAnswerCall(app, dependencies), dependencies);
    const response = await app.request('/readyz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'degraded',
      checks: { database: false, content: true },
      content: 'v1',
    });
  });

  it.each(['/healthz', '/readyz'])('%s is kept by no cache', async (path) => {
    const response = await fetch(`${server.base}${path}`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('keep their own caching to themselves', async () => {
    const { headers } = await fetch(`${server.base}/robots.txt`);
    expect(headers.get('Cache-Control')).not.toBe('no-store');
  });

  it.each(['/healthz', '/readyz'])('%s refuses to be posted to', async (path) => {
    const response = await fetch(`${server.base}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ status: 'ok' }),
    });
    expect([404, 405]).toContain(response.status);
  });
});
