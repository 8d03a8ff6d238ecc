import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDescribedCalls, type DescribedCalls } from '#tests/support/described-calls.ts';
import { changeFlag } from '#tests/support/change-yaml.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let calls: DescribedCalls;

beforeAll(async () => {
  server = await startTestServer({
    changeContent: (contentDir) =>
      changeFlag(contentDir, 'showSentimentPollSlide', {
        targeting: { if: [{ '==': [{ var: 'targetingKey' }, 'canary-uid'] }, 'on', 'off'] },
      }),
  });
  calls = await loadDescribedCalls(server.base);
});
afterAll(() => server.close());

const NOBODY = {
  company: 'generic',
  customDomain: 'Sendero',
  segment: 'default',
  isReturnVisit: false,
};

function ask(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.base}/po/flags`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

describe('the flags of a visitor', () => {
  it('are decided for who asks, kept by nobody and never logged', async () => {
    const known = await ask({ ...NOBODY, uid: 'canary-uid', animal: 'owl' });
    expect(known.headers.get('Cache-Control')).toBe('no-store');
    expect(await calls.readAnswer('flags', known)).toMatchObject({
      showSentimentPollSlide: true,
      quizModalThreshold: 10_080,
    });
    expect(await (await ask(NOBODY)).json()).toMatchObject({ showSentimentPollSlide: false });
    expect(JSON.stringify(server.logged())).not.toContain('canary');
  });

  it('give testers of the list qa short waits', async () => {
    expect(await (await ask({ ...NOBODY, uid: 'qa-tester-1' })).json()).toMatchObject({
      userRevisitThreshold: 1,
      quizModalThreshold: 1,
      sentimentModalThreshold: 1,
    });
  });

  it.each([
    { what: 'an unknown field', body: { ...NOBODY, email: 'x' }, status: 400 },
    { what: 'an unknown animal', body: { ...NOBODY, animal: 'bear' }, status: 400 },
    { what: 'a hostile uid', body: { ...NOBODY, uid: '<b>' }, status: 400 },
    { what: 'no company', body: { ...NOBODY, company: undefined }, status: 400 },
    { what: 'a company nobody knows', body: { ...NOBODY, company: 'nobody' }, status: 404 },
  ])('refuse $what with $status', async ({ body, status }) => {
    expect((await ask(body)).status).toBe(status);
  });

  it('are not told to another site', async () => {
    expect((await ask(NOBODY, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });
});

describe('what the browser may know of the settings', () => {
  it('comes with the page, and the rest does not', async () => {
    const own = await startTestServer({
      environment: {
        PROFILE_NAME: 'staging',
        CAPTCHA_SITE_KEY: 'site-key-1',
        LOGGING_CLIENT_TOKEN: 'token-1',
        FLAG_CLIENT_ID: 'client-1',
        CONTENT_HOST: 'https://content.example.com',
      },
    });
    try {
      const html = await (await fetch(`${own.base}/generic`)).text();
      for (const told of ['staging', 'site-key-1', 'token-1', 'client-1', 'content.example.com'])
        expect(html).toContain(told);
      expect(html).not.toContain('test.sqlite');
    } finally {
      await own.close();
    }
  });
});
