import { describe, expect, it } from 'vitest';
import { languageCode, LANGUAGES } from '#domain/language/language.ts';
import { ISLAND_TEXTS, loadTexts, TEXT_FILES } from './catalogue.ts';

const NAMES = ['site', ...ISLAND_TEXTS] as const;

describe.each(LANGUAGES)('the words of islands in %s', (language) => {
  it.each(NAMES)('can be loaded: %s', async (name) => {
    expect(Object.keys(await loadTexts(name, language))).not.toEqual([]);
  });

  it('are all that a browser can load', () => {
    const folder = `/content/messages/${languageCode(language)}/`;
    const files = Object.keys(TEXT_FILES).filter((file) => file.startsWith(folder));
    expect(files.toSorted()).toEqual(NAMES.map((name) => `${folder}${name}.ts`).toSorted());
  });
});
