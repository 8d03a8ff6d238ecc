import { describe, expect, it } from 'vitest';
import { splitChapters } from './split-chapters.ts';

const WORDS =
  'Two voices. Backstage Owl: Three piles wait, Backstage. Three piles Marisol: Half for the roof.';

describe('the chapters of a conversation', () => {
  it('begin with their headings, and not where somebody says the same words', () => {
    expect(splitChapters(WORDS, ['Backstage', 'Three piles'])).toEqual([
      'Two voices. Backstage Owl: Three piles wait, Backstage. ',
      'Three piles Marisol: Half for the roof.',
    ]);
  });

  it('lose no word where a heading is missing', () => {
    expect(splitChapters(WORDS, ['Backstage', 'Gone', 'Three piles']).join('')).toBe(WORDS);
    expect(splitChapters(WORDS, [])).toEqual([]);
  });
});
