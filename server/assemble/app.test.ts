import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendRequest, type RequestToSend } from '../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/**
 * A word that the test puts into every part of a request a visitor controls; it must not reach the
 * log.
 */
const CANARY = 'canary7f3e';
const FROM_VISITOR: ReadonlyArray<readonly [string, string]> = [
  ['Host', 'localhost'],
  ['User-Agent', `${CANARY}-agent`],
  ['Referer', `http://localhost/${CANARY}`],
  ['Cookie', `sendero_visitor=${CANARY}; sendero_company=${CANARY}; uid=${CANARY}`],
  ['Accept-Language', CANARY],
  ['X-Forwarded-For', '203.0.113.77'],
  ['X-Request-Id', CANARY],
  ['Authorization', `Bearer ${CANARY}`],
];

let server: TestServer;
let heard: string[];

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  heard = [];
  vi.spyOn(console, 'warn').mockImplementation((...parts: unknown[]) => {
    heard.push(parts.map(String).join(' '));
  });
});
afterAll(() => server.close());

interface LoggedRequest extends RequestToSend {
  route: string;
  status: number;
}

const QUERY = `uid=${CANARY}&e=1&s=${CANARY}&x=${CANARY}`;
const RATING = 'articleRatingType=LIKES&articleRatingActionType=LIKE';

const REQUESTS: readonly LoggedRequest[] = [
  { route: 'page', status: 200, target: `/generic/get-the-facts/${CANARY}?${QUERY}` },
  { route: 'page', status: 404, target: `/${CANARY}?${QUERY}` },
  { route: 'page', status: 404, target: `/generic/%e0%a4%a${CANARY}` },
  { route: 'page', status: 302, target: `/generic/quiz/${CANARY}?${QUERY}` },
  { route: 'page', status: 301, target: `/generic/${CANARY}/?${QUERY}` },
  { route: 'page', status: 302, target: `/generic?lang=es&${QUERY}` },
  { route: 'page', status: 301, target: `/generic/articles/vesting/${CANARY}?${QUERY}` },
  { route: '/assets/*', status: 404, target: `/assets/${CANARY}.js?${QUERY}` },
  {
    route: '/media/art/:company/:version/:file',
    status: 404,
    target: `/media/art/${CANARY}/${CANARY}/${CANARY}.svg`,
  },
  { route: '/media/files/:hash/:file', status: 404, target: `/media/files/${CANARY}/${CANARY}` },
  { route: '/po/content/fragments', status: 400, target: `/po/content/fragments?path=${CANARY}` },
  { route: '/po/content/companies/:id', status: 404, target: `/po/content/companies/${CANARY}` },
  { route: '/po/*', status: 404, target: `/po/${CANARY}?${QUERY}` },
  {
    route: '/po/content/articles/:id/rating',
    status: 404,
    method: 'POST',
    target: `/po/content/articles/${CANARY}/rating?${RATING}`,
  },
  {
    route: '/po/content/articles/:id/rating',
    status: 400,
    method: 'POST',
    target: `/po/content/articles/vesting/rating?${RATING}&${CANARY}=${CANARY}`,
  },
  {
    route: '/po/content/articles/next',
    status: 400,
    method: 'POST',
    headers: [['Content-Type', 'application/json']],
    target: `/po/content/articles/next?${QUERY}`,
    body: `{"${CANARY}":"${CANARY}"}`,
  },
  {
    route: 'page',
    status: 303,
    method: 'POST',
    headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    target: `/generic/articles/vesting/${CANARY}?${QUERY}`,
    body: `articleRatingActionType=LIKE&note=${CANARY}`,
  },
  { route: 'page', status: 405, method: 'DELETE', target: `/generic/${CANARY}?${QUERY}` },
];

describe('the log', () => {
  it.each(REQUESTS)(
    'of $status at $route has the pattern of the address and nothing of the visitor',
    async ({ route, status, headers = [], ...request }) => {
      const before = server.logged().length;
      const answer = await sendRequest(server, {
        ...request,
        headers: [...FROM_VISITOR, ...headers],
      });
      expect(answer.status).toBe(status);
      const lines = server.logged().slice(before);
      const requests = lines.filter((line) => line['event'] === 'request');
      expect(requests).toEqual([
        {
          time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
          level: 'info',
          event: 'request',
          requestId: answer.headers['x-request-id'],
          method: request.method ?? 'GET',
          route,
          status,
          ms: expect.any(Number),
          ...('x-error-code' in answer.headers && { code: answer.headers['x-error-code'] }),
        },
      ]);
      const everything = `${JSON.stringify(lines)}${heard.join('\n')}`;
      expect(everything).not.toContain(CANARY);
      expect(everything).not.toMatch(/203\.0\.113\.77|127\.0\.0\.1/);
    },
  );

  it('says which refusal it was, by its code', async () => {
    const before = server.logged().length;
    await sendRequest(server, {
      method: 'POST',
      target: '/po/content/articles/vesting/rating',
      headers: [...FROM_VISITOR, ['Origin', 'https://evil.example']],
    });
    expect(server.logged().slice(before)).toEqual([
      expect.objectContaining({ event: 'request', status: 403, code: 'origin-foreign' }),
    ]);
  });

  it('says of a page from the cache neither who asked nor for what', async () => {
    const before = server.logged().length;
    for (let visit = 0; visit < 4; visit += 1) {
      await sendRequest(server, { target: '/riverbend/faqs', headers: FROM_VISITOR });
    }
    expect(JSON.stringify(server.logged().slice(before))).not.toMatch(/canary7f3e|riverbend|faqs/);
  });

  it('of a page that failed has the line that threw, and neither message nor visitor', async () => {
    const failing = await startTestServer({
      wrapRenderer: () => ({
        render: () => Promise.reject(new Error(`Unexpected token '${CANARY}'`)),
      }),
    });
    try {
      const target = `/generic/get-the-facts/${CANARY}?${QUERY}`;
      const { status } = await sendRequest(failing, { target, headers: FROM_VISITOR });
      expect(status).toBe(500);
      const lines = failing.logged();
      expect(lines).toContainEqual(
        expect.objectContaining({
          level: 'error',
          event: 'request-failed',
          error: 'Error',
          at: expect.arrayContaining([expect.stringContaining('app.test.ts')]),
        }),
      );
      expect(JSON.stringify(lines)).not.toContain(CANARY);
    } finally {
      await failing.close();
    }
  });
});

describe('the id of a request', () => {
  it('is new each time and never the visitor’s own', async () => {
    const ids = new Set<unknown>();
    for (let visit = 0; visit < 3; visit += 1) {
      const { headers } = await sendRequest(server, { target: '/healthz', headers: FROM_VISITOR });
      ids.add(headers['x-request-id']);
    }
    expect(ids.size).toBe(3);
    expect([...ids].join(' ')).not.toContain(CANARY);
  });
});
