import type { Step } from '#domain/figures/step.ts';
import type { Fields, Values } from './field.ts';

/** The parts of an answer in the order of its page: one sentence above all, more of them, a table, how we got it, and what it assumes. */
export const ANSWER_PARTS = ['heading', 'sentences', 'rows', 'steps', 'assumed'] as const;
export type AnswerPart = (typeof ANSWER_PARTS)[number];

/**
 * What is true for what was typed: in each part the sentences by their keys, with their figures. The words are
 * those of the interface, which stand in the page before anybody types; a script only shows which of them are true.
 */
export interface Answer extends Readonly<Record<AnswerPart, readonly Step[]>> {
  /** What the sections below say, by their names: their sentences and their rows. */
  more?: Readonly<Record<string, readonly Step[]>>;
  /** The figure that was chosen in the tables of these sections: the place of its row, and its column. */
  chosen?: Readonly<Record<string, Chosen>>;
  /** What is drawn; undefined where there is nothing to draw. */
  picture?: Picture | undefined;
}

export interface Chosen {
  row: number;
  column: string;
}

/** How the same savings did in several times of the past. */
export interface Picture {
  fromAge: number;
  courses: ReadonlyArray<{
    fromYear: number;
    /** At the start, and at the end of each year. */
    balances: readonly number[];
    /** The year, counted from 1, that was not paid; undefined where the savings lasted. */
    emptyInYear: number | undefined;
  }>;
}

/** A part of an answer with a heading of its own, sentences, and a table that may be folded. */
export interface Section {
  name: string;
  sentences: readonly string[];
  rows: readonly string[];
  columns: readonly string[];
  isFolded?: true;
  hasPicture?: true;
}

/** All that answers may say, in the order of the page. A key that stands twice may be said twice. */
export type MaySay = Readonly<Record<AnswerPart, readonly string[]>>;

export interface Question<Form extends Fields, Ground> {
  /** What is asked, which may follow from the plan. */
  fields: (ground: Ground) => Form;
  /** What the form holds before anybody types: an example, with what is known of the company’s plan. */
  example: (ground: Ground) => Values<Form>;
  maySay: (ground: Ground) => MaySay;
  /** The figures that a row of the table may have, each a column. */
  columns: (ground: Ground) => readonly string[];
  more?: readonly Section[];
  /** The tables of the year and the plan come as the ground, which is data and crosses into the browser. */
  answer: (values: Values<Form>, ground: Ground) => Answer;
}

/** A question whatever it asks, for the page that draws every one of them. */
export interface AnyQuestion {
  columns: (ground: never) => readonly string[];
  more?: readonly Section[];
  fields: (ground: never) => Fields;
  maySay: (ground: never) => MaySay;
  example: (ground: never) => Readonly<Record<string, string | number | undefined>>;
  answer: (values: never, ground: never) => Answer;
}

/** For each key that may be said, what is said of it: the first such sentence for the first such key. */
export function placeSentences(
  keys: readonly string[],
  said: readonly Step[],
): Array<Step | undefined> {
  const left = [...said];
  return keys.map((key) => {
    const at = left.findIndex((step) => step.key === key);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
}
