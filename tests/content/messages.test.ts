import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { answers } from '#content/messages/answers.ts';
import { english, spanish } from '#content/messages/every-text.ts';
import { messages as mailEnglish } from '#content/messages/mail/en.ts';
import { messages as mailSpanish } from '#content/messages/mail/es.ts';
import { findFormalAddress, findUnpairedMarks } from '#tests/support/spanish-rules.ts';

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

// Mails are the server's alone, so no page has their words.
const en = new Map([...flatten(english), ...flatten(mailEnglish, 'mail.')]);
const es = new Map([...flatten(spanish), ...flatten(mailSpanish, 'mail.')]);
for (const [code, text] of Object.entries(answers)) {
  en.set(`answers.${code}`, text.en);
  es.set(`answers.${code}`, text.es);
}

const pairs = [...en].map(([key, text]) => ({ key, english: text, spanish: es.get(key) ?? '' }));

/** The values and tags a message asks for, each with its kind: `count:2` is a plural, `link:tag`. */
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
  'article.shareX',
  'article.shareFacebook',
  'home.exampleBase',
  'calculator.errorTitle',
  'mailForms.errorTitle',
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
    for (const texts of [english.title, spanish.title])
      expect(Object.keys(texts)).toEqual(expect.arrayContaining(TITLES));
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
  it('have the same keys in both languages', () => {
    expect([...es.keys()].toSorted()).toEqual([...en.keys()].toSorted());
    expect(en.size).toBeGreaterThan(100);
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
