import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_VERSION, writeConsent, type Consent } from '#domain/consent/consent.ts';
import { nameOfHost } from '#domain/analytics/event-name.ts';
import { placePage } from '#domain/analytics/page-place.ts';
import { EVENT_EXAMPLES } from '#tests/support/event-examples.ts';
import { loadDescribedCalls, type DescribedCalls } from '#tests/support/described-calls.ts';
import { EVERY_PAGE } from '#tests/support/page-addresses.ts';
import { findElements } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sendero-events-'));
const file = path.join(folder, 'events.sqlite');

let server: TestServer;
let calls: DescribedCalls;
beforeAll(async () => {
  server = await startTestServer({ environment: { DATABASE_URL: `sqlite:${file}` } });
  calls = await loadDescribedCalls(server.base);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const cookie = (change: Partial<Consent>): string =>
  `sendero_consent=${writeConsent({ version: CONSENT_VERSION, statistics: true, embeds: false, gpc: false, at: 1, ...change })}`;
const AGREED = { Cookie: cookie({}) };

function send(body: unknown, headers: Record<string, string> = AGREED): Promise<Response> {
  return fetch(`${server.base}/po/events`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const view = { event: 'testing view', view: 'home' };
const batch = { company: 'generic', events: [view, view] };

const PLAYERS = [
  { tag: 'video', kind: 'video' },
  { tag: 'audio', kind: 'podcast' },
];

/** Names of events hold no digits. */
function letters(number: number): string {
  return `${'abcdefgh'[number % 8]}${'abcdefgh'[Math.floor(number / 8)]}`;
}

function readRows(name: string): Array<Record<string, unknown>> {
  const database = new DatabaseSync(name);
  const rows = database.prepare('select * from event_counts order by event, detail').all();
  database.close();
  return rows;
}

describe('events', () => {
  it('of every kind are counted for their company once somebody agreed', async () => {
    const response = await send({ company: 'riverbend', events: EVENT_EXAMPLES });
    expect(await calls.readAnswer('events', response)).toEqual({ counted: EVENT_EXAMPLES.length });
  });

  it('about a difference between browser and server are one error of the log, without a figure', async () => {
    const at = await startTestServer();
    const events = [{ event: 'calculator differs' }];
    for (const headers of [AGREED, {}])
      await fetch(`${at.base}/po/events`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ company: 'generic', events }),
      });
    await at.close();
    const told = at.logged().filter(({ event }) => event === 'calculator-differs');
    expect(told).toEqual([
      { time: expect.any(String), level: 'error', event: 'calculator-differs', count: 1 },
    ]);
  });

  it.each([
    { what: 'without a choice', headers: {} },
    { what: 'after a no', headers: { Cookie: cookie({ statistics: false }) } },
    { what: 'after a yes to another version', headers: { Cookie: cookie({ version: 9 }) } },
    { what: 'against the signal of the browser', headers: { ...AGREED, 'Sec-GPC': '1' } },
  ])('$what are not counted', async ({ headers }) => {
    expect(await (await send(batch, headers)).json()).toEqual({ counted: 0 });
  });

  it.each([
    { what: 'an unknown event', body: { company: 'generic', events: [{ event: 'spying' }] } },
    { what: 'an unknown field', body: { company: 'generic', events: [{ ...view, uid: 'u-1' }] } },
    {
      what: 'words a person typed',
      body: { company: 'generic', events: [{ ...view, view: 'Jane Doe' }] },
    },
    { what: 'nothing', body: { company: 'generic', events: [] } },
  ])('with $what are refused as a whole', async ({ body }) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).not.toContain('Jane');
  });

  it('of a company nobody knows, and of another site, are refused', async () => {
    expect((await send({ ...batch, company: 'nobody' })).status).toBe(404);
    expect((await send(batch, { ...AGREED, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });

  it('of names that nobody has are not counted: a real page has its name though junk came first', async () => {
    const junk = Array.from({ length: 40 }, (_, post) => ({
      company: 'generic',
      events: Array.from({ length: 20 }, (__, at) => ({
        event: 'page completed',
        pageName: `junk-${letters(post)}-${letters(at)}`,
      })),
    }));
    for (const body of junk) expect(await (await send(body)).json()).toEqual({ counted: 0 });
    const glossary = { event: 'page completed', pageName: 'glossary' };
    const mixed = { company: 'generic', events: [glossary, { ...glossary, pageName: 'junk' }] };
    expect(await (await send(mixed)).json()).toEqual({ counted: 1 });
    await server.events.flush();
    const rows = readRows(file).filter(({ company_id: id }) => id === 'generic');
    expect(rows.filter(({ event }) => event === 'page completed')).toMatchObject([
      { detail: 'glossary', count: 1 },
    ]);
    expect(rows.filter(({ event }) => event === 'refused')).toMatchObject([
      { detail: 'unknown name', count: 801 },
    ]);
  });

  it('of one network have a bound, which the operator sees and the next hour lifts', async () => {
    let now = Date.parse('2026-11-20T10:30:00Z');
    const limitedFile = path.join(folder, 'limited.sqlite');
    const limited = await startTestServer({
      environment: { DATABASE_URL: `sqlite:${limitedFile}`, EVENTS_PER_NETWORK: '100' },
      now: () => now,
    });
    const post = (headers: Record<string, string> = AGREED): Promise<Response> =>
      fetch(`${limited.base}/po/events`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ ...batch, events: Array.from({ length: 40 }, () => view) }),
      });
    const statuses = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await post()).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    const refused = await post();
    expect(refused.headers.get('Retry-After')).toBe('1800');
    expect(await calls.readAnswer('events', refused)).toMatchObject({
      error: { code: 'too-many-requests' },
    });
    // Whoever may not ask, or has not agreed, is told that and nothing of the limit.
    expect((await post({ ...AGREED, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(await (await post({})).json()).toEqual({ counted: 0 });
    now += 3_600_000;
    expect((await post()).status).toBe(200);
    await limited.close();
    expect(readRows(limitedFile)).toMatchObject([
      { event: 'refused', detail: 'over the limit', count: 120 },
      { event: 'testing view', detail: 'home', count: 120 },
    ]);
  });

  it('that every link, film and recording of every page tells have a name that is counted', async () => {
    // A page that was not found is reported under a fixed name and not by its address.
    const pages = EVERY_PAGE.filter(
      ({ companyId, language, name }) =>
        companyId === 'riverbend' && language === 'es-US' && name !== 'not-found',
    );
    const links = new Map<string, object>();
    const played = new Map<string, object>();
    for (const { address, companyId } of pages) {
      const html = await (await fetch(`${server.base}${address}`)).text();
      for (const { attributes } of findElements(html, 'a')) {
        const url = new URL(attributes['href'] ?? '', `${server.base}${address}`);
        if (url.protocol === 'mailto:') continue;
        const isOurs = url.origin === server.base;
        const { pageName } = placePage({ pathname: url.pathname, companyId });
        const link = isOurs ? pageName : nameOfHost(url.host);
        const kind = isOurs ? 'internal' : 'external';
        links.set(link, { event: 'link click', link, kind });
      }
      for (const { tag, kind } of PLAYERS) {
        for (const { attributes } of findElements(html, tag)) {
          const name = attributes['data-name'] ?? '';
          played.set(name, { event: 'media started', kind, name, seconds: 0 });
        }
      }
    }
    expect(links.size).toBeGreaterThan(100);
    expect(played.size).toBeGreaterThan(5);
    expect([...played.keys()]).toContain('grammy-major');
    const unknown = [];
    for (const [link, event] of [...links, ...played]) {
      const answer = await (await send({ company: 'riverbend', events: [event] })).json();
      if ((answer as { counted: number }).counted !== 1) unknown.push(link);
    }
    expect(unknown).toEqual([]);
  });

  it('are kept as numbers a day, with nothing of who sent them', async () => {
    const own = await startTestServer({
      environment: { DATABASE_URL: `sqlite:${path.join(folder, 'own.sqlite')}` },
      now: () => Date.parse('2026-11-20T10:00:00Z'),
    });
    await fetch(`${own.base}/po/events`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'canary-agent',
        Cookie: `${cookie({})}; sendero_visitor=canary-cookie`,
      },
      body: JSON.stringify(batch),
    });
    await own.close();
    const rows = readRows(path.join(folder, 'own.sqlite'));
    expect(rows).toHaveLength(1);
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'company_id',
      'day',
      'event',
      'detail',
      'node_id',
      'count',
    ]);
    expect(rows[0]).toMatchObject({
      company_id: 'generic',
      day: '2026-11-20',
      event: 'testing view',
      detail: 'home',
      count: 2,
    });
  });
});
