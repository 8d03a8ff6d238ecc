import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/language/language.ts';
import { ANIMALS } from '#domain/persona/animals.ts';
import { PLANS } from '#domain/persona/plans.ts';
import { anyText } from '#tests/support/any-text.ts';
import { initialActionPlan } from './action-plan-slice.ts';
import { initialArticles } from './articles-slice.ts';
import { initialCompany } from './company-slice.ts';
import { readStoredFile, writeStoredFile, type StoredState } from './stored-state.ts';
import { initialUser } from './user-slice.ts';
import { CAR_COLORS } from '#domain/road-trip/car-colors.ts';
import { initialDollarOnTheRoad, initialTransition } from './visit-slices.ts';

const initial: StoredState = {
  user: initialUser,
  company: initialCompany,
  articles: initialArticles,
  dollarOnTheRoad: initialDollarOnTheRoad,
  transitionToRetirement: initialTransition,
  actionPlan: initialActionPlan,
};

const words = fc.string({ unit: 'grapheme', maxLength: 40 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const idList = fc.array(words, { maxLength: 20 });

const anyState: fc.Arbitrary<StoredState> = fc.record({
  user: fc.record({
    uid: maybe(words),
    segment: words,
    domain: fc.record({ domainName: words }),
    language: fc.constantFrom(...LANGUAGES),
    animal: maybe(fc.constantFrom(...ANIMALS)),
    plan: maybe(fc.constantFrom(...PLANS)),
    isEnroll: fc.boolean(),
    isReturnVisit: fc.boolean(),
    lastSentimentModalViewDate: maybe(words),
    lastSentimentPollAnsweredDate: maybe(words),
    lastQuizModalViewDate: maybe(words),
    lastQuizTakeDate: maybe(words),
  }),
  company: fc.constant(initialCompany),
  articles: fc
    .record({ readArticles: idList, likedArticles: idList, influencerArticlesRead: idList })
    .map((lists) => ({ ...initialArticles, ...lists })),
  dollarOnTheRoad: fc.record({
    carColor: fc.constantFrom(...CAR_COLORS),
    name: words,
    under50: fc.boolean(),
  }),
  transitionToRetirement: fc.record({ filter: maybe(words) }),
  actionPlan: fc.record({
    done: fc.record({ rabbit: idList, owl: idList }, { requiredKeys: [] }),
  }),
});

function write(state: StoredState, companyId = 'generic'): string {
  return writeStoredFile(companyId, { state, uid: undefined, seen: [] });
}

function changed(change: Record<string, unknown>): string {
  const file = JSON.parse(write(initial)) as Record<string, unknown>;
  return JSON.stringify({ ...file, ...change });
}

describe('what was stored', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(readStoredFile('generic', write(state))?.state).toEqual(state);
      }),
    );
  });

  it('leaves out what is loaded anew: the company and the articles themselves', () => {
    const loaded: StoredState = {
      ...initial,
      company: { ...initialCompany, loading: true, error: 'old', theme: { companyId: 'generic' } },
      articles: { ...initialArticles, likedArticles: ['a'], loadedVirtualEventArticles: true },
    };
    const read = readStoredFile('generic', write(loaded))?.state;
    expect(read?.company).toEqual(initialCompany);
    expect(read?.articles).toEqual({ ...initialArticles, likedArticles: ['a'] });
  });

  it.each([
    { what: 'nothing', text: null },
    { what: 'an empty text', text: '' },
    { what: 'half a file', text: write(initial).slice(0, -20) },
    { what: 'a text of another product', text: '{"cart":[1,2]}' },
    { what: 'a list', text: '[]' },
    { what: 'null', text: 'null' },
    { what: 'a number', text: '7' },
    { what: 'a web page', text: '<!doctype html>' },
    { what: 'another version', text: changed({ version: 0 }) },
    { what: 'a later version', text: changed({ version: 2 }) },
    { what: 'a version that is a text', text: changed({ version: '1' }) },
    { what: 'no company', text: changed({ companyId: undefined }) },
    { what: 'no state', text: changed({ state: undefined }) },
    { what: 'a list for a state', text: changed({ state: [] }) },
    { what: 'the state of another company', text: write(initial, 'riverbend') },
  ])('is dropped when it is $what', ({ text }) => {
    expect(readStoredFile('generic', text)).toBeUndefined();
  });

  it.each([
    { part: 'user', read: initial.user },
    { part: 'articles', read: initial.articles },
    { part: 'dollarOnTheRoad', read: initial.dollarOnTheRoad },
    { part: 'transitionToRetirement', read: initial.transitionToRetirement },
  ] as const)('starts $part anew when that part is broken', ({ part, read }) => {
    for (const broken of [undefined, null, 7, 'x', []]) {
      const text = changed({ state: { ...initial, [part]: broken } });
      expect(readStoredFile('generic', text)?.state[part]).toEqual(read);
    }
  });

  it('is never too long a text', () => {
    const uid = 'x'.repeat(201);
    const text = write({ ...initial, user: { ...initialUser, uid } });
    expect(readStoredFile('generic', text)?.state.user.uid).toBeUndefined();
  });
});

describe('what tabs tell each other with the state', () => {
  it('is whose device it is, and which writes the last sixteen tabs find in it', () => {
    const seen = Array.from({ length: 20 }, (_, at) => [`tab-${at}`, at] as const);
    const text = writeStoredFile('generic', { state: initial, uid: 'u-1', seen });
    expect(readStoredFile('generic', text)).toEqual({
      state: initial,
      uid: 'u-1',
      seen: seen.slice(4),
    });
  });

  it.each([7, 'x', null, {}, [1], [[1, 1]], [['tab', '1']], [null]])(
    'is nothing where it says %j',
    (seen) => {
      expect(readStoredFile('generic', changed({ seen }))?.seen).toEqual([]);
    },
  );
});

describe('any stored text', () => {
  it('is read or dropped, and never fails', () => {
    const text = fc.oneof(
      anyText,
      fc.json(),
      fc.json().map((json) => json.slice(1)),
    );
    fc.assert(
      fc.property(text, (stored) => {
        expect(readStoredFile('generic', stored)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it('that looks like ours is read into a state the page can work with', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('es-US', 'owl', 'sun', true, false, '__proto__', ''),
    );
    const part = (...names: string[]) =>
      fc.oneof(
        value,
        fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] }),
      );
    const state = fc.record({
      user: part(...Object.keys(initialUser)),
      company: value,
      articles: part(...Object.keys(initialArticles)),
      dollarOnTheRoad: part('carColor', 'name', 'under50'),
      transitionToRetirement: part('filter'),
    });
    fc.assert(
      fc.property(state, (stored) => {
        const read = readStoredFile('generic', changed({ state: stored }))?.state;
        expect(read && JSON.stringify(shapeOf(read))).toBe(JSON.stringify(shapeOf(initial)));
        expect(LANGUAGES).toContain(read?.user.language);
        expect([undefined, ...ANIMALS]).toContain(read?.user.animal);
        expect([undefined, ...PLANS]).toContain(read?.user.plan);
        expect(CAR_COLORS).toContain(read?.dollarOnTheRoad.carColor);
        for (const id of [
          ...(read?.articles.readArticles ?? []),
          ...(read?.articles.likedArticles ?? []),
        ]) {
          expect(typeof id).toBe('string');
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** The type of every value; a value that may be missing counts as a text. */
function shapeOf({
  user,
  articles,
  dollarOnTheRoad,
  transitionToRetirement,
}: StoredState): unknown {
  const typesOf = (values: object): string[] =>
    Object.entries(values).map(([name, value]) => {
      const type = value === undefined ? 'string' : Array.isArray(value) ? 'array' : typeof value;
      return `${name}: ${type}`;
    });
  return [user, articles, dollarOnTheRoad, transitionToRetirement].map(typesOf);
}
