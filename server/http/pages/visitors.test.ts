import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERY_PAGE } from '#tests/support/page-addresses.ts';
import { sendRequest } from '../../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const CANARY = 'canary9b2d';
const HOSTILE_QUERY = [
  `uid=${CANARY}`,
  'e=1',
  's=elk',
  `utm_source=${CANARY}`,
  `q=${encodeURIComponent(`"><script>${CANARY}</script>`)}`,
  `rated=${CANARY}`,
  `company=${CANARY}`,
  'show=none',
  'index',
].join('&');

const HOSTILE_HEADERS: ReadonlyArray<readonly [string, string]> = [
  ['User-Agent', CANARY],
  ['Referer', `https://${CANARY}.example/`],
  [
    'Cookie',
    `uid=${CANARY}; sendero_company=riverbend; sendero_visitor=${CANARY}; theme=${CANARY}`,
  ],
  ['Accept-Language', 'es-US,es'],
  ['X-Forwarded-Host', `${CANARY}.example`],
  ['X-Forwarded-Proto', 'https'],
  ['X-Forwarded-Prefix', `/${CANARY}`],
  ['X-Original-URL', `/${CANARY}`],
  ['X-Rewrite-URL', `/${CANARY}`],
  ['X-HTTP-Method-Override', 'POST'],
  ['Forwarded', `host=${CANARY}.example`],
  ['Origin', `https://${CANARY}.example`],
  ['Sec-GPC', '1'],
];

/**
 * An answer that is rendered, one found by its key and one found by its address take different
 * paths.
 */
const WAYS = 3;

/** One server gets each page's first request from a hostile visitor, the other from a plain one. */
let hostile: TestServer;
let plain: TestServer;

beforeAll(async () => {
  hostile = await startTestServer();
  plain = await startTestServer();
});
afterAll(async () => {
  await hostile.close();
  await plain.close();
});

async function open(
  server: TestServer,
  target: string,
  headers: ReadonlyArray<readonly [string, string]> = [],
): Promise<string> {
  const name = `localhost:${server.port}`;
  const answer = await sendRequest(server, { target, headers: [['Host', name], ...headers] });
  // The port is the only difference between the two servers.
  const html = answer.body
    .toString()
    .replaceAll(name, 'localhost')
    .replaceAll(encodeURIComponent(name), 'localhost');
  return `${answer.status} ${html}`;
}

/**
 * The search is left out: the words searched for are in the address, so its page shows them
 * rightly.
 */
const PAGES = [
  ...EVERY_PAGE.filter(
    ({ name, companyId, language }) =>
      name !== 'search' && companyId === 'generic' && language === 'en-US',
  ).map(({ address }) => address),
  '/seiu775srp',
  '/nobody',
];

function withQuery(address: string, query: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

describe('nothing of a visitor is in a page', () => {
  it.each(PAGES)('%s is the same bytes for everybody', async (address) => {
    for (let way = 0; way < WAYS; way += 1) {
      const forHostile = await open(hostile, withQuery(address, HOSTILE_QUERY), HOSTILE_HEADERS);
      expect(forHostile).not.toContain(CANARY);
      const forPlain = await open(plain, address);
      expect(forHostile === forPlain).toBe(true);
      // The next visitor gets the page that the hostile visitor's request made.
      expect((await open(hostile, address)) === forPlain).toBe(true);
    }
  });

  it.each(PAGES)('%s is the same bytes for everybody in Spanish', async (address) => {
    const hostileAddress = withQuery(address, `lang=es-US&${HOSTILE_QUERY}`);
    const forHostile = await open(hostile, hostileAddress, HOSTILE_HEADERS);
    const forPlain = await open(plain, withQuery(address, 'lang=es-US'));
    expect(forHostile).not.toContain(CANARY);
    expect(forHostile === forPlain).toBe(true);
    expect((await open(hostile, withQuery(address, 'lang=es-US'))) === forPlain).toBe(true);
  });

  it('not even of one who has liked it', async () => {
    const address = '/generic/articles/vesting/when-the-match-is-yours';
    const query = 'articleRatingType=LIKES&articleRatingActionType=LIKE';
    const liked = await sendRequest(plain, {
      method: 'POST',
      target: `/po/content/articles/vesting/rating?${query}`,
    });
    const cookie = liked.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^sendero_visitor=/);
    const forTheirs = await open(plain, address, [['Cookie', cookie]]);
    expect(forTheirs === (await open(plain, address))).toBe(true);
    expect(forTheirs).toContain('1 like');
  });

  it('sets no cookie on anyone who only reads', async () => {
    for (const address of [...PAGES, '/privacy', '/healthz']) {
      const { headers } = await sendRequest(plain, { target: address });
      expect([address, headers['set-cookie']]).toEqual([address, undefined]);
    }
  });
});
