import { describe, expect, it } from 'vitest';
import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import { nameOfMedia, nameOfTitle } from '#domain/analytics/event-name.ts';
import { DEFAULT_LANGUAGE, languageCode } from '#domain/language/language.ts';
import { perLanguage } from '#domain/language/per-language.ts';
import { AUDIO_NAMES } from '#domain/media/audio-names.ts';
import { readOwnContent } from '#tests/support/content/read-content.ts';
import type { ContentSet } from '../content/content-set.ts';
import { readAuthoredNames } from './authored-names.ts';
import { createKnownNames } from './known-names.ts';

const content = readOwnContent();
const { knows } = createKnownNames()(content);

const FIRST = languageCode(DEFAULT_LANGUAGE);

type Fields = Record<string, unknown>;

/** Walks through everything authored; `visit` gets each value with the name of its field. */
function walk(value: unknown, visit: (value: unknown, field: string) => void, field = ''): void {
  visit(value, field);
  if (value instanceof Map) {
    for (const [key, inner] of value) walk(inner, visit, String(key));
  } else if (Array.isArray(value)) value.forEach((inner) => walk(inner, visit, field));
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) walk(inner, visit, key);
}

function listAuthored(): unknown[] {
  const { art: _art, media, ...authored } = content;
  return [authored, [...media.keys()]];
}

/** Lists the values of `field` in every object that also has the fields in `beside`. */
function valuesOf(field: string, beside: readonly string[], among: unknown = listAuthored()) {
  const found = new Set<string>();
  walk(among, (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const fields = value as Fields;
    if (beside.every((one) => one in fields) && typeof fields[field] === 'string')
      found.add(fields[field]);
  });
  return [...found];
}

function blocksOf(component: string): unknown[] {
  const found: unknown[] = [];
  walk(listAuthored(), (value) => {
    if ((value as Fields | null)?.['component'] === component) found.push(value);
  });
  return found;
}

const films = [...content.media.keys()].filter((name) => name.endsWith('-AVS.mp4'));
const isForPhones = (name: string): boolean => name.includes('-mobile-');
const of = (event: 'media started', kind: 'video' | 'podcast' | 'session') => (name: string) =>
  ({ event, kind, name, seconds: 1 }) as const;

/**
 * For each kind: the event that tells of it, and its names in the content, found by the shape of
 * the data and not by the loader.
 */
const KINDS: ReadonlyArray<{
  what: string;
  tell: (name: string) => TrackedEvent;
  real: readonly string[];
  example: string;
}> = [
  {
    what: 'film',
    tell: of('media started', 'video'),
    real: films.filter((name) => !isForPhones(name)).map(nameOfMedia),
    example: 'target-date-explainer-es-avs',
  },
  {
    what: 'recording',
    tell: of('media started', 'podcast'),
    real: ['grammy-major', 'grammy-latin'],
    example: 'grammy-latin',
  },
  {
    what: 'told session',
    tell: of('media started', 'session'),
    real: [...content.sessions.keys()],
    example: 'settle-in',
  },
  {
    what: 'film of a playlist',
    tell: (video) => ({ event: 'playlist click', video }),
    real: valuesOf('title', ['desc', 'thumbnail', 'videoConfig']).map(nameOfTitle),
    example: 'la-primera-cancion',
  },
  {
    what: 'flash card',
    tell: (card) => ({ event: 'flash card', card, state: 'expanded' }),
    real: [
      ...content.glossary.map(({ id }) => id),
      ...valuesOf('key', ['question', 'answer', 'bgColor']),
    ].map(nameOfTitle),
    example: 'rule-of-72',
  },
  {
    what: 'flip card',
    tell: (card) => ({ event: 'flip card', card, state: 'collapsed' }),
    real: [
      ...valuesOf('title', ['imagePath', 'backText']),
      ...valuesOf('topic', ['quote', 'content', 'imagePath']),
      ...valuesOf('question', ['image', 'answer'], blocksOf('authorable-flip-card')),
    ].map(nameOfTitle),
    example: 'what-if-i-can-t-save-6-right-now',
  },
  {
    what: 'navigator card',
    tell: (card) => ({ event: 'navigator card', card, target: 'internal' }),
    real: valuesOf('title', ['linkTo', 'desktopImgPath']).map(nameOfTitle),
    example: 'mira-a-donde-vas',
  },
  {
    what: 'quiz',
    tell: (quiz) => ({ event: 'quiz end button', quiz }),
    real: valuesOf('title', ['endButtonURL', 'ctas']).map(nameOfTitle),
    example: 'mito-o-verdad',
  },
];

/**
 * Every string of the content as an event could name it: what a reader of our pages would try to
 * send.
 */
const candidates = new Set(['untitled', 'media', 'elsewhere', ...Object.values(AUDIO_NAMES)]);
walk(listAuthored(), (value, field) => {
  for (const text of [field, value])
    if (typeof text === 'string') candidates.add(nameOfTitle(text)).add(nameOfMedia(text));
});

describe('of all that authors wrote', () => {
  it.each(KINDS)('the names of a $what are known as one, and nothing else is', (kind) => {
    const { tell, real, example } = kind;
    const known = [...candidates].filter((name) => knows('generic', tell(name)));
    expect(known.toSorted()).toEqual([...new Set(real)].toSorted());
    expect(known).toContain(example);
    // The set bounds the rows that a company gets a day, so it must stay small beside what could be
    // sent.
    expect(known.length).toBeLessThan(candidates.size / 20);
  });

  it.each([
    { what: 'the answer of a question', text: content.faqs[0]?.items[0]?.answer[FIRST].html },
    { what: 'a question of the FAQs', text: content.faqs[0]?.items[0]?.question[FIRST] },
    { what: 'a company', text: content.companies.get('riverbend')?.name },
    { what: 'an article', text: content.articles[0]?.texts[FIRST].title },
    { what: 'a presenter', text: [...content.influencers.values()][0]?.name },
    { what: 'the site', text: 'sendero' },
    { what: 'nothing', text: '' },
    { what: 'a kind of answer', text: 'depends' },
    { what: 'a picture', text: 'cover-map' },
  ])('$what is the name of no film, card, quiz or playlist', ({ text }) => {
    expect(text).toBeDefined();
    const name = nameOfTitle(text ?? '');
    expect(KINDS.filter(({ tell }) => knows('generic', tell(name)))).toEqual([]);
  });

  it('the name of one kind is none of another, but where authors gave both the same', () => {
    for (const one of KINDS) {
      for (const other of KINDS) {
        const others = other.real.filter((name) => !one.real.includes(name));
        const taken = others.filter((name) => knows('generic', one.tell(name)));
        expect(taken, `${other.what} as ${one.what}`).toEqual([]);
      }
    }
  });

  it('the years of a slider are those where it can stand', () => {
    const slide = (year: number) => knows('generic', { event: 'price slider', year });
    expect([1995, 2022].map(slide)).toEqual([true, true]);
    expect([1900, 1996, 2100].map(slide)).toEqual([false, false, false]);
  });
});

describe('a group of flash cards that nobody filled', () => {
  it('is told by the keys of its placeholders', () => {
    const data = { title: 'Soon', autoPlay: true, cards: [] };
    const block = { component: 'flashcard-group', data } as const;
    const text = { multimedia: [block] };
    const fragments: ContentSet['fragments'] = new Map([
      ['generic/inflation', perLanguage(() => text)],
    ]);
    const { flashCards } = readAuthoredNames({ ...content, glossary: [], fragments, articles: [] });
    expect([...flashCards]).toEqual(['first', 'second', 'third']);
  });
});

describe('a film whose file is not there', () => {
  it('is no name, as nobody can have watched it', () => {
    const { films: names } = readAuthoredNames({ ...content, media: new Map() });
    expect(names.size).toBe(0);
  });
});
