import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { findMatches, ownWords, type SearchedDocument } from './find-matches.ts';
import { indexWords, searchWords } from './search-words.ts';
import { WordIndexMaker, type TextToIndex, type WordIndex } from './word-index.ts';

interface Written extends TextToIndex {
  id: string;
  names?: readonly string[];
}

interface Library {
  documents: Array<SearchedDocument<string>>;
  index: WordIndex;
}

/** Documents with names say their title themselves, as pages do, and others have it in the index. */
function shelve(written: readonly Written[]): Library {
  const maker = new WordIndexMaker();
  for (const { id, names, title = '', summary = '', body = '' } of written)
    maker.put(id, names ? { body } : { title, summary, body });
  const index = maker.make();
  const documents = written.map(({ id, names, title = '', summary = '' }) => ({
    id,
    texts: [index.numbers.get(id) ?? -1],
    ...(names && { own: ownWords({ title, summary, names }) }),
  }));
  return { documents, index };
}

function find({ documents, index }: Library, query: string): string[] {
  return findMatches(documents, index, query);
}

const LIBRARY = shelve([
  { id: 'plan', title: 'Tu plan', summary: 'La jubilación', body: 'Compañía y contribución' },
  { id: 'jubilacion', title: '¿Qué es la jubilación?', summary: 'Una pregunta', body: 'Años' },
  { id: 'roth', title: 'Roth 401(k)', summary: 'Pay tax now', body: 'The match is often pretax' },
  {
    id: 'planes',
    title: 'Los planes de aquí',
    summary: 'Un 403 (b) y otros',
    body: 'El 401k, el 457(f) y su sección de preguntas',
  },
]);

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
    { query: 'bilacion', found: [] },
    { query: '   ', found: [] },
    { query: '?!', found: [] },
  ])('answers "$query" with $found', ({ query, found }) => {
    expect(find(LIBRARY, query)).toEqual(found);
  });

  it.each([
    { query: 'jubliación', found: ['jubilacion', 'plan'] },
    { query: 'jubilasion', found: ['jubilacion', 'plan'] },
    { query: 'ubilacion', found: ['jubilacion', 'plan'] },
    { query: 'jubbilacion', found: ['jubilacion', 'plan'] },
    // The beginning of a word may have a mistake too.
    { query: 'contirbu', found: ['plan'] },
    { query: 'plames 401k', found: ['planes'] },
    { query: 'mach', found: ['roth'] },
    { query: 'jublicion', found: [] },
    // Short words are typed right, and so are those with which something begins.
    { query: 'rht', found: [] },
    { query: 'rotj', found: [] },
    { query: 'plan', found: ['plan', 'planes'] },
  ])('takes "$query" for a slip, and answers $found', ({ query, found }) => {
    expect(find(LIBRARY, query)).toEqual(found);
  });

  it('looks for the short words of a language only where there are no others', () => {
    expect(searchWords('el 401k de la empresa')).toEqual(['401k', 'empresa']);
    expect(searchWords('la')).toEqual(['la']);
  });

  it('finds every text by any of its own words, with accents or without', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const library = shelve([{ id: text, title: text }]);
        for (const word of searchWords(text)) expect(find(library, word)).toEqual([text]);
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
          expect(find(shelve([{ id: title, title }]), query)).toEqual([title]);
    },
  );

  it('takes any query', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        expect(find(LIBRARY, query).length).toBeLessThanOrEqual(LIBRARY.documents.length);
      }),
    );
  });
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const someWord = fc
  .array(fc.constantFrom(...LETTERS, 'á', 'é', 'ñ', 'ü'), { minLength: 1, maxLength: 9 })
  .map((letters) => letters.join(''));
const longWord = someWord.filter((word) => word.length >= 5);
const someText = fc.array(someWord, { maxLength: 12 }).map((words) => words.join(' '));
const written = fc.record({ title: someText, summary: someText, body: someText });
const library = fc
  .array(written, { minLength: 1, maxLength: 6 })
  .map((texts) => texts.map((text, at) => ({ id: String(at), ...text })));

/** One letter another, too many, too few, or two of them turned. */
const slip = fc.tuple(
  fc.constantFrom('other', 'more', 'less', 'turned'),
  fc.nat(8),
  fc.constantFrom(...LETTERS),
);

function mistype(word: string, [kind, position, letter]: [string, number, string]): string {
  const at = position % word.length;
  const [before, here, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  if (kind === 'other') return before + letter + after;
  if (kind === 'more') return before + letter + here + after;
  if (kind === 'less') return before + after;
  return before + (after[0] ?? '') + here + after.slice(1);
}

/** The same answer as reading every text from its beginning to its end. */
function findByReading(texts: readonly Written[], query: string): string[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const has = (text: string | undefined, word: string): boolean =>
    indexWords(text ?? '').some((other) => other.startsWith(word));
  return texts
    .map(({ id, title, summary, body }) => {
      const scores = words.map(
        (word) =>
          Number(has(title, word)) * 9 + Number(has(summary, word)) * 3 + Number(has(body, word)),
      );
      const score = scores.includes(0) ? 0 : scores.reduce((sum, each) => sum + each, 0);
      return { id, score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

describe('the index', () => {
  it('finds by every beginning of a word what reading all texts finds, in the same order', () => {
    fc.assert(
      fc.property(library, fc.nat(), fc.integer({ min: 1, max: 9 }), (texts, pick, length) => {
        const words = texts.flatMap(({ title, summary, body }) =>
          indexWords(`${title} ${summary} ${body}`),
        );
        fc.pre(words.length > 0);
        const one = (words[pick % words.length] ?? '').slice(0, length);
        const two = words[(pick + 1) % words.length] ?? '';
        const shelved = shelve(texts);
        for (const query of [one, `${one} ${two}`])
          if (findByReading(texts, query).length > 0)
            expect(find(shelved, query)).toEqual(findByReading(texts, query));
      }),
      { numRuns: 500 },
    );
  });

  it('finds a longer word with one mistake, where nothing begins as it was typed', () => {
    fc.assert(
      fc.property(library, longWord, slip, (texts, word, mistake) => {
        const typed = mistype(word, mistake);
        const all = [...texts, { id: 'meant', body: word }];
        const isThere = all.some(({ id }) => findByReading(all, typed).includes(id));
        fc.pre(!isThere && searchWords(typed).length === 1);
        expect(find(shelve(all), typed)).toContain('meant');
      }),
      { numRuns: 500 },
    );
  });

  it('finds with accents what has none, and without them what has some', () => {
    fc.assert(
      fc.property(longWord, (word) => {
        const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
        expect(find(shelve([{ id: 'it', title: word }]), plain)).toEqual(['it']);
        expect(find(shelve([{ id: 'it', title: plain }]), word.toUpperCase())).toEqual(['it']);
      }),
    );
  });

  it('is the same whether texts came at once or took the place of others', () => {
    fc.assert(
      fc.property(library, library, (before, after) => {
        const maker = new WordIndexMaker();
        for (const { id, ...text } of before) maker.put(id, text);
        for (const { id } of before) maker.delete(id);
        for (const { id, ...text } of after) maker.put(id, text);
        expect(maker.make()).toEqual(shelve(after).index);
      }),
    );
  });
});

describe('a document with names', () => {
  const named = shelve([
    {
      id: 'guide',
      title: 'La inflación en un viaje por carretera',
      summary: 'Inflación y viaje por carretera',
      body: 'Inflación. Viaje por carretera',
    },
    {
      id: 'trip',
      title: 'Un dólar de viaje',
      body: 'Siete paradas',
      names: ['viaje por carretera', 'Inflación'],
    },
  ]);

  it.each([
    { query: 'viaje por carretera', found: ['trip', 'guide'] },
    { query: 'Carretera, viaje', found: ['trip', 'guide'] },
    { query: 'la inflacion', found: ['trip', 'guide'] },
    { query: 'inflasion', found: ['trip', 'guide'] },
    { query: 'viaje por caretera', found: ['trip', 'guide'] },
    { query: 'inflac', found: ['guide', 'trip'] },
    { query: 'viaje', found: ['guide', 'trip'] },
    { query: 'carretera paradas', found: ['trip'] },
    { query: 'inflación paradas', found: ['trip'] },
  ])('is first where "$query" is one of them, and the answer is $found', ({ query, found }) => {
    expect(find(named, query)).toEqual(found);
  });

  it('comes before any others, whatever they say', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (name, title, body) => {
        fc.pre(searchWords(name).length > 0);
        const shelved = shelve([
          { id: 'loud', title: `${title} ${name}`, summary: name, body: `${body} ${name}` },
          { id: 'own', names: [name] },
        ]);
        expect(find(shelved, name)[0]).toBe('own');
      }),
    );
  });
});
