import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_PAGE, tagsOfChange, tagsOfPage } from './page-tags.ts';

/** Kept well under the 4 kB that a proxy takes for all headers of an answer. */
const MOST_BYTES = 1_000;

const partKey = fc.stringMatching(/^(?:article|card|company|fragment)\/[a-z-]{1,20}$/);

describe('the tags of a page', () => {
  it('meet those of a change exactly when the change touches a part of the page', () => {
    const parts = fc.dictionary(partKey, fc.constantFrom('one', 'two'), { maxKeys: 30 });
    fc.assert(
      fc.property(parts, parts, fc.uniqueArray(partKey, { maxLength: 20 }), (from, to, others) => {
        const before = new Map(Object.entries(from));
        const after = new Map(Object.entries(to));
        const page = new Set([...before.keys()].slice(0, 10).concat(others));
        const isTouched = [...page].some((key) => before.get(key) !== after.get(key));
        const changed = new Set(tagsOfChange(before, after));
        expect(tagsOfPage(page).some((tag) => changed.has(tag))).toBe(isTouched);
      }),
    );
  });

  it('are few bytes, also for a page of a thousand parts, which any change then renews', () => {
    const page = new Set(Array.from({ length: 1_000 }, (_, index) => `card/article-${index}`));
    const tags = tagsOfPage(page);
    expect(tags.join(' ').length).toBeLessThan(MOST_BYTES);
    const changed = tagsOfChange(new Map([['faqs', 'one']]), new Map([['faqs', 'two']]));
    expect(tags.some((tag) => changed.includes(tag))).toBe(true);
    const most = tagsOfPage(new Set([...page].slice(0, 120)));
    expect(most).toHaveLength(121);
    expect(most.join(' ').length).toBeLessThan(MOST_BYTES);
  });

  it('are on every page one that empties the whole cache, which no change of content names', () => {
    expect(tagsOfPage(new Set())).toEqual([EVERY_PAGE]);
    const changed = tagsOfChange(new Map([['faqs', 'one']]), new Map());
    expect(changed).not.toContain(EVERY_PAGE);
    expect(tagsOfChange(new Map([['faqs', 'one']]), new Map([['faqs', 'one']]))).toEqual([]);
  });
});
