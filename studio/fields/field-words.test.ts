import { describe as group, expect, it } from 'vitest';
import { isRecord } from '#domain/text/is-record.ts';
import { MULTIMEDIA_SCHEMAS } from '#contracts/content/multimedia/schemas.ts';
import { CHOICE_WORDS, COMPONENT_WORDS } from '../words/tables/choice-words.ts';
import { FIELD_HINTS } from '../words/tables/field-hints.ts';
import { FIELD_WORDS } from '../words/tables/field-words.ts';
import { wordsIn } from '../words/words-in.ts';
import { STUDIO_CODES } from '../words/words.ts';
import { findWords, namesOf } from './say-field.ts';
import { describe, SCHEMAS, shapeAt, type Place, type Shape } from './shape.ts';
import { ruleOf } from './field-rule.ts';

/** A file of each kind of entry; a page text has its name in the address. */
const FILES: Readonly<Record<string, string>> = {
  article: 'articles/any/article.yaml',
  text: 'articles/any/en.md',
  question: 'faqs/faqs.yaml',
  company: 'companies/any/company.yaml',
  plan: 'companies/any/plan.yaml',
  theme: 'companies/any/theme.yaml',
};

/** Every place that an author may see, with one item of each list. */
function listPlaces(shape: Shape, place: Place): Place[] {
  const { properties, items, anyOf, additionalProperties, propertyNames } = shape;
  const below = (name: string, value: unknown): Place[] =>
    isRecord(value) ? listPlaces(value, { ...place, path: [...place.path, name] }) : [];
  const keys = isRecord(propertyNames) ? propertyNames['enum'] : undefined;
  return [
    place,
    ...(isRecord(properties)
      ? Object.entries(properties).flatMap(([name, value]) => below(name, value))
      : []),
    ...below('0', items),
    ...(Array.isArray(anyOf) ? anyOf.flatMap((one: Shape) => listPlaces(one, place)) : []),
    ...(Array.isArray(keys) ? keys.flatMap((key) => below(String(key), additionalProperties)) : []),
  ];
}

/** A question is opened by itself, below the groups of its file. */
const QUESTION = shapeAt({ file: 'faqs/faqs.yaml', path: ['groups', '0', 'items', '0'] }) ?? {};

const PLACES = [
  ...listPlaces(QUESTION, { file: 'faqs/faqs.yaml', path: [] }),
  ...Object.entries(SCHEMAS).flatMap(([name, schema]) =>
    listPlaces(describe(schema), {
      file: FILES[name] ?? `fragments/any/${name}/master.yaml`,
      path: [],
    }),
  ),
  ...Object.entries(MULTIMEDIA_SCHEMAS).flatMap(([component, schema]) =>
    listPlaces(describe(schema), {
      file: 'articles/any/en.md',
      path: ['multimedia', '0', 'data'],
      component,
    }),
  ),
];

function wordsOf(table: typeof FIELD_WORDS, names: readonly string[]): string[] {
  const words = findWords(table, names);
  return words ? STUDIO_CODES.map((code) => wordsIn(words, code)) : [];
}

const isSaid = (words: readonly string[]): boolean =>
  words.length === STUDIO_CODES.length && words.every((word) => word.trim() !== '');

group('every field that an author sees', () => {
  it('has a label in both languages', () => {
    const silent = PLACES.filter(({ path }) => path.at(-1) !== 'data')
      .map((place) => namesOf(place))
      .filter((names) => names.length > 1 && !isSaid(wordsOf(FIELD_WORDS, names)))
      .map((names) => names.join('/'));
    expect(PLACES.length).toBeGreaterThan(1_500);
    expect([...new Set(silent)]).toEqual([]);
  });

  it('names each of its choices in both languages', () => {
    const choices = PLACES.flatMap((place) =>
      (ruleOf(place).choices ?? []).map((choice) => [...namesOf(place), choice]),
    );
    expect(choices.length).toBeGreaterThan(150);
    expect(
      choices
        .filter((names) => !isSaid(wordsOf(CHOICE_WORDS, names)))
        .map((names) => names.join('/')),
    ).toEqual([]);
    for (const component of Object.keys(MULTIMEDIA_SCHEMAS))
      expect(isSaid(Object.values(COMPONENT_WORDS[component] ?? {})), component).toBe(true);
  });

  it('is no longer in the tables of words once it is gone', () => {
    const ends = new Set(
      PLACES.flatMap((place) => {
        const names = namesOf(place);
        const all = [...names.keys()].map((at) => names.slice(at).join('/'));
        const choices = ruleOf(place).choices ?? [];
        return [
          ...all,
          ...choices.flatMap((choice) => [choice, ...all.map((end) => `${end}/${choice}`)]),
        ];
      }),
    );
    const known = [
      ...Object.keys(FIELD_WORDS),
      ...Object.keys(CHOICE_WORDS),
      ...Object.keys(FIELD_HINTS),
    ];
    const isYesOrNo = (name: string): boolean => name === 'true' || name === 'false';
    expect(known.filter((name) => !ends.has(name.replace(/\/$/, '')) && !isYesOrNo(name))).toEqual(
      [],
    );
  });
});
