import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import {
  findMatches,
  indexDocument,
  indexWords,
  searchWords,
  type IndexedDocument,
} from './find-matches.ts';

function titled(title: string): IndexedDocument<string> {
  return indexDocument({ id: title, title, summary: '', body: [] });
}

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
].map(({ body, ...document }) => indexDocument({ ...document, body: [indexWords(body)] }));

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
        for (const word of searchWords(text)) {
          expect(findMatches([titled(text)], word)).toEqual([text]);
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
          expect(findMatches([titled(title)], query)).toEqual([title]);
    },
  );

  it('takes any query', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        expect(findMatches(DOCUMENTS, query).length).toBeLessThanOrEqual(DOCUMENTS.length);
      }),
    );
  });

  const trip = indexDocument({
    id: 'trip',
    title: 'Un dólar de viaje',
    summary: '',
    body: [indexWords('Siete paradas')],
    names: ['viaje por carretera', 'Inflación'],
  });
  const named = [
    indexDocument({
      id: 'guide',
      title: 'La inflación en un viaje por carretera',
      summary: 'Inflación y viaje por carretera',
      body: [indexWords('Inflación'), indexWords('viaje por carretera')],
    }),
    trip,
  ];

  it.each([
    { query: 'viaje por carretera', found: ['trip', 'guide'] },
    { query: 'Carretera, viaje', found: ['trip', 'guide'] },
    { query: 'la inflacion', found: ['trip', 'guide'] },
    { query: 'inflac', found: ['guide', 'trip'] },
    { query: 'viaje', found: ['guide', 'trip'] },
    { query: 'carretera paradas', found: ['trip'] },
    { query: 'inflación paradas', found: ['trip'] },
  ])('puts what is called "$query" first, and answers $found', ({ query, found }) => {
    expect(findMatches(named, query)).toEqual(found);
  });

  it('puts a document that is called so before any others, whatever they say', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (name, title, body) => {
        fc.pre(searchWords(name).length > 0);
        const loud = indexDocument({
          id: 'loud',
          title: `${title} ${name}`,
          summary: name,
          body: [indexWords(`${body} ${name}`)],
        });
        const own = indexDocument({ id: 'own', title: '', summary: '', body: [], names: [name] });
        expect(findMatches([loud, own], name)[0]).toBe('own');
      }),
    );
  });
});
