import { stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#domain/language/language.ts';
import { perLanguage } from '#domain/language/per-language.ts';
import { copyContent } from '#tests/support/content/changed-content.ts';
import { findProductWords, getProductWords, listProductWords } from './product-words.ts';

const NONE: ReadonlySet<string> = new Set();

describe('the words of the product that a company may say', () => {
  it('are all taken by the check of the content as they are', () => {
    const words = listProductWords();
    expect(words.length).toBeGreaterThan(500);
    const content = copyContent();
    const file = 'companies/generic/company.yaml';
    const textsIn = (code: LanguageCode): object =>
      Object.fromEntries(words.map((one) => [one.key, one[code]]));
    content.write(file, content.read(file) + stringify({ texts: perLanguage(textsIn) }));
    const found = content.check();
    content.remove();
    expect(found.problems).toEqual([]);
    expect(getProductWords('shell')).toBeUndefined();
    expect(getProductWords('toString')).toBeUndefined();
  });

  it('come with the shortest first, as many as a person looks through', () => {
    const { words, count } = findProductWords('jubilación', NONE);
    expect(words.length).toBe(20);
    expect(count).toBeGreaterThan(20);
    const lengths = words.map(({ es }) => es.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  });

  it('are found by all that is typed, and not those that a company has', () => {
    const asked = 'mi cambiar';
    expect(findProductWords(asked, NONE).words.map(({ key }) => key)).toContain('shell.sign');
    const { words } = findProductWords(asked, new Set(['shell.sign']));
    expect(words.map(({ key }) => key)).not.toContain('shell.sign');
  });
});
