import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countPages,
  cutPage,
  findFurtherPage,
  listPageNumbers,
  pageNumberOf,
} from './list-page.ts';

const list = fc.array(fc.nat(), { maxLength: 400 });
const size = fc.integer({ min: 1, max: 70 });

function allPages(entries: readonly number[], ofSize: number) {
  return Array.from({ length: countPages(entries.length, ofSize) }, (_none, at) =>
    cutPage(entries, { size: ofSize, number: at + 1 }),
  );
}

describe('a list in pages', () => {
  it('loses and doubles nothing, however many entries there are', () => {
    fc.assert(
      fc.property(list, size, (entries, ofSize) => {
        const pages = allPages(entries, ofSize);
        expect(pages.flatMap((page) => page.entries)).toEqual(entries);
        for (const [at, { entries: shown, page }] of pages.entries()) {
          expect(shown.length).toBeLessThanOrEqual(ofSize);
          expect(shown).toEqual(entries.slice(page.from - 1, page.to));
          expect(page).toMatchObject({
            number: at + 1,
            pages: pages.length,
            total: entries.length,
          });
        }
      }),
    );
  });

  it('has no empty page but the only one', () => {
    fc.assert(
      fc.property(list, size, (entries, ofSize) => {
        const empty = allPages(entries, ofSize).filter((page) => page.entries.length === 0);
        expect(empty.length).toBe(entries.length === 0 ? 1 : 0);
      }),
    );
  });

  it('shows nothing behind its end', () => {
    expect(cutPage([1, 2, 3], { size: 2, number: 3 })).toEqual({
      entries: [],
      page: { number: 3, pages: 2, from: 5, to: 4, total: 3 },
    });
  });
});

describe('the number of a page in an address', () => {
  it.each(['2', '9', '10', '17', '9999'])('may be %s', (text) => {
    expect(findFurtherPage(text)).toBe(Number(text));
    expect(pageNumberOf(new URL(`https://here.example/?page=${text}`))).toBe(Number(text));
  });

  it.each(['', '0', '1', '01', '02', '-2', '2.0', '+2', ' 2', '2\n', '1e1', '10000', 'two', '２'])(
    'is not %j',
    (text) => {
      expect(findFurtherPage(text)).toBeUndefined();
      const address = `https://here.example/?page=${encodeURIComponent(text)}`;
      expect(pageNumberOf(new URL(address))).toBe(1);
    },
  );

  it('is 1 where there is none', () => {
    expect(pageNumberOf(new URL('https://here.example/'))).toBe(1);
  });
});

describe('the numbers that lead through a list', () => {
  it.each([
    { number: 1, pages: 1, named: [1] },
    { number: 1, pages: 2, named: [1, 2] },
    { number: 1, pages: 17, named: [1, 2, 0, 17] },
    { number: 3, pages: 17, named: [1, 2, 3, 4, 0, 17] },
    { number: 4, pages: 17, named: [1, 2, 3, 4, 5, 0, 17] },
    { number: 9, pages: 17, named: [1, 0, 8, 9, 10, 0, 17] },
    { number: 14, pages: 17, named: [1, 0, 13, 14, 15, 16, 17] },
    { number: 17, pages: 17, named: [1, 0, 16, 17] },
  ])('on page $number of $pages are $named', ({ number, pages, named }) => {
    expect(listPageNumbers({ number, pages })).toEqual(named);
  });

  it('are at most seven, in order, with both ends and both neighbors', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), (one, other) => {
        const [number, pages] = [Math.min(one, other) + 1, Math.max(one, other) + 1];
        const named = listPageNumbers({ number, pages });
        expect(named.length).toBeLessThanOrEqual(7);
        const numbers = named.filter((each) => each > 0);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        expect(numbers[0]).toBe(1);
        expect(numbers.at(-1)).toBe(pages);
        for (const near of [number - 1, number, number + 1])
          if (near >= 1 && near <= pages) expect(numbers).toContain(near);
      }),
    );
  });
});
