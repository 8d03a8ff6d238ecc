import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { findMatches, indexDocument, searchWords } from './find-matches.ts';

const DOCUMENTS = [
  { id: 'plan', title: 'Tu plan', summary: 'La jubilación', body: 'Compañía y contribución' },
  { id: 'jubilacion', title: '¿Qué es la jubilación?', summary: 'Una pregunta', body: 'Años' },
  { id: 'roth', title: 'Roth 401(k)', summary: 'Pay tax now', body: 'The match is often pretax' },
  {
    id: 'planes',
    title: 'Los planes de aquí',
    summary: 'Un 403 (b) y otros',
    body: 'El 401k, el 457(f) y su sección de preguntas',
  },
].map(indexDocument);

describe('the search', () => {
  it.each([
    { query: 'jubilacion', found: ['jubilacion', 'plan'] },
    { query: 'JUBILACIÓN', found: ['jubilacion', 'plan'] },
    { query: 'compania', found: ['plan'] },
    { query: 'jubil', found: ['jubilacion', 'plan'] },
    { query: '401(k)', found: ['roth', 'planes'] },
    { query: '401k', found: ['roth', 'planes'] },
    { query: '401K', found: ['roth', 'planes'] },
    { query: '401 k', found: ['roth', 'planes'] },
    { query: '401-k', found: ['roth', 'planes'] },
    { query: '401', found: ['roth', 'planes'] },
    { query: 'planes 401(k)s', found: ['planes'] },
    { query: '403b', found: ['planes'] },
    { query: '403(b)', found: ['planes'] },
    { query: '403 b', found: ['planes'] },
    { query: '457f', found: ['planes'] },
    { query: '457(f)', found: ['planes'] },
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

  it.each(['401k', '401(k)', '401 k', '403b', '403(b)', '403 b'])(
    'finds %s in a text that writes it in any of the other ways',
    (query) => {
      const digits = query.slice(0, 3);
      const letter = digits === '401' ? 'k' : 'b';
      for (const written of [`${digits}${letter}`, `${digits}(${letter})`, `${digits} ${letter}`])
        for (const title of [`The ${written} of yours`, `¿Qué es el ${written}?`, written])
          expect(
            findMatches([indexDocument({ id: title, title, summary: '', body: '' })], query),
          ).toEqual([title]);
    },
  );

  it('takes any query', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        expect(findMatches(DOCUMENTS, query).length).toBeLessThanOrEqual(DOCUMENTS.length);
      }),
    );
  });
});
