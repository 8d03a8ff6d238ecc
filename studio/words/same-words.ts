import type { words } from './en.ts';

type Same<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Same<Words[Key]>;
};

/** Every text of the English catalogue, in another language. */
export type SameWords = Same<typeof words>;
