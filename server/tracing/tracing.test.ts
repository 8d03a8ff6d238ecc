import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTACT, postSolved } from '#tests/support/mail/form-client.ts';
import { EASY } from '#tests/support/mail/solve.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number };
  attributes: ReadonlyArray<{ key: string; value: Record<string, unknown> }>;
}

interface Sent {
  resourceSpans: ReadonlyArray<{
    resource: { attributes: SentSpan['attributes'] };
    scopeSpans: ReadonlyArray<{ spans: readonly SentSpan[] }>;
  }>;
}

/** A collector: it keeps what it is sent by OTLP over HTTP. */
class Collector {
  readonly sent: Sent[] = [];
  readonly paths = new Set<string>();
  readonly keys = new Set<unknown>();
  readonly server: Server = createServer((request, response) => {
    this.paths.add(request.url ?? '');
    this.keys.add(request.headers['x-key']);
    const take = async (): Promise<void> => {
      this.sent.push((await json(request)) as Sent);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    };
    void take();
  });

  get spans(): SentSpan[] {
    return this.sent.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  }
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}

function factsOf({ attributes }: Pick<SentSpan, 'attributes'>): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}

describe('traces', () => {
  const collector = new Collector();
  let server: TestServer;
  let spans: readonly SentSpan[];
  const find = (name: string): SentSpan => {
    const span = spans.find((one) => one.name === name);
    if (!span) throw new Error(`No span is called ${name}: ${spans.map((one) => one.name).join()}`);
    return span;
  };

  beforeAll(async () => {
    const endpoint = await listen(collector.server);
    server = await startTestServer({
      deskTuning: { difficulty: EASY },
      environment: {
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
        PROFILE_NAME: 'staging',
      },
      wrapRenderer: (renderer) => ({
        render: async (request, page, mark) => {
          if (new URL(request.url).searchParams.get('q') === 'throws') throw new Error('canary-9');
          return renderer.render(request, page, mark);
        },
      }),
    });
    const ask = async (path: string, init?: RequestInit): Promise<void> => {
      await (await fetch(`${server.base}${path}`, init)).arrayBuffer();
    };
    await ask('/riverbend/faqs?uid=canary-1');
    await ask('/riverbend/search?q=canary-2');
    await ask('/riverbend/search?q=throws');
    await ask('/canary-3/canary-4');
    await ask('/po/content/companies/riverbend?canary=canary-5');
    const { id } = server.content.current.articles.values().next().value ?? { id: '' };
    await ask(`/po/content/articles/rating?article=${id}&action=like`, { method: 'POST' });
    const sent = await postSolved(server, { form: 'contact', fields: CONTACT });
    expect(sent.status).toBe(200);
    await server.desk.worker.settle();
    // What has not been sent is sent as the node leaves.
    await server.close();
    spans = collector.spans;
  });
  afterAll(() => collector.server.close());

  it('go to the collector of the settings, with who this node is', () => {
    expect([...collector.paths]).toEqual(['/v1/traces']);
    expect([...collector.keys]).toEqual(['a key']);
    const [first] = collector.sent[0]?.resourceSpans ?? [];
    expect(factsOf(first?.resource ?? { attributes: [] })).toMatchObject({
      'service.name': 'sendero',
      'service.instance.id': 'test',
      'deployment.environment.name': 'staging',
    });
  });

  it('tell a request by the pattern of its route, and what was made for it below', () => {
    const request = find('GET page');
    expect(factsOf(request)).toMatchObject({
      'http.request.method': 'GET',
      'http.route': 'page',
      'http.response.status_code': 200,
    });
    expect(request.parentSpanId ?? '').toBe('');
    const renders = spans.filter(({ name }) => name === 'render');
    const parents = renders.map((render) =>
      spans.find((one) => one.spanId === render.parentSpanId),
    );
    expect(renders.length).toBeGreaterThanOrEqual(3);
    expect(new Set(parents.map((parent) => parent?.name))).toEqual(new Set(['GET page']));
    expect(renders.map(({ traceId }) => traceId)).toContain(request.traceId);
  });

  it('tell a call, and the statements of the database that it waited for', () => {
    const call = spans.find(({ name }) => name.startsWith('call /po/content/companies/'));
    expect(spans.find(({ spanId }) => spanId === call?.parentSpanId)?.name).toMatch(
      /^GET \/po\/content\/companies\//,
    );
    const statements = spans.filter(({ name }) => /^(?:select|insert|update|delete) /.test(name));
    expect(statements.length).toBeGreaterThan(3);
    for (const { parentSpanId } of statements) expect(parentSpanId).toBeTruthy();
  });

  it('tell a job with the statements below it', () => {
    const job = find('job retention');
    const below = spans.filter(({ parentSpanId }) => parentSpanId === job.spanId);
    expect(below.map(({ name }) => name)).toContain('delete jobs');
  });

  it('tell a mail below the job that sends it', () => {
    const mail = find('mail');
    expect(spans.find(({ spanId }) => spanId === mail.parentSpanId)?.name).toBe('job contact-mail');
    expect(mail.attributes).toEqual([]);
  });

  it('tell what failed by its code', () => {
    const failed = spans.filter(({ status }) => status.code === 2);
    expect(failed.map(({ name }) => name).toSorted()).toEqual(['GET page', 'render']);
    expect(
      factsOf(failed.find(({ name }) => name === 'render') ?? { attributes: [] }),
    ).toMatchObject({
      'error.type': 'Error',
    });
  });

  it('hold nothing of a visitor', () => {
    expect(spans.length).toBeGreaterThan(10);
    expect(JSON.stringify(collector.sent)).not.toMatch(/canary|uid|riverbend|example\.|ana@/);
  });
});

describe('a collector that takes nothing', () => {
  it('holds up nobody, and is told in the log', async () => {
    const collector = createServer((request, response) => {
      request.resume();
      response.writeHead(403).end();
    });
    const endpoint = await listen(collector);
    const server = await startTestServer({
      environment: { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${endpoint}/traces` },
    });
    expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
    await server.close();
    collector.close();
    expect(server.logged().map(({ event }) => event)).toContain('traces-not-sent');
  });
});
