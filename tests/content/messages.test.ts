import { globSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import {
  answers,
  authoredWords,
  catalogues,
  getMailTexts,
  isSaidByPages,
} from '#server/content/catalogues.ts';
import { languageCode, LANGUAGES, type Language } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { english } from '#content/messages/english.ts';
import { findFormalAddress, findUnpairedMarks } from '#tests/support/texts/spanish-rules.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') flat.set(`${prefix}${key}`, text);
    else for (const [below, inner] of flatten(text, `${prefix}${key}.`)) flat.set(below, inner);
  }
  return flat;
}

/** Mails and answers belong to the server alone, so no page has their words. */
function readEveryText(language: Language): Map<string, string> {
  const code = languageCode(language);
  return new Map([
    ...flatten(catalogues[code]),
    ...flatten(getMailTexts(language), 'mail.'),
    ...flatten(answers[code], 'answers.'),
    ...flatten(authoredWords[code], 'authored.'),
  ]);
}

const en = readEveryText('en-US');
const es = readEveryText('es-US');

const pairs = [...en].map(([key, text]) => ({ key, english: text, spanish: es.get(key) ?? '' }));

/**
 * The placeholders and tags of a message, each with its kind: `count:2` is a plural, `link:tag` a
 * tag.
 */
function argumentsOf(text: string): string[] {
  const found = new Set<string>();
  const visitParts = (parts: unknown): void => {
    if (Array.isArray(parts)) parts.forEach(visitPart);
  };
  const visitPart = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    const [name, ...rest] = part as unknown[];
    const [type] = rest;
    const kind = rest.length === 0 ? 'value' : typeof type === 'number' ? type : 'tag';
    found.add(`${String(name)}:${kind}`);
    for (const inner of rest) {
      if (Array.isArray(inner)) visitPart(inner);
      else if (typeof inner === 'object' && inner !== null)
        Object.values(inner).forEach(visitParts);
    }
  };
  visitParts(compile(text));
  return [...found].toSorted();
}

/** Names, formats and words that are the same in both languages. */
const SAME_IN_BOTH = new Set([
  'title.page',
  'cards.video',
  'cards.videoLength',
  'search.kinds.episode',
  'search.kinds.film',
  'article.shareX',
  'article.shareFacebook',
  'home.oneRate',
  'home.oneWithMore',
  'home.oneGain',
  'home.oneBase',
  'hispanic.quote',
  'calculator.errorTitle',
  'moneyQuestions.of.roth.columns.roth',
  'answers.savers.matchRow',
  'authored.matchBar.theirs',
  'mailForms.errorTitle',
  'moneyMinute.count',
  'projections.triedLabel',
  'projections.withMoreLabel',
  'projections.columnMore',
  'projections.percent',
  'quiz.no',
  'components.price.value',
  'components.price.percent',
]);

/** The page titles of the specification. */
const TITLES = [
  'notFound',
  'calculator',
  'contactUs',
  'dollarOnATrip',
  'faqs',
  'trendingTopics',
  'home',
  'makeAChange',
  'moneyMinute',
  'myActionPlan',
  'privacy',
  'targetDate',
  'virtualEvent',
  'hispanic',
];

describe('the page titles', () => {
  it('are the fourteen of the specification, each in both languages', () => {
    for (const { title } of Object.values(catalogues))
      expect(Object.keys(title)).toEqual(expect.arrayContaining(TITLES));
    for (const key of TITLES) expect(es.get(`title.${key}`), key).toBeTruthy();
  });
});

describe('reading the arguments of a message', () => {
  it.each([
    { text: 'Plain', found: [] },
    { text: '{a} and {b}', found: ['a:value', 'b:value'] },
    { text: '{n, plural, one {# of {a}} other {#}}', found: ['a:value', 'n:2'] },
    { text: '{d, date, long} <link>go {a}</link>', found: ['a:value', 'd:5', 'link:tag'] },
  ])('"$text" asks for $found', ({ text, found }) => {
    expect(argumentsOf(text)).toEqual(found);
  });
});

describe('the messages', () => {
  it.each(LANGUAGES)('in %s have the keys of the English ones', (language) => {
    expect([...readEveryText(language).keys()].toSorted()).toEqual([...en.keys()].toSorted());
    expect(en.size).toBeGreaterThan(100);
  });

  it('of one part are all there, though two files say them', () => {
    expect([...en.keys()]).toEqual(
      expect.arrayContaining(['footer.copyright', 'footer.calculator', 'menu.calculator']),
    );
  });

  it.each([
    { key: 'article.changeTitle', isSent: true },
    { key: 'footer.copyright', isSent: true },
    { key: 'footer.calculator', isSent: false },
    { key: 'menu.make-a-change', isSent: false },
    { key: 'searchWords.roadtrip', isSent: false },
  ])('reach browsers in the words of a company only where pages say them: $key', (message) => {
    expect(en.has(message.key)).toBe(true);
    expect(isSaidByPages(message.key)).toBe(message.isSent);
  });

  it('have a folder for each language, all with the same files', () => {
    const ofServer = ['answers', 'authored', 'mail', 'menus', 'sponsor'].map(
      (name) => `server/${name}`,
    );
    // The words of questions that say much stand apart, and come with the others of `money-questions`.
    const apart = ['retirement-pay', 'social-security'].map((name) => `questions/${name}`);
    const names = [...Object.keys(english), ...ofServer, ...apart];
    const expected = LANGUAGE_CODES.flatMap((code) => names.map((name) => `${code}/${name}.ts`));
    const found = globSync('*/**/*.ts', { cwd: 'content/messages' });
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it.each(pairs)('$key asks for the same values in both languages', (message) => {
    expect(argumentsOf(message.spanish)).toEqual(argumentsOf(message.english));
  });

  it('are all written, without stray spaces', () => {
    const stray = [...en, ...es].filter(
      ([, text]) => text !== text.trim() || text === '' || / {2}/.test(text),
    );
    expect(stray).toEqual([]);
  });

  it('were all translated', () => {
    const same = pairs.filter((message) => message.english === message.spanish);
    expect(same.map(({ key }) => key).filter((key) => !SAME_IN_BOTH.has(key))).toEqual([]);
  });

  it('need each exception that is made for them', () => {
    const same = pairs.filter((message) => message.english === message.spanish);
    expect(new Set(same.map(({ key }) => key))).toEqual(SAME_IN_BOTH);
  });
});

describe('the English messages', () => {
  it('hold no Spanish', () => {
    expect([...en].filter(([, text]) => /[¿¡ñáéíóú]/i.test(text))).toEqual([]);
  });
});

describe('the Spanish messages', () => {
  it('open every question and exclamation they close', () => {
    expect([...es].filter(([, text]) => findUnpairedMarks(text).length > 0)).toEqual([]);
  });

  it('say tú, never usted', () => {
    expect([...es].filter(([, text]) => findFormalAddress(text).length > 0)).toEqual([]);
  });
});
