import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/language/language.ts';
import { ISLAND_TEXTS, loadTexts } from './catalogue.ts';

describe.each(LANGUAGES)('the words of islands in %s', (language) => {
  it.each(['site', ...ISLAND_TEXTS] as const)('can be loaded: %s', async (name) => {
    expect(Object.keys(await loadTexts(name, language))).not.toEqual([]);
  });
});
