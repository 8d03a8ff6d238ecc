import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { RULE_EXAMPLES } from './rule-examples.ts';
import { SESSION_EXAMPLES } from './session-examples.ts';
import { WORKED_EXAMPLES } from './worked-examples.ts';

const texts = (place: string, code: string): string =>
  readFileSync(place.replace('{language}', code), 'utf8');

/** The part of a file of both languages that is in one of them. */
function textIn(place: string, code: string): string {
  const text = texts(place, code);
  if (place.includes('{language}')) return text;
  const parts = text.split(/^(?=[a-z]{2}:$)/m);
  return parts.find((part) => part.startsWith(`${code}:`)) ?? text;
}

describe.each([...WORKED_EXAMPLES, ...RULE_EXAMPLES, ...SESSION_EXAMPLES])(
  'the example of $of',
  ({ places, says }) => {
    it.each(LANGUAGE_CODES)('says in %s what the engine works out', (code) => {
      for (const place of places) {
        const text = textIn(place, code);
        const missing = says().filter(
          (figure) => !new RegExp(`${escape(figure)}(?![\\d,]*\\d)`).test(text),
        );
        expect(missing, place).toEqual([]);
      }
    });
  },
);

function escape(figure: string): string {
  return figure.replaceAll(/[$.]/g, String.raw`\$&`);
}
