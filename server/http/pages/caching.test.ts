import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGatedRenderer, type GatedRenderer } from '#tests/support/gated-renderer.ts';
import { findElements, partOf, textOf } from '#tests/support/read-html.ts';
import { ask, sendRequest, type ReceivedAnswer } from '../../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const VESTING = '/generic/articles/vesting/when-the-match-is-yours';
/** A list that has the same article among the few that it shows. */
const LIST = '/generic/get-the-facts/changing-jobs';
/** The order of a list follows the likes no more often than that. */
const ORDER_MS = 61_000;
/**
 * An answer that is rendered, one found by its key and one found by its address take different
 * paths.
 */
const VISITS_TO_WARM = 3;

let server: TestServer;
let gate: GatedRenderer;
/** How far the server's clock has been put forward. */
let ahead = 0;

/** All tests share one server, and each test that counts renders asks for its own pages. */
beforeAll(async () => {
  gate = createGatedRenderer();
  server = await startTestServer({ wrapRenderer: gate.wrap, now: () => Date.now() + ahead });
});
beforeEach(() => {
  gate.rendered.length = 0;
});
afterAll(() => server.close());

async function like(articleId: string): Promise<void> {
  const query = 'articleRatingType=LIKES&articleRatingActionType=LIKE';
  const answer = await sendRequest(server, {
    method: 'POST',
    target: `/po/content/articles/${articleId}/rating?${query}`,
  });
  expect(answer.status).toBe(200);
}

function decoded({ headers, body }: ReceivedAnswer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

describe('a cold page', () => {
  it('is rendered once for two hundred who ask at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => ask(server, '/riverbend/faqs?lang=es-US')),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map(decoded)).size).toBe(1);
    expect(gate.rendered).toEqual(['/riverbend/faqs?lang=es-US']);
  });

  it('is not rendered again for anyone who asks later', async () => {
    for (let visit = 0; visit < 5; visit += 1) await ask(server, '/riverbend/faqs');
    expect(gate.rendered).toEqual(['/riverbend/faqs']);
  });

  it('is one page, whatever is added to its address', async () => {
    for (const query of ['', '?uid=1', '?utm_source=mail', '?show=1', '?e=1&s=elk', '?lang=fr']) {
      await ask(server, `/seiu775srp/faqs${query}`);
    }
    expect(gate.rendered).toEqual(['/seiu775srp/faqs']);
  });

  it('is another page in another company, language or list', async () => {
    const addresses = [
      '/generic/get-the-facts',
      '/riverbend/get-the-facts',
      '/generic/get-the-facts?lang=es-US',
      '/generic/get-the-facts?show=all',
    ];
    for (const address of addresses) await ask(server, address);
    expect(gate.rendered).toEqual(addresses);
  });
});

describe('the bytes of a page', () => {
  it('are fewer a moment after the second visit', async () => {
    const real = await startTestServer({ compressesHarder: true });
    try {
      const visit = (): Promise<ReceivedAnswer> =>
        sendRequest(real, {
          target: '/generic/faqs',
          headers: [
            ['Host', 'localhost'],
            ['Accept-Encoding', 'br'],
          ],
        });
      const first = await visit();
      await expect
        .poll(async () => (await visit()).body.byteLength, { timeout: 30_000 })
        .toBeLessThan(first.body.byteLength * 0.95);
      expect(decoded(await visit())).toBe(decoded(first));
    } finally {
      await real.close();
    }
  });

  it('are the same page in every encoding', async () => {
    const encodings = ['br', 'gzip', 'identity', 'br;q=0, gzip', 'deflate, BR', '*;q=0', ''];
    for (let visit = 0; visit < VISITS_TO_WARM; visit += 1) {
      const answers = await Promise.all(
        encodings.map((accepted) => ask(server, VESTING, { 'Accept-Encoding': accepted })),
      );
      expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
        'br',
        'gzip',
        undefined,
        'gzip',
        'br',
        undefined,
        undefined,
      ]);
      expect(new Set(answers.map(decoded)).size).toBe(1);
      for (const { headers, body } of answers) {
        expect(headers['content-length']).toBe(String(body.byteLength));
        expect(headers.vary).toContain('Accept-Encoding');
      }
    }
  });

  it.each(['br', 'gzip', 'identity'])(
    'are not sent again to whoever has them in %s',
    async (encoding) => {
      const accepting = { 'Accept-Encoding': encoding };
      for (let visit = 0; visit < VISITS_TO_WARM; visit += 1) {
        const { etag = '' } = (await ask(server, VESTING, accepting)).headers;
        for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
          const again = await ask(server, VESTING, { ...accepting, 'If-None-Match': known });
          expect(again.status).toBe(304);
          expect(again.body).toHaveLength(0);
          expect(again.headers).toMatchObject({ etag, 'cache-control': SHARED });
        }
        const changed = await ask(server, VESTING, { ...accepting, 'If-None-Match': '"other"' });
        expect(changed.status).toBe(200);
      }
    },
  );

  it('have a mark of their own in each encoding', async () => {
    const marks = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) =>
          (await ask(server, VESTING, { 'Accept-Encoding': encoding })).headers.etag,
      ),
    );
    expect(new Set(marks).size).toBe(3);
  });
});

describe('how long answers may be kept', () => {
  it.each([
    { what: 'a page', target: '/generic/faqs', caching: SHARED },
    { what: 'a page that is not there', target: '/generic/nothing', caching: 'no-cache' },
    { what: 'the page of no company', target: '/nobody', caching: 'no-cache' },
    { what: 'the privacy page', target: '/privacy', caching: 'private, no-cache' },
    { what: 'a wrong slug', target: '/generic/articles/vesting/x', caching: 'no-cache' },
    { what: 'a switch of language', target: '/generic?lang=es', caching: 'no-store' },
    { what: 'the bare address', target: '/', caching: 'no-store' },
    { what: 'a refused call', target: '/po/content/fragments', caching: 'no-store' },
    { what: 'a company', target: '/po/content/companies/riverbend', caching: 'no-cache' },
    { what: 'a company without /po', target: '/content/companies/riverbend', caching: 'no-cache' },
    { what: 'the description of calls', target: '/po/openapi.json', caching: 'no-cache' },
    { what: 'the way to the mark', target: '/favicon.ico', caching: 'no-cache' },
    { what: 'the rules of robots', target: '/robots.txt', caching: 'public, max-age=3600' },
  ])('for $what: $caching', async ({ target, caching }) => {
    for (let visit = 0; visit < VISITS_TO_WARM; visit += 1) {
      expect((await ask(server, target)).headers['cache-control']).toBe(caching);
    }
  });
});

/** A page follows its likes after a second, and a busy machine may need longer. */
const PATIENCE = { timeout: 30_000 };

describe('a kept page', () => {
  it('of addresses without a page is made once for each company', async () => {
    for (const missing of ['nothing', 'nothing/at-all', 'articles/none/x', 'tools/none', 'a-z0']) {
      const { status } = await ask(server, `/riverbend/${missing}?show=${missing}`);
      expect(status).toBe(404);
    }
    expect(gate.rendered).toEqual(['/riverbend/404']);
  });

  it('is remembered by its own address alone', async () => {
    const own = '/riverbend/glossary?lang=es-US';
    for (const target of [own, own]) await ask(server, target);
    const others = ['&show=z', '&', '&&', '&%6cang=es-US', '&show=', '&=', '&a', '&b', '&c', '&d'];
    for (const other of others) {
      for (const target of [`${own}${other}`, `${own}${other}`])
        expect((await ask(server, target)).headers).toHaveProperty('x-request-id');
    }
    // An answer straight from memory passes nothing that would give it an id.
    expect((await ask(server, own)).headers).not.toHaveProperty('x-request-id');
  });
});

describe('a like', () => {
  it('renews every page that shows its count behind its back, and no other', async () => {
    const showing = [VESTING, LIST];
    for (let visit = 0; visit < VISITS_TO_WARM; visit += 1) {
      for (const address of [...showing, '/generic/faqs']) await ask(server, address);
    }
    const before = await ask(server, VESTING);
    gate.rendered.length = 0;

    await like('vesting');
    const after = await ask(server, VESTING);
    expect(textOf(partOf(decoded(after), 'form'))).toContain('1 like');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    // Nobody waits for the lists: the old ones are served while the new ones are made.
    const { etag } = (await ask(server, LIST)).headers;
    gate.close();
    await expect.poll(async () => (await ask(server, LIST)) && gate.waiting(), PATIENCE).toBe(1);
    expect((await ask(server, LIST)).headers.etag).toBe(etag);
    gate.open();
    const list = async (): Promise<string> => textOf(decoded(await ask(server, LIST)));
    await expect.poll(list, PATIENCE).toContain('1 like');

    await ask(server, '/generic/faqs');
    expect(gate.rendered).toEqual([VESTING, LIST]);
  });

  it('moves the most liked article to the front', async () => {
    const frontOf = async (): Promise<string> =>
      findElements(partOf(decoded(await ask(server, '/riverbend')), 'main'), 'article')[0]?.text ??
      '';
    const titleOf = (articleId: string): string | undefined =>
      server.content.current.articles
        .find(({ id }) => id === articleId)
        ?.texts.en.title.slice(0, 40);
    for (let visitor = 0; visitor < 2; visitor += 1) await like('scams');
    ahead += ORDER_MS;
    await expect.poll(frontOf, PATIENCE).toContain(titleOf('scams'));
    for (let visitor = 0; visitor < 3; visitor += 1) await like('fees');
    ahead += ORDER_MS;
    await expect.poll(frontOf, PATIENCE).toContain(titleOf('fees'));
  });

  it('given while a page is rendered is not lost from the page of the next visitor', async () => {
    const article = server.content.current.articles.find(({ id }) => id === 'rollovers');
    const address = `/seiu775srp/articles/rollovers/${article?.path}`;
    gate.close();
    const slow = ask(server, address);
    await expect.poll(gate.waiting).toBe(1);
    await like('rollovers');
    gate.open();
    await slow;
    expect(textOf(partOf(decoded(await ask(server, address)), 'form'))).toContain('1 like');
  });
});

describe('a page that failed', () => {
  it('is made again for the next visitor', async () => {
    let isBroken = true;
    const broken = await startTestServer({
      wrapRenderer: (renderer) => ({
        render: (request, page, mark) => {
          if (isBroken) return Promise.reject(new Error('canary-reason'));
          return renderer.render(request, page, mark);
        },
      }),
    });
    try {
      const failed = await sendRequest(broken, { target: '/generic/faqs' });
      expect(failed.status).toBe(500);
      expect(failed.body.toString()).not.toContain('canary-reason');
      isBroken = false;
      expect((await sendRequest(broken, { target: '/generic/faqs' })).status).toBe(200);
    } finally {
      await broken.close();
    }
  });
});
