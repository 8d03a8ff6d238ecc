import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/language/language.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';

const CODE = `(?:${LANGUAGE_CODES.join('|')})`;
const NAME = `'(?:${[...LANGUAGES, ...LANGUAGE_CODES].join('|')})'`;
/** A pattern of languages, a comparison with one, a choice between two, a type or a list of two. */
const NAMED = new RegExp(
  String.raw`\b${CODE}\|${CODE}\b|[!=]== ${NAME}|${NAME} : ${NAME}|${NAME} \| ${NAME}|\[${NAME}, ${NAME}`,
);

describe('the program', () => {
  it.each(['a ? /(en|es)/', "code === 'es'", "is ? 'es' : 'en'", "'en' | 'es'", "['en', 'es']"])(
    'would be known to name its languages by %s',
    (source) => {
      expect(source).toMatch(NAMED);
    },
  );

  it('names no languages to tell them apart: a third one would be taken for one of two', () => {
    const files = globSync('{domain,contracts,server,studio,web,scripts}/**/*.{ts,tsx}').filter(
      (file) => !/\.test\.tsx?$/.test(file),
    );
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.filter((file) => NAMED.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
