import { describe, expect, it } from 'vitest';
import { ANIMALS } from '#domain/persona/animals.ts';
import { findUnpairedMarks, findUsted } from '#tests/support/texts/spanish-rules.ts';
import { readOwnContent } from '#tests/support/content/read-content.ts';

const { persona, art } = readOwnContent();

interface Said {
  en: string;
  es: string;
}

/** Every text in the value, in both languages. */
function textsIn(value: unknown): Said[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'es' in value && typeof value.en === 'string') return [value as Said];
  return Object.values(value).flatMap(textsIn);
}

/** A text under an answer replaces one: a picture, or a side of a yes/no question. */
function answersIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'text' in value ? [value] : [];
  return [...own, ...Object.values(value).flatMap(answersIn)];
}

const texts = [...textsIn(persona.questions), ...textsIn([...persona.animals.values()])];

describe('the quiz', () => {
  it('has six questions and more than thirty answers', () => {
    expect(persona.questions).toHaveLength(6);
    expect(persona.questions.flatMap(answersIn).length).toBeGreaterThan(30);
  });

  it('draws every answer that has a picture with a picture of its own', () => {
    const pictures = persona.questions.flatMap(({ answers = [] }) =>
      answers.map(({ picture }) => picture),
    );
    expect(pictures.length).toBeGreaterThanOrEqual(19);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.filter((picture) => !art.has(picture))).toEqual([]);
  });
});

describe('the animals', () => {
  it('are five, each with three steps of its own', () => {
    expect([...persona.animals.keys()]).toEqual(ANIMALS);
    const steps = [...persona.animals.values()].flatMap((animal) => animal.steps);
    expect(steps).toHaveLength(15);
    expect(new Set(steps.map(({ title }) => title.en)).size).toBe(15);
    expect(new Set(steps.map(({ title }) => title.es)).size).toBe(15);
  });

  it.each([...persona.animals].map(([animal, { steps }]) => ({ animal, steps })))(
    'give the steps of the $animal one after the other',
    ({ steps }) => {
      const days = steps.map(({ withinDays }) => withinDays);
      expect(days).toEqual(days.toSorted((a, b) => a - b));
      expect(new Set(days).size).toBe(3);
    },
  );
});

describe('what is said in them', () => {
  it('was written twice, not copied', () => {
    const same = texts.filter(({ en, es }) => en === es);
    expect(same).toEqual([]);
  });

  it('says tú, never usted, and closes what it opens', () => {
    const spanish = texts.map(({ es }) => es);
    expect(spanish.flatMap(findUsted)).toEqual([]);
    expect(spanish.flatMap(findUnpairedMarks)).toEqual([]);
  });

  it('promises nothing about money and types no amount that changes with the year', () => {
    const risky = /\$|guarante|garantiz|will (?:grow|earn|have more)|\d{1,3},\d{3}/i;
    expect(texts.filter(({ en, es }) => risky.test(en) || risky.test(es))).toEqual([]);
  });

  it('is in sentences of no more than twenty-five words', () => {
    const long = texts
      .flatMap(({ en, es }) => [en, es])
      .flatMap((text) => text.split(/[.?!:;]\s/))
      .filter((sentence) => sentence.split(/\s+/).length > 25);
    expect(long).toEqual([]);
  });
});
