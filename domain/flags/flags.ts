/**
 * What the flag service decides, with the value that holds when it does not answer: the
 * specification's one minute, one interruption, and nothing optional. Thresholds are minutes.
 */
export const DEFAULT_FLAGS = {
  showSentimentPollSlide: false as boolean,
  userRevisitThreshold: 30 as number,
  quizModalThreshold: 1 as number,
  sentimentModalThreshold: 1 as number,
  interruptionsPerVisit: 1 as number,
  resetLanguageOnNavigation: false as boolean,
};
export type Flags = typeof DEFAULT_FLAGS;
export type FlagName = keyof Flags;
export const FLAG_NAMES = Object.keys(DEFAULT_FLAGS) as FlagName[];

/** Ten years: a longer threshold is taken for a mistake. */
export const MAX_MINUTES = 5_256_000;

/** Reads each flag by itself: one with a value that makes no sense takes its default. */
export function readFlags(values: Readonly<Record<string, unknown>>): Flags {
  const sensible = FLAG_NAMES.flatMap((name) => {
    const value = values[name];
    return typeof value === typeof DEFAULT_FLAGS[name] && !isOutOfBounds(value)
      ? [[name, value]]
      : [];
  });
  return { ...DEFAULT_FLAGS, ...Object.fromEntries(sensible) };
}

function isOutOfBounds(value: unknown): boolean {
  return typeof value === 'number' && !(value >= 0 && value <= MAX_MINUTES);
}
