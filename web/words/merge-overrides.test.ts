import { describe, expect, it } from 'vitest';
import { catalogues } from '#server/content/catalogues.ts';
import type { Catalogue } from './catalogue.ts';
import { mergeOverrides } from './merge-overrides.ts';

const messages = catalogues.en as Catalogue;

describe('a company’s words over the catalogue', () => {
  it('replace the texts they name and leave the others', () => {
    const merged = mergeOverrides(messages, {
      shell: { tagline: 'For everyone' },
      article: { changeLead: 'Short' },
    });
    expect(merged.shell.tagline).toBe('For everyone');
    expect(merged.article.changeLead).toBe('Short');
    expect(merged).toEqual({
      ...messages,
      shell: { ...messages.shell, tagline: 'For everyone' },
      article: { ...messages.article, changeLead: 'Short' },
    });
  });

  it('change nothing when there are none', () => {
    expect(mergeOverrides(messages, {})).toEqual(messages);
  });

  it('do not touch the catalogue that everybody shares', () => {
    const before = structuredClone(messages);
    mergeOverrides(messages, { shell: { tagline: 'x' }, title: { home: ['y', ['z']] } });
    expect(messages).toEqual(before);
  });

  it('replace a compiled message as a whole', () => {
    const merged = mergeOverrides(messages, { cards: { likes: ['Likes: ', ['likes']] } });
    expect(merged.cards.likes).toEqual(['Likes: ', ['likes']]);
    const again = mergeOverrides(merged, { cards: { likes: ['Only text'] } });
    expect(again.cards.likes).toEqual(['Only text']);
  });

  it('cannot reach what every object inherits', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"polluted":"yes"},"shell":{"__proto__":{"polluted":"yes"}}}',
    ) as Record<string, unknown>;
    mergeOverrides(messages, hostile);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect('polluted' in {}).toBe(false);
  });
});
