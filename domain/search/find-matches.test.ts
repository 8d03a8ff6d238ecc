import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { findMatches, indexDocument, searchWords } from './find-matches.ts';

const DOCUMENTS = [
  { id: 'plan', title: 'Tu plan', summary: 'La jubilación', body: 'Compañía y contribución' },
  { id: 'jubilacion', title: '¿Qué es la jubilación?', summary: 'Una pregunta', body: 'Años' },
  { id: 'roth', title: 'Roth 401(k)', summary: 'Pay tax now', body: 'The match is often pretax' },
].map(indexDocument);

describe('the search', () => {
  it.each([
    { query: 'jubilacion', found: ['jubilacion', 'plan'] },
    { query: 'JUBILACIÓN', found: ['jubilacion', 'plan'] },
    { query: 'compania', found: ['plan'] },
    { query: 'jubil', found: ['jubilacion', 'plan'] },
    { query: '401(k)', found: ['roth'] },
    { query: 'what is the match', found: ['roth'] },
    { query: 'roth jubilacion', found: [] },
    { query: 'ubilacion', found: [] },
    { query: '   ', found: [] },
    { query: '?!', found: [] },
  ])('answers "$query" with $found', ({ query, found }) => {
    expect(findMatches(DOCUMENTS, query)).toEqual(found);
  });

  it('looks for the short words of a language only where there are no others', () => {
    expect(searchWords('el 401k de la empresa')).toEqual(['401k', 'empresa']);
    expect(searchWords('la')).toEqual(['la']);
  });

  it('finds every text by any of its own words, with accents or without', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const document = indexDocument({ id: 'own', title: text, summary: '', body: '' });
        for (const word of searchWords(text)) {
          expect(findMatches([document], word)).toEqual(['own']);
        }
      }),
    );
  });

  it('takes any query', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        expect(findMatches(DOCUMENTS, query).length).toBeLessThanOrEqual(DOCUMENTS.length);
      }),
    );
  });
});
