import { afterEach, describe, expect, it } from 'vitest';
import { scoreByObservatory } from '#tests/support/observatory.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer | undefined;

afterEach(() => server?.close());

/**
 * Follows redirects to the page as the scanner does, behind a proxy that reports an encrypted
 * connection.
 */
async function scan(environment: Record<string, string>, start: string) {
  server = await startTestServer({ environment: { TRUST_PROXY: '1', ...environment } });
  const cookies: string[] = [];
  let target = start;
  for (;;) {
    const response = await fetch(new URL(target, server.base), {
      redirect: 'manual',
      headers: { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'localhost' },
    });
    cookies.push(...response.headers.getSetCookie());
    const html = await response.text();
    const location = response.headers.get('Location');
    if (location === null) return scoreByObservatory({ headers: response.headers, html, cookies });
    target = location;
  }
}

function total(points: Record<string, number>): number {
  return Object.values(points).reduce((sum, own) => sum + own, 100);
}

describe('the score of MDN Observatory', () => {
  it('is 145 of 145 where the operator asks for preloading', async () => {
    const points = await scan({ HSTS: 'preload' }, '/generic?lang=en-US');
    expect(points).toEqual({
      'content-security-policy': 10,
      cookies: 5,
      // This one stays open: the header would block the playlist and the survey, which do not send
      // it.
      'cross-origin-embedder-policy': 0,
      // So does this one, which the scanner has scored since August 2026: it makes a page that comes
      // from a mail wait for another process (decision 0048).
      'cross-origin-opener-policy': 0,
      'cross-origin-resource-policy': 10,
      'cross-origin-resource-sharing': 0,
      'referrer-policy': 5,
      'strict-transport-security': 5,
      'subresource-integrity': 5,
      'x-content-type-options': 0,
      'x-frame-options': 5,
    });
    expect(total(points)).toBe(145);
  });

  it('is 135 for somebody who comes first and is given no cookie, without preloading', async () => {
    const points = await scan({}, '/');
    expect(points).toMatchObject({ cookies: 0, 'strict-transport-security': 0 });
    expect(total(points)).toBe(135);
  });
});
