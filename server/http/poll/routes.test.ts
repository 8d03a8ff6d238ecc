import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDescribedCalls, type DescribedCalls } from '#tests/support/described-calls.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const DAY_MS = 86_400_000;
let now = Date.parse('2026-11-20T10:00:00Z');
let server: TestServer;
let calls: DescribedCalls;

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  calls = await loadDescribedCalls(server.base);
});
afterAll(() => server.close());

function vote(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.base}/po/poll`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const cookieOf = (response: Response): string =>
  response.headers.get('Set-Cookie')?.split(';')[0] ?? '';

describe('a vote', () => {
  it('is counted once a browser and day, and once more the next day', async () => {
    const hopeful = { company: 'seiu775srp', sentiment: 'hopeful' };
    const first = await vote(hopeful);
    expect(first.headers.get('Set-Cookie')).toMatch(/^sendero_visitor=[0-9a-f-]{36};.*HttpOnly/);
    const Cookie = cookieOf(first);
    expect(await calls.readAnswer('poll', first)).toEqual({ counted: true, shares: null });
    const again = await vote({ ...hopeful, sentiment: 'anxious' }, { Cookie });
    expect(await again.json()).toMatchObject({ counted: false, shares: null });
    expect(again.headers.get('Set-Cookie')).toBeNull();
    now += DAY_MS;
    expect(await (await vote(hopeful, { Cookie })).json()).toMatchObject({ counted: true });
  });

  it.each([
    { sentiment: 'anxious', lang: '', title: 'Money for a bad week' },
    { sentiment: 'anxious', lang: '?lang=es-US', title: 'Dinero para una mala semana' },
    { sentiment: 'discourage', lang: '', title: 'Starting late is still starting' },
    { sentiment: 'soso', lang: '', title: 'A budget on one page' },
    { sentiment: 'hopeful', lang: '', title: undefined },
  ])(
    'for $sentiment is answered with one thing to read: $title',
    async ({ sentiment, lang, title }) => {
      const response = await fetch(`${server.base}/po/poll${lang}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ company: 'riverbend', sentiment }),
      });
      const { next } = (await response.json()) as { next?: { title: string; href: string } };
      expect(next?.title).toBe(title);
      if (next) expect((await fetch(server.base + next.href)).status).toBe(200);
    },
  );

  it('of somebody who came to the device of another is their own', async () => {
    const hopeful = { company: 'generic', sentiment: 'hopeful' };
    const before = cookieOf(await vote(hopeful));
    const first = await vote(hopeful, { Cookie: `${before}; sendero_newcomer=1` });
    expect(await first.json()).toMatchObject({ counted: true });
    const [number = '', asked] = first.headers.getSetCookie();
    expect(number).toMatch(/^sendero_visitor=[0-9a-f-]{36};.*HttpOnly/);
    expect(number).not.toContain(before);
    expect(asked).toMatch(/^sendero_newcomer=; Path=\/; Max-Age=0;/);
    const again = await vote(hopeful, { Cookie: number.split(';')[0] ?? '' });
    expect(await again.json()).toMatchObject({ counted: false });
  });

  it('of another browser is another vote, and of another company another poll', async () => {
    const first = await vote({ company: 'generic', sentiment: 'soso' });
    expect(await first.json()).toMatchObject({ counted: true });
    const elsewhere = await vote(
      { company: 'riverbend', sentiment: 'soso' },
      { Cookie: cookieOf(first) },
    );
    expect(await elsewhere.json()).toMatchObject({ counted: true });
  });

  it('shows what everybody says with the twentieth, and not before, and never a feeling of fewer than ten', async () => {
    const own = await startTestServer();
    const cast = async (sentiment: string): Promise<unknown> => {
      const response = await fetch(`${own.base}/po/poll`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ company: 'generic', sentiment }),
      });
      return response.json();
    };
    try {
      for (let count = 0; count < 15; count += 1) await cast('hopeful');
      for (let count = 0; count < 4; count += 1)
        expect(await cast('anxious')).toMatchObject({ counted: true, shares: null });
      expect(await cast('anxious')).toMatchObject({
        counted: true,
        shares: { confident: null, hopeful: 70, soso: null, anxious: null, discourage: null },
      });
      for (let count = 0; count < 4; count += 1) await cast('anxious');
      // Counts below ten are hidden, so the tenth vote for a feeling is the first that shows.
      expect(await cast('anxious')).toMatchObject({
        counted: true,
        shares: { confident: null, hopeful: 60, soso: null, anxious: 40, discourage: null },
      });
    } finally {
      await own.close();
    }
  });

  it.each([
    { what: 'no feeling of ours', body: { company: 'generic', sentiment: 'fine' }, status: 400 },
    {
      what: 'an unknown field',
      body: { company: 'generic', sentiment: 'soso', uid: 'u' },
      status: 400,
    },
    { what: 'an unknown company', body: { company: 'nobody', sentiment: 'soso' }, status: 404 },
  ])('with $what is refused with $status', async ({ body, status }) => {
    expect((await vote(body)).status).toBe(status);
  });

  it('is one of so many an hour from one network', async () => {
    const strict = await startTestServer({
      environment: { VOTES_PER_NETWORK: '2' },
      now: () => Date.parse('2026-11-20T10:30:00Z'),
    });
    try {
      const statuses: number[] = [];
      for (let count = 0; count < 3; count += 1) {
        const response = await fetch(`${strict.base}/po/poll`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ company: 'generic', sentiment: 'soso' }),
        });
        statuses.push(response.status);
        if (response.status === 429)
          expect(await calls.readAnswer('poll', response)).toMatchObject({
            error: { code: 'too-many-requests' },
          });
      }
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await strict.close();
    }
  });

  it('of another site is refused', async () => {
    const body = { company: 'generic', sentiment: 'soso' };
    expect((await vote(body, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });
});
