import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_VERSION, writeConsent, type Consent } from '#domain/consent/consent.ts';
import { EVENT_EXAMPLES } from '#tests/support/event-examples.ts';
import { loadDescribedCalls, type DescribedCalls } from '#tests/support/described-calls.ts';
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

describe('events', () => {
  it('of every kind are counted for their company once somebody agreed', async () => {
    const response = await send({ company: 'riverbend', events: EVENT_EXAMPLES });
    expect(await calls.readAnswer('events', response)).toEqual({ counted: EVENT_EXAMPLES.length });
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
    const database = new DatabaseSync(path.join(folder, 'own.sqlite'));
    const rows = database.prepare('select * from event_counts').all();
    database.close();
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
