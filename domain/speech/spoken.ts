/** What a language says where a text has figures, signs and letters: all that `sayAloud` knows of it. */
export interface Spoken {
  /** Written things that are said in words of their own; the longest that fits is taken. */
  terms: Readonly<Record<string, string>>;
  /** Letters in a row that are said as a word. All others are spelled. */
  words: Readonly<Record<string, string>>;
  /** The name of a letter that is spelled, where its voices do not say it by themselves. */
  letters: Readonly<Record<string, string>>;
  /** Abbreviations after whose point the sentence goes on. */
  goesOn: readonly string[];
  /** A whole number below a trillion; `noun` is the word behind it, which it may agree with. */
  cardinal: (value: number, noun: string) => string;
  ordinal: (value: number) => string;
  /** The ending of an ordinal in figures, as the source of an expression. */
  ordinalEnding: string;
  year: (value: number) => string;
  /** What is said of the figures behind the point. */
  decimals: (digits: string) => string;
  point: string;
  percent: string;
  minus: string;
  dollar: { one: string; many: string; cent: string; cents: string; between: string };
  /** What stands between a number that ends so and its noun: un millón de dólares. */
  joins?: { after: RegExp; with: string };
  /** Thousands and millions behind an amount, by letter and by word. */
  scales: Readonly<Record<string, string>>;
  /** Alone, and behind a whole number. */
  fractions: Readonly<Record<string, readonly [string, string]>>;
  /** Between the two ends of a range. */
  to: string;
  /** Before a unit, where a text has a slash. */
  per: string;
  dot: string;
  slash: string;
  signs: Readonly<Record<string, string>>;
}

/** Numbers from this one on are told figure by figure. */
export const TOO_LARGE = 1_000_000_000_000;
