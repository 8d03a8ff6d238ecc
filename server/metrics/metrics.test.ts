import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPage } from '#tests/support/page-addresses.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe('the port of the operators', () => {
  let server: TestServer;
  let operators: string;

  const read = async (path: string): Promise<Response> => fetch(`${operators}${path}`);
  const figures = async (): Promise<string> => (await read('/metrics')).text();
  /** The value of one row; zero where there is none. */
  const valueOf = (text: string, row: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${row} `))
        ?.split(' ')
        .at(-1) ?? 0,
    );
  const { address } = findPage('home', 'riverbend');

  beforeAll(async () => {
    server = await startTestServer({
      environment: {
        METRICS_PORT: '0',
        PUBLIC_ORIGIN: 'https://own.example',
        PREVIEW_HOST: 'preview.example',
      },
    });
    operators = `http://127.0.0.1:${server.metricsPort}`;
  });
  afterAll(() => server.close());

  it('counts requests by kind and class, and pages that are made by their time', async () => {
    const before = await figures();
    for (const path of [
      address,
      address,
      address,
      '/healthz',
      '/po/none',
      '/none/at/all',
      '/robots.txt',
    ])
      await (await fetch(`${server.base}${path}`)).arrayBuffer();
    const after = await figures();
    const grownBy = (row: string): number => valueOf(after, row) - valueOf(before, row);
    // The second one finds the page; the listener knows its address from then on.
    expect(grownBy('sendero_requests_total{kind="page",class="2xx"}')).toBe(2);
    expect(grownBy('sendero_requests_total{kind="kept-page",class="2xx"}')).toBe(1);
    expect(grownBy('sendero_requests_total{kind="page",class="4xx"}')).toBe(1);
    expect(grownBy('sendero_requests_total{kind="probe",class="2xx"}')).toBe(1);
    expect(grownBy('sendero_requests_total{kind="call",class="4xx"}')).toBe(1);
    expect(grownBy('sendero_requests_total{kind="file",class="2xx"}')).toBe(1);
    expect(grownBy('sendero_render_seconds_count')).toBe(2);
    expect(grownBy('sendero_answer_seconds_count{kind="page"}')).toBe(3);
    expect(valueOf(after, 'sendero_kept_pages')).toBeGreaterThan(0);
    expect(valueOf(after, 'sendero_kept_page_bytes')).toBeGreaterThan(1_000);
  });

  it('tells of the process, the queue, the database, the jobs and the content', async () => {
    await server.desk.worker.settle();
    const text = await figures();
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'sendero_render_queue_waiting',
      'sendero_render_queue_limit',
      'sendero_connections{state="open"}',
      'sendero_jobs{state="failed"}',
      'sendero_jobs_due_seconds{state="due"}',
      'sendero_content_age_seconds',
      'sendero_content_mistakes',
    ])
      expect(text, name).toContain(`\n${name} `);
    expect(valueOf(text, 'sendero_database_up')).toBe(1);
    expect(valueOf(text, 'sendero_jobs_ended_total{kind="retention",result="done"}')).toBe(1);
    expect(text).toContain(`sendero_content_info{version="${server.content.current.version}"} 1`);
  });

  it('has no label for what a visitor sends, however many different things that are', async () => {
    const rows = async (): Promise<number> =>
      (await figures()).split('\n').filter((line) => line.startsWith('sendero_')).length;
    await (await fetch(`${server.base}/secret-0/x`)).arrayBuffer();
    const before = await rows();
    for (let at = 1; at <= 30; at += 1) {
      await (await fetch(`${server.base}/secret-${at}/x?uid=secret-${at}`)).arrayBuffer();
      await (await fetch(`${server.base}/po/secret-${at}`)).arrayBuffer();
    }
    expect(await rows()).toBe(before);
    expect(await figures()).not.toMatch(/secret-|riverbend/);
  });

  it('gives the state of the node as JSON', async () => {
    const response = await read('/status.json');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      status: 'ready',
      profile: 'production',
      content: { version: server.content.current.version, mistakes: [] },
      database: { isAnswering: true },
      pages: { waiting: 0 },
      jobs: { failed: 0 },
    });
  });

  it.each([
    { host: 'own.example', status: 200 },
    { host: 'OWN.example.', status: 200 },
    { host: 'localhost', status: 200 },
    { host: 'preview.example', status: 200 },
    { host: 'stranger.example', status: 404 },
    { host: 'own.example.stranger.example', status: 404 },
    { host: '', status: 404 },
  ])('tells a proxy that asks for “$host”: $status', async ({ host, status }) => {
    expect((await read(`/ask?domain=${encodeURIComponent(host)}`)).status).toBe(status);
  });

  it('answers nothing else there, and nothing of it to visitors', async () => {
    expect((await read('/')).status).toBe(404);
    expect((await read('/metrics?x=1')).status).toBe(404);
    const posted = await fetch(`${operators}/metrics`, { method: 'POST', body: 'x' });
    expect(posted.status).toBe(405);
    expect((await read('/ask')).status).toBe(404);
    for (const path of ['/metrics', '/status.json'])
      expect((await fetch(`${server.base}${path}`)).status).toBe(404);
  });

  it('listens on this machine alone', async () => {
    await new Promise<void>((resolve) => {
      request({ host: '127.0.0.2', port: server.metricsPort, path: '/metrics' })
        .once('error', () => resolve())
        .once('response', () => {
          throw new Error('It answered on another address');
        })
        .end();
    });
  });
});

describe('a server without the setting', () => {
  it('opens no other port', async () => {
    const server = await startTestServer();
    expect(server.metricsPort).toBeUndefined();
    await server.close();
  });
});
