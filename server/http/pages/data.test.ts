import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGatedRenderer, type GatedRenderer } from '#tests/support/gated-renderer.ts';
import { ask, sendRequest } from '../../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const ARTICLE = '/generic/articles/vesting/when-the-match-is-yours';
/**
 * Asks as the browser's router does: for the data of the page's own loader, without those of the
 * frame.
 */
const FAQS = '/generic/faqs.data?_routes=faqs';

let server: TestServer;
let gate: GatedRenderer;

beforeAll(async () => {
  gate = createGatedRenderer();
  server = await startTestServer({ wrapRenderer: gate.wrap });
});
beforeEach(() => {
  gate.rendered.length = 0;
});
afterAll(() => server.close());

describe('the data of a navigation', () => {
  it('are made once for all who ask at the same time, and kept for those who ask later', async () => {
    const together = await Promise.all(Array.from({ length: 50 }, () => ask(server, FAQS)));
    for (let visit = 0; visit < 3; visit += 1) together.push(await ask(server, FAQS));
    expect(new Set(together.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(together.map(({ body }) => body.toString())).size).toBe(1);
    expect(gate.rendered).toEqual([FAQS]);
  });

  it('are one answer, whatever is added to the address', async () => {
    const address = '/riverbend/faqs.data';
    for (const query of ['', '?x=1', '?uid=7&x=2', '?show=1', '?_routes=nobody', '?lang=en-US'])
      await ask(server, `${address}${query}`);
    expect(gate.rendered).toEqual([address]);
  });

  it('are those of the routes that are asked for, and no others can be made up', async () => {
    const all = (await ask(server, '/seiu775srp/faqs.data')).body.toString();
    const own = (await ask(server, '/seiu775srp/faqs.data?_routes=faqs')).body.toString();
    expect(all).toContain('"root"');
    expect(own).not.toContain('"root"');
    expect(own).toContain('"faqs"');
    for (const routes of ['faqs,x', 'y,faqs', 'faqs,home'])
      expect((await ask(server, `/seiu775srp/faqs.data?_routes=${routes}`)).body.toString()).toBe(
        own,
      );
    expect(gate.rendered).toHaveLength(2);
  });

  it('are other data in another company, language or list', async () => {
    const addresses = [
      '/generic/get-the-facts.data',
      '/riverbend/get-the-facts.data',
      '/generic/get-the-facts.data?lang=es-US',
      '/generic/get-the-facts.data?show=all',
    ];
    const bodies = new Set<string>();
    for (const address of addresses) bodies.add((await ask(server, address)).body.toString());
    expect(bodies.size).toBe(addresses.length);
    expect(gate.rendered).toEqual(addresses);
  });

  it('never stand in for the page, nor the page for them', async () => {
    expect((await ask(server, '/generic/glossary')).headers['content-type']).toContain('text/html');
    const data = await ask(server, '/generic/glossary.data');
    expect(data.headers['content-type']).toBe('text/x-script; charset=utf-8');
    expect(data.headers['x-remix-response']).toBe('yes');
    expect((await ask(server, '/generic/glossary')).headers['content-type']).toContain('text/html');
  });

  it('are compressed, and not sent again to whoever has them', async () => {
    const plain = await ask(server, FAQS);
    const compressed = await ask(server, FAQS, { 'Accept-Encoding': 'br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.body.byteLength).toBeLessThan(plain.body.byteLength / 2);
    expect(brotliDecompressSync(compressed.body).toString()).toBe(plain.body.toString());
    const again = await ask(server, FAQS, {
      'Accept-Encoding': 'br',
      'If-None-Match': compressed.headers.etag ?? '',
    });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe('no-cache');
  });

  it('show a like that was given after they were made', async () => {
    const address = `${ARTICLE}.data`;
    const before = (await ask(server, address)).body.toString();
    await ask(server, address);
    const query = 'articleRatingType=LIKES&articleRatingActionType=LIKE';
    await sendRequest(server, {
      method: 'POST',
      target: `/po/content/articles/vesting/rating?${query}`,
    });
    await expect
      .poll(async () => (await ask(server, address)).body.toString(), { timeout: 30_000 })
      .not.toBe(before);
    expect(gate.rendered).toEqual([address, address]);
  });

  it('of a search are not kept', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const { headers } = await ask(server, '/generic/search.data?q=match');
      expect(headers['x-remix-response']).toBe('yes');
    }
    expect(gate.rendered).toHaveLength(2);
  });

  it('of pages that are not there are made once for all of a company', async () => {
    for (const missing of ['nothing-here', 'nothing/at-all', 'articles/none/at-all']) {
      const { status, headers } = await ask(server, `/riverbend/${missing}.data`);
      expect(status).toBe(404);
      expect(headers['x-remix-response']).toBe('yes');
    }
    expect(gate.rendered).toEqual(['/riverbend/404.data']);
  });

  it('lead to the right words where an address has the wrong ones', async () => {
    const { status, body } = await ask(server, '/generic/articles/vesting/other-words.data');
    expect(status).toBe(202);
    expect(body.toString()).toContain(ARTICLE);
  });

  it('are not there where a document would be a redirect or the page of another company', async () => {
    for (const address of ['/nobody.data', '/GENERIC/faqs.data', '/generic/faqs.data?lang=es'])
      expect((await ask(server, address)).status).toBe(404);
    expect(gate.rendered).toEqual([]);
  });
});
