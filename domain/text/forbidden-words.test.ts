import { describe, expect, it } from 'vitest';
import { findForbiddenBy, findTermMistakes, type WordRule } from './forbidden-words.ts';

const MATCH: WordRule = {
  say: 'aporte del empleador',
  not: ['match'],
  suchAs: [],
  but: ['*match*'],
};
const rule = (words: string, but: string[] = [], suchAs: string[] = []): WordRule => ({
  say: 'otra cosa',
  not: [words],
  suchAs,
  but,
});

describe('a forbidden word', () => {
  it.each([
    { words: 'match', text: 'El match es tuyo', found: ['match'] },
    { words: 'match', text: 'Match, match. ¿MATCH?', found: ['Match', 'match', 'MATCH'] },
    { words: 'match', text: 'matches y rematch', found: [] },
    { words: 'éxito', text: 'Éxito, exito', found: ['Éxito'] },
    { words: 'año', text: 'daño y años', found: [] },
    {
      words: 'contribución equivalente',
      text: 'la contribución\n    equivalente',
      found: ['contribución\n    equivalente'],
    },
    { words: '«', text: '«así»', found: ['«'] },
    { words: '/\\d\\s%/', text: 'un 5 % y un 6%', found: ['5 %'] },
    { words: 'Ud.', text: 'Como Ud. sabe', found: ['Ud.'] },
  ])('$words is found in "$text" as $found', ({ words, text, found }) => {
    expect(findForbiddenBy([rule(words)])(text).map((each) => each.words)).toEqual(found);
  });

  it('is right in the phrases that are named, and nowhere else', () => {
    const found = findForbiddenBy([MATCH])('El aporte (*match*) es un match');
    expect(found).toEqual([{ at: 26, words: 'match', rule: MATCH }]);
  });

  it('is told in the order of the text, whichever rule forbids it', () => {
    const found = findForbiddenBy([rule('b'), rule('a')])('a b a');
    expect(found.map(({ words }) => words)).toEqual(['a', 'b', 'a']);
  });
});

describe('a table of words', () => {
  it.each([
    { what: 'a pattern that cannot be read', rules: [rule('/(/')], at: [0, 'not', 0] },
    { what: 'a pattern that finds nothing at all', rules: [rule('/x*/')], at: [0, 'not', 0] },
    { what: 'an exception that cannot be read', rules: [rule('a', ['/(/'])], at: [0, 'but', 0] },
    { what: 'an exception without any of the words', rules: [rule('a', ['b'])], at: [0, 'but', 0] },
    { what: 'a pattern without an example', rules: [rule('/x+/')], at: [0, 'not'] },
    {
      what: 'an example that it does not forbid',
      rules: [rule('/x+/', [], ['b'])],
      at: [0, 'suchAs', 0],
    },
    { what: 'the same words twice', rules: [rule('a'), rule('A')], at: [1, 'not', 0] },
    {
      what: 'what another row forbids',
      rules: [MATCH, { ...rule('a'), say: 'el match' }],
      at: [1, 'say'],
    },
  ])('is refused with $what', ({ rules, at }) => {
    expect(findTermMistakes(rules).map((mistake) => mistake.at)).toEqual([at]);
  });

  it('may hold a word that a longer phrase makes right', () => {
    expect(findTermMistakes([MATCH, rule('a', ['a la vez'])])).toEqual([]);
  });
});
