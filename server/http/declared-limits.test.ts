import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLS } from '#contracts/calls/all-calls.ts';
import { LIMITS } from '#contracts/calls/limits.ts';
import { CONSENT_VERSION, writeConsent } from '#domain/consent/consent.ts';
import { EVERY_CALL, type SoundRequest } from '#tests/support/every-route.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const AGREED = `sendero_consent=${writeConsent({ version: CONSENT_VERSION, statistics: true, embeds: false, gpc: false, at: 1 })}`;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    // What one request of each call uses up.
    environment: { VOTES_PER_NETWORK: '1', FORMS_PER_NETWORK: '1', EVENTS_PER_NETWORK: '3' },
    now: () => Date.UTC(2026, 10, 20, 10, 30),
  });
});
afterAll(() => server.close());

async function isLimited({ method, path, query = {}, json, type, form }: SoundRequest) {
  const response = await fetch(`${server.base}${path}?${new URLSearchParams(query).toString()}`, {
    method,
    redirect: 'manual',
    headers: { Cookie: AGREED, ...(json && { 'Content-Type': type ?? 'application/json' }) },
    ...(json && { body: JSON.stringify(json) }),
    ...(form && { body: new URLSearchParams(form) }),
  });
  await response.arrayBuffer();
  return response.status === 429;
}

const addressed = CALLS.map((call) => ({
  name: call.name,
  /** Above some limits nothing is refused, but only counted. */
  isRefused: call.policy.limits.some((limit) => LIMITS[limit].errors.length > 0),
  examples: EVERY_CALL.filter(
    ({ method, path }) =>
      method === call.method &&
      new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
  ),
}));

it.each(addressed.filter(({ examples }) => examples.length > 0))(
  'the call $name is limited as it declares: $isRefused',
  async ({ isRefused, examples }) => {
    const answers = [];
    for (const example of [...examples, ...examples, ...examples])
      answers.push(await isLimited(example));
    expect(answers.includes(true)).toBe(isRefused);
  },
);

it('every call with a limit that refuses is asked here', () => {
  const limited = addressed.filter(({ isRefused }) => isRefused);
  expect(limited.length).toBeGreaterThan(3);
  expect(limited.filter(({ examples }) => examples.length === 0)).toEqual([]);
});
