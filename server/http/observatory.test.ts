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

/** The scanner has scored this header since August 2026. */
const NEW = 'cross-origin-opener-policy';

describe('the score of MDN Observatory', () => {
  it('is 145 of 145 where the operator asks for preloading, and 155 with the rule that came later', async () => {
    const points = await scan({ HSTS: 'preload' }, '/generic?lang=en-US');
    expect(points).toEqual({
      'content-security-policy': 10,
      cookies: 5,
      // This one stays open: the header would block the playlist and the survey, which do not send
      // it.
      'cross-origin-embedder-policy': 0,
      'cross-origin-opener-policy': 10,
      'cross-origin-resource-policy': 10,
      'cross-origin-resource-sharing': 0,
      'referrer-policy': 5,
      'strict-transport-security': 5,
      'subresource-integrity': 5,
      'x-content-type-options': 0,
      'x-frame-options': 5,
    });
    expect(total(points) - (points[NEW] ?? 0)).toBe(145);
    expect(total(points)).toBe(155);
  });

  it('is 135 and 145 for somebody who comes first and is given no cookie, without preloading', async () => {
    const points = await scan({}, '/');
    expect(points).toMatchObject({ cookies: 0, 'strict-transport-security': 0 });
    expect(total(points) - (points[NEW] ?? 0)).toBe(135);
    expect(total(points)).toBe(145);
  });
});
