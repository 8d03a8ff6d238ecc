import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_VERSION, readConsent } from '#domain/consent/consent.ts';
import { PAGES_IN_TURN } from '#tests/support/page-addresses.ts';
import { readCsp } from '#tests/support/read-csp.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
});
afterAll(() => server.close());

function choose(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${server.base}/po/consent`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  });
}

const consentOf = (response: Response) =>
  readConsent(/sendero_consent=([^;]*)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1]);

describe('a choice by plain form', () => {
  it.each([
    { fields: { choice: 'accept' }, statistics: true, embeds: true },
    { fields: { choice: 'reject', statistics: 'on' }, statistics: false, embeds: false },
    { fields: { choice: 'save' }, statistics: false, embeds: false },
    { fields: { choice: 'save', statistics: 'on' }, statistics: true, embeds: false },
    { fields: { choice: 'save', embeds: 'on' }, statistics: false, embeds: true },
  ])('of $fields is kept with version and time', async ({ fields, ...purposes }) => {
    const response = await choose({ ...fields, back: '/generic/faqs?lang=es-US' });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/generic/faqs?lang=es-US');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(consentOf(response)).toEqual({
      version: CONSENT_VERSION,
      ...purposes,
      gpc: false,
      at: NOW,
    });
  });

  it('notes the signal that came with it', async () => {
    const response = await choose({ choice: 'accept' }, { 'Sec-GPC': '1' });
    expect(consentOf(response)?.gpc).toBe(true);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\r\nSet-Cookie: a=b',
    'javascript:alert(1)',
    '',
  ])('never leads to %j', async (back) => {
    const response = await choose({ choice: 'reject', back });
    expect(response.headers.get('Location')).toBe('/');
  });

  it('without a choice, or of another site, is refused', async () => {
    expect((await choose({ back: '/' })).status).toBe(400);
    const foreign = await choose({ choice: 'accept' }, { 'Sec-Fetch-Site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('Set-Cookie')).toBeNull();
  });
});

describe('the stylesheet of a browser without scripts', () => {
  it.each([
    { headers: {}, shows: 'unasked' },
    { headers: { Cookie: 'sendero_consent=2.11.0.x' }, shows: 'accepted' },
    { headers: { Cookie: 'sendero_consent=2.00.0.x' }, shows: 'refused' },
    { headers: { Cookie: 'sendero_consent=2.10.0.x' }, shows: 'partial' },
    { headers: { Cookie: 'sendero_consent=9.11.0.x' }, shows: 'unasked' },
    { headers: { Cookie: 'sendero_consent=2.11.0.x', 'Sec-GPC': '1' }, shows: 'signal' },
  ])('with $headers shows what is for $shows', async ({ headers, shows }) => {
    const response = await fetch(`${server.base}/po/consent.css`, { headers });
    expect(response.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await response.text()).toContain(`[data-for-consent~="${shows}"]{display:block`);
  });
});

describe('every page', () => {
  it.each(PAGES_IN_TURN)(
    '$address asks in its language, for everybody alike',
    async ({ address, language }) => {
      const [plain, chosen] = await Promise.all(
        [{}, { Cookie: 'sendero_consent=2.11.0.x', 'Sec-GPC': '1' }].map(async (headers) => {
          const response = await fetch(`${server.base}${address}`, {
            headers: { Cookie: '', ...headers },
          });
          return response.text();
        }),
      );
      expect(plain).toContain(language === 'es-US' ? '>Rechazar<' : '>Reject<');
      expect(chosen).toBe(plain);
    },
  );

  it('allows the script that hides the question by its hash, and no other inline script', async () => {
    const response = await fetch(`${server.base}/generic`);
    const html = await response.text();
    expect(html).toMatch(/<script>\(\(\)=>\{const d=document;let c;try/);
    const csp = readCsp(response.headers.get('Content-Security-Policy') ?? '');
    const sources = csp.get('script-src') ?? [];
    expect(sources.filter((source) => source.includes('unsafe'))).toEqual([]);
  });
});

it('says in the well-known place that the signal is honored, for a day', async () => {
  const response = await fetch(`${server.base}/.well-known/gpc.json`);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
  expect(await response.json()).toEqual({ gpc: true, lastUpdate: '2026-11-20' });
});
