import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FinishedPage, finishPage } from './finished-page.ts';
import { PageCache } from './page-cache.ts';

interface PageOptions {
  text?: string;
  compressed?: number;
}

function page({ text = 'a page', compressed = 100 }: PageOptions = {}): FinishedPage {
  return new FinishedPage(
    { status: 200, text, headers: {}, madeOf: NOTHING },
    Buffer.alloc(compressed),
  );
}

const NOTHING = {
  madeAt: 0,
  parts: new Map(),
  ownArticle: undefined,
  articleIds: new Set<string>(),
  isRanked: false,
};

/** The bytes that one page of the size above takes in the cache. */
const PAGE_BYTES = page().bytes;

describe('the page cache', () => {
  it('gives back the page it was given, until it is deleted', () => {
    const cache = new PageCache(10_000);
    const stored = page();
    cache.store('a', stored);
    expect(cache.find('a')).toBe(stored);
    expect(cache.find('b')).toBeUndefined();
    cache.delete('a');
    cache.delete('a');
    expect(cache.find('a')).toBeUndefined();
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });

  it('counts a page that replaces another once', () => {
    const cache = new PageCache(10_000);
    const second = page();
    cache.store('a', page({ compressed: 40 }));
    cache.store('a', second);
    expect(cache.find('a')).toBe(second);
    expect([cache.size, cache.bytes]).toEqual([1, PAGE_BYTES]);
  });

  it('drops the page that was not asked for the longest', () => {
    const cache = new PageCache(PAGE_BYTES * 3);
    for (const key of ['a', 'b', 'c']) cache.store(key, page());
    cache.find('a');
    cache.store('d', page());
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd']);
  });

  it('takes an answer by address for one asked for too', () => {
    const cache = new PageCache(PAGE_BYTES * 3);
    for (const key of ['a', 'b', 'c']) cache.store(key, page());
    cache.find('a', 'host/a');
    cache.find('b');
    cache.find('c');
    cache.findByAddress('host/a');
    cache.store('d', page());
    expect(cache.findByAddress('host/a')).toBeDefined();
    expect(cache.find('b')).toBeUndefined();
  });

  it('drops as many pages as a large one needs', () => {
    const cache = new PageCache(PAGE_BYTES * 3);
    for (const key of ['a', 'b', 'c']) cache.store(key, page());
    cache.store('large', page({ compressed: 200 }));
    expect(['a', 'b', 'c', 'large'].filter((key) => cache.find(key))).toEqual(['c', 'large']);
  });

  it('keeps no page that is larger than all its room', () => {
    const cache = new PageCache(PAGE_BYTES);
    cache.store('giant', page({ compressed: 2_000 }));
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });
});

describe('the bytes of the cache', () => {
  const TEXT = `<p>${'a page with many words of which none is rare '.repeat(40)}</p>`;
  const pageOf = (text = TEXT): Promise<FinishedPage> =>
    finishPage({ status: 200, text, headers: { Vary: 'x' }, madeOf: NOTHING });
  const ask = async (stored: FinishedPage, acceptEncoding?: string): Promise<number> =>
    (await stored.answer({ acceptEncoding, ifNoneMatch: undefined })).body?.byteLength ?? 0;

  it('are those of each page in every encoding it has been made in', async () => {
    const cache = new PageCache(1_000_000);
    const stored = await pageOf();
    cache.store('a', stored);
    const brotli = await ask(stored, 'br');
    const headers = cache.bytes - brotli;
    expect(headers).toBeGreaterThan('Varyx'.length);
    const gzip = await ask(stored, 'gzip');
    expect(cache.bytes).toBe(headers + brotli + gzip);
    const plain = await ask(stored);
    expect(plain).toBe(TEXT.length);
    expect(cache.bytes).toBe(headers + brotli + gzip + plain);
    await stored.compressHarder();
    expect(cache.bytes).toBe(headers + (await ask(stored, 'br')) + gzip + plain);
    cache.delete('a');
    await ask(stored, 'gzip');
    expect(cache.bytes).toBe(0);
  });

  it('hold plain words only as long as there is room for every page', async () => {
    const first = await pageOf(`${TEXT}1`);
    const second = await pageOf(`${TEXT}2`);
    const cache = new PageCache(first.bytes + second.bytes + TEXT.length + 1);
    cache.store('first', first);
    cache.store('second', second);
    const compressed = cache.bytes;
    await ask(first);
    expect(cache.bytes).toBe(compressed + TEXT.length + 1);
    expect(await ask(second)).toBe(TEXT.length + 1);
    expect(cache.bytes).toBe(compressed + TEXT.length + 1);
    expect([cache.find('first'), cache.find('second')]).toEqual([first, second]);
  });
});

describe('the addresses of a page', () => {
  it('lead to it once it has been found by them', () => {
    const cache = new PageCache(10_000);
    const stored = page();
    cache.store('a', stored);
    expect(cache.findByAddress('host/a')).toBeUndefined();
    cache.find('a', 'host/a');
    cache.find('a', 'host/a?lang=es-US');
    expect(cache.findByAddress('host/a')).toBe(stored);
    expect(cache.findByAddress('host/a?lang=es-US')).toBe(stored);
  });

  it.each([
    { event: 'it is deleted', happen: (cache: PageCache) => cache.delete('a') },
    { event: 'it is replaced', happen: (cache: PageCache) => cache.store('a', page()) },
    {
      event: 'it is dropped for room',
      happen: (cache: PageCache) => cache.store('b', page({ compressed: 9_000 })),
    },
    { event: 'everything is forgotten', happen: (cache: PageCache) => cache.clear() },
  ])('lead nowhere after $event', ({ happen }) => {
    const cache = new PageCache(10_000);
    cache.store('a', page());
    cache.find('a', 'host/a');
    happen(cache);
    expect(cache.findByAddress('host/a')).toBeUndefined();
  });

  it('are kept in a number that nobody can drive up, the newest of them', () => {
    const cache = new PageCache(10_000);
    cache.store('a', page());
    const addresses = Array.from({ length: 100 }, (_none, index) => `host/a?show=all&${index}`);
    for (const address of addresses) cache.find('a', address);
    const known = addresses.filter((address) => cache.findByAddress(address));
    expect(known).toEqual(addresses.slice(-8));
    cache.find('a', 'host/a');
    expect(cache.findByAddress('host/a')).toBeDefined();
  });
});

describe('a page that is no longer true', () => {
  it('is not found by its address, which would ask no further question', () => {
    const fresh = new Set<FinishedPage>();
    const cache = new PageCache(10_000, (kept) => fresh.has(kept));
    const stored = page();
    cache.store('a', stored);
    cache.find('a', 'host/a');
    expect(cache.findByAddress('host/a')).toBeUndefined();
    fresh.add(stored);
    expect(cache.findByAddress('host/a')).toBe(stored);
  });

  it('weighs what it is made of, too', () => {
    const madeOf = { ...NOTHING, parts: new Map([['faqs', 'a hash']]), articleIds: new Set(['x']) };
    const made = { status: 200, text: 'a page', headers: {}, madeOf };
    expect(new FinishedPage(made, Buffer.alloc(100)).bytes).toBe(PAGE_BYTES + 2 * 40);
  });
});

describe('any use of the cache', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const step = fc.oneof(
    fc.record({
      do: fc.constant('store' as const),
      key,
      compressed: fc.integer({ min: 1, max: 240 }),
    }),
    fc.record({ do: fc.constant('find' as const), key }),
    fc.record({ do: fc.constant('delete' as const), key }),
  );

  it('stays within its bytes, keeps the last used, and knows no page that is gone', () => {
    const room = 300;
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const cache = new PageCache(room);
        // The expected cache follows the same rules in the simplest way, with the last used page at
        // the end.
        let model: Array<{ key: string; page: FinishedPage }> = [];
        for (const now of steps) {
          const known = model.find((entry) => entry.key === now.key);
          if (now.do !== 'find' || known) model = model.filter((entry) => entry !== known);
          if (now.do === 'delete') cache.delete(now.key);
          if (now.do === 'find') {
            expect(cache.find(now.key, `host/${now.key}`)).toBe(known?.page);
            if (known) model.push(known);
          }
          if (now.do === 'store') {
            const stored = page({ compressed: now.compressed });
            cache.store(now.key, stored);
            model.push({ key: now.key, page: stored });
            while (model.reduce((sum, entry) => sum + entry.page.bytes, 0) > room) model.shift();
          }
          expect(cache.bytes).toBe(model.reduce((sum, entry) => sum + entry.page.bytes, 0));
          expect(cache.size).toBe(model.length);
        }
        for (const any of ['a', 'b', 'c', 'd', 'e']) {
          const byAddress = cache.findByAddress(`host/${any}`);
          if (byAddress) expect(byAddress).toBe(model.find((entry) => entry.key === any)?.page);
        }
      }),
    );
  });
});
