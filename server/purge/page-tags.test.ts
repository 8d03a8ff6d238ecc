import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVERY_PAGE, tagsOfChange, tagsOfPage } from './page-tags.ts';

/** Kept well under the 4 kB that a proxy takes for all headers of an answer. */
const MOST_BYTES = 1_000;

const partKey = fc.stringMatching(/^(?:article|card|company|fragment)\/[a-z-]{1,20}$/);

describe('the tags of a page', () => {
  it('meet those of a change exactly when the change touches a part of the page', () => {
    const parts = fc.uniqueArray(partKey, { maxLength: 30 });
    fc.assert(
      fc.property(parts, parts, (changed, others) => {
        const page = new Set([...changed.slice(0, 3), ...others]);
        const tags = new Set(tagsOfChange(changed));
        const isTouched = changed.some((key) => page.has(key));
        expect(tagsOfPage(page).some((tag) => tags.has(tag))).toBe(isTouched);
        const untouched = new Set(others.filter((key) => !changed.includes(key)));
        expect(tagsOfPage(untouched).some((tag) => tags.has(tag))).toBe(false);
      }),
    );
  });

  it('are few bytes, also for a page of a thousand parts, which any change then renews', () => {
    const page = new Set(Array.from({ length: 1_000 }, (_, index) => `card/article-${index}`));
    const tags = tagsOfPage(page);
    expect(tags.join(' ').length).toBeLessThan(MOST_BYTES);
    const changed = tagsOfChange(['faqs']);
    expect(tags.some((tag) => changed.includes(tag))).toBe(true);
    const most = tagsOfPage(new Set([...page].slice(0, 120)));
    expect(most).toHaveLength(121);
    expect(most.join(' ').length).toBeLessThan(MOST_BYTES);
  });

  it('are on every page one that empties the whole cache, which no change of content names', () => {
    expect(tagsOfPage(new Set())).toEqual([EVERY_PAGE]);
    expect(tagsOfChange(['faqs'])).not.toContain(EVERY_PAGE);
    expect(tagsOfChange([])).toEqual([]);
  });
});
