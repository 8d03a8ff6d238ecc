import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES_IN_TURN } from '#tests/support/page-addresses.ts';
import { readCsp } from '#tests/support/read-csp.ts';
import { readScriptLists } from '../pages/script-lists.ts';
import { findElement, textOf } from '#tests/support/read-html.ts';
import {
  ask,
  sendRequest,
  type ReceivedAnswer,
  type RequestToSend,
} from '../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const HOST = ['Host', 'localhost'] as const;
const FORM = ['Content-Type', 'application/x-www-form-urlencoded'] as const;
const JSON_TYPE = ['Content-Type', 'application/json'] as const;
const NEXT = '/po/content/articles/next';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    environment: { SECURITY_CONTACT: 'mailto:security@example.com' },
    wrapRenderer: (renderer) => ({
      render: async (request, page, mark) => {
        const { pathname, searchParams } = new URL(request.url);
        if (searchParams.get('q') === 'throws') throw new Error('canary-reason');
        if (!pathname.endsWith('/faqs')) return renderer.render(request, page, mark);
        // These pages are the real ones, so the error page is the real one too.
        const services = { ...page.services, listFaqs: failing };
        return renderer.render(request, { ...page, services }, mark);
      },
    }),
  });
});
afterAll(() => server.close());

function failing(): never {
  throw new Error('canary-reason');
}

interface Case extends RequestToSend {
  what: string;
  status: number;
}

const CASES: readonly Case[] = [
  { what: 'a page', status: 200, target: '/generic' },
  { what: 'a call', status: 200, target: '/po/content/companies/riverbend' },
  { what: 'health', status: 200, target: '/healthz' },
  { what: 'robots.txt', status: 200, target: '/robots.txt' },
  { what: 'the sitemap', status: 200, target: '/sitemap.xml' },
  { what: 'a drawing', status: 200, target: '/media/art/generic/0/scene-facts.svg' },
  { what: 'a script', status: 200, target: readScriptLists('build')['en-US'].src },
  { what: 'a stylesheet', status: 200, target: '/po/consent.css' },
  { what: 'a calendar', status: 200, target: '/po/content/action-plans/generic/owl/calendar.ics' },
  { what: 'the description of the calls', status: 200, target: '/po/openapi.json' },
  { what: 'the word on the signal', status: 200, target: '/.well-known/gpc.json' },
  { what: 'whom to tell of a weakness', status: 200, target: '/.well-known/security.txt' },
  { what: 'a captcha', status: 200, target: '/po/captcha/challenge?form=contact' },
  {
    what: 'a report',
    status: 204,
    target: '/po/csp-reports',
    method: 'POST',
    headers: [HOST, ['Content-Type', 'application/reports+json']],
    body: '[]',
  },
  { what: 'a slash too many', status: 301, target: '/generic/' },
  { what: 'a wrong slug', status: 301, target: '/generic/articles/vesting/x' },
  { what: 'a switch of language', status: 302, target: '/generic?lang=es' },
  { what: 'the favicon', status: 302, target: '/favicon.ico' },
  {
    what: 'a form',
    status: 303,
    target: '/generic/articles/vesting/x',
    method: 'POST',
    headers: [HOST, FORM],
    body: 'articleRatingActionType=LIKE',
  },
  { what: 'a bad path', status: 400, target: '/po/content/fragments?path=..' },
  { what: 'two hosts', status: 400, target: '/generic', headers: [HOST, HOST] },
  { what: 'no host', status: 400, target: '/generic', headers: [['Host', '']] },
  { what: 'a host that is none', status: 400, target: '/generic', headers: [['Host', 'a b/c']] },
  { what: 'an absolute target', status: 400, target: 'http://localhost/generic' },
  {
    what: 'bad JSON',
    status: 400,
    target: NEXT,
    method: 'POST',
    headers: [HOST, JSON_TYPE],
    body: '{',
  },
  {
    what: 'a foreign post',
    status: 403,
    target: '/po/content/articles/vesting/rating',
    method: 'POST',
    headers: [HOST, ['Origin', 'https://evil.example']],
  },
  { what: 'no page', status: 404, target: '/generic/no-such-page' },
  { what: 'no call', status: 404, target: '/po/no-such-call' },
  { what: 'no file', status: 404, target: '/assets/no-such-file.js' },
  { what: 'a wrong method', status: 405, target: '/generic', method: 'DELETE' },
  { what: 'a method nobody uses', status: 405, target: '/generic', method: 'TRACE' },
  {
    what: 'a large body',
    status: 413,
    target: NEXT,
    method: 'POST',
    headers: [HOST, JSON_TYPE],
    body: ' '.repeat(64 * 1024 + 1),
  },
  { what: 'a long address', status: 414, target: `/generic?x=${'a'.repeat(3_000)}` },
  {
    what: 'a wrong type',
    status: 415,
    target: NEXT,
    method: 'POST',
    headers: [HOST, ['Content-Type', 'text/plain']],
    body: '{}',
  },
  { what: 'a page that threw', status: 500, target: '/generic/faqs' },
  { what: 'a render that threw', status: 500, target: '/generic/search?q=throws' },
  {
    what: 'a render that threw, for a person',
    status: 500,
    target: '/generic/search?q=throws',
    headers: [HOST, ['Accept', 'text/html,*/*']],
  },
];

function expectProtected({ headers }: ReceivedAnswer): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Pages are read by anybody, and open without another process.
    'cross-origin-opener-policy': 'reporting-endpoints' in headers ? 'unsafe-none' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}; includeSubDomains$/),
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  // A browser that has to guess the character set may be led to read the text as something else.
  const type = headers['content-type'] ?? '';
  if (/^text\/|xml/.test(type)) expect(type).toMatch(/; charset=utf-8$/i);
  // A cache guesses how long it may keep an answer that says nothing about it.
  expect(headers).toHaveProperty('cache-control');
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
  const policy = readCsp(headers['content-security-policy']);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('object-src') ?? policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  // A visitor goes from page to page under the first page's policy, so every policy names the host
  // of the embed.
  const frames = policy.get('frame-src') ?? [];
  expect(frames.filter((source) => source !== 'https://open.spotify.com')).toEqual([]);
  policy.delete('frame-src');
  const sources = [...policy.values()].flat();
  expect(sources.filter((source) => /unsafe-|\*|^https?:|nonce-/.test(source))).toEqual([]);
}

describe('the headers that protect', () => {
  it.each(CASES)('stand on $status: $what', async ({ status, ...request }) => {
    const answer = await sendRequest(server, request);
    expect(answer.status).toBe(status);
    expectProtected(answer);
    expect(answer.body.toString()).not.toMatch(/canary-reason|node_modules|at \w+ \(/);
  });

  it('stand on 304 and 416 too', async () => {
    const { headers } = await sendRequest(server, { target: '/generic/glossary' });
    const known = { 'If-None-Match': headers.etag ?? '' };
    const unchanged = await ask(server, '/generic/glossary', known);
    expect(unchanged.status).toBe(304);
    expectProtected(unchanged);

    const media = server.content.current.media.get('compounding-steps.png');
    const address = `/media/files/${media?.hash}/compounding-steps.png`;
    const beyond = await ask(server, address, { Range: 'bytes=99999999-' });
    expect(beyond.status).toBe(416);
    expectProtected(beyond);
  });

  it('stand on a page however it was found', async () => {
    for (const way of ['rendered', 'by its key', 'by its address']) {
      const answer = await sendRequest(server, { target: '/riverbend/make-a-change' });
      expect([way, answer.status]).toEqual([way, 200]);
      expectProtected(answer);
    }
  });
});

describe('how far encryption goes', () => {
  it.each([
    { setting: 'host', header: 'max-age=31536000' },
    { setting: 'subdomains', header: 'max-age=31536000; includeSubDomains' },
    { setting: 'preload', header: 'max-age=31536000; includeSubDomains; preload' },
  ])('is the operator’s to say: $setting', async ({ setting, header }) => {
    const own = await startTestServer({ environment: { HSTS: setting } });
    // The answers are a page, the same page from memory, a call, and a refused request.
    for (const target of ['/generic', '/generic', '/generic', '/healthz', 'http://b.example/']) {
      const { headers } = await sendRequest(own, { target });
      expect(headers['strict-transport-security'], target).toBe(header);
    }
    await own.close();
  });
});

describe('a page that threw', () => {
  it('is the error page of its company, in its language, with a way to try again', async () => {
    const target = '/riverbend/faqs?lang=es-US';
    const { status, headers, body } = await sendRequest(server, { target });
    const html = body.toString();
    expect(status).toBe(500);
    expect(headers['cache-control']).toBe('no-cache');
    expect(findElement(html, 'html').attributes).toMatchObject({
      lang: 'es-US',
      'data-theme': 'riverbend',
    });
    expect(findElement(html, 'h1').text).toBe('Perdimos el sendero un momento');
    expect(textOf(html)).toContain('Intentar de nuevo');
  });

  it('is logged with the line that threw, and not with what was thrown', async () => {
    await sendRequest(server, { target: '/generic/faqs' });
    const failures = server.logged().filter((line) => line['event'] === 'page-failed');
    expect(failures.at(-1)).toMatchObject({
      level: 'error',
      error: 'Error',
      at: expect.arrayContaining([expect.stringContaining('security-headers.test.ts')]),
    });
    expect(JSON.stringify(failures)).not.toContain('canary-reason');
  });
});

describe('the policy of a page', () => {
  const pages = PAGES_IN_TURN.filter(({ name }) => name !== 'faqs');

  it.each(pages)('allows what $address brings along, by its hash', async ({ address }) => {
    const { headers, body } = await sendRequest(server, { target: address });
    const html = body.toString();
    const policy = readCsp(headers['content-security-policy']);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    const inline = (tag: string): string[] => {
      const own = new RegExp(`<${tag}(?![^>]*(?: src=|/json"))[^>]*>([\\s\\S]*?)</${tag}>`, 'g');
      const hash = (text = '') => createHash('sha256').update(text).digest('base64');
      return Array.from(html.matchAll(own), ([, text]) => `'sha256-${hash(text)}'`);
    };
    const scripts = inline('script');
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((hash) => !policy.get('script-src')?.includes(hash))).toEqual([]);
    const styles = inline('style');
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.filter((hash) => !policy.get('style-src')?.includes(hash))).toEqual([]);
    expect(html).not.toMatch(/\snonce=|\son[a-z]+="/);
  });
});

describe('HEAD', () => {
  const readable = CASES.filter(({ method = 'GET', status }) => method === 'GET' && status !== 400);

  it.each(readable)(
    'answers for $what as GET does, without a body',
    async ({ target, headers = [HOST] }) => {
      const request = { target, headers };
      for (let visit = 0; visit < 3; visit += 1) {
        const get = await sendRequest(server, request);
        const head = await sendRequest(server, { ...request, method: 'HEAD' });
        expect(head.status).toBe(get.status);
        expect(head.body).toHaveLength(0);
        expect(comparable(head)).toEqual(comparable(get));
        const length = head.headers['content-length'];
        expect([undefined, get.headers['content-length']]).toContain(length);
      }
    },
  );
});

/**
 * The headers without those that may differ between GET and HEAD: the request's id, the date, and
 * the framing of the missing body.
 */
function comparable({ headers }: ReceivedAnswer): ReceivedAnswer['headers'] {
  const {
    'x-request-id': _id,
    date: _then,
    'transfer-encoding': _framing,
    'content-length': _length,
    ...rest
  } = headers;
  return rest;
}
