/** What the flag service decides, each with what holds when nobody answers: the specification's minute, and nothing that is extra. Thresholds are minutes. */
export const DEFAULT_FLAGS = {
  showSentimentPollSlide: false as boolean,
  userRevisitThreshold: 30 as number,
  quizModalThreshold: 1 as number,
  sentimentModalThreshold: 1 as number,
  resetLanguageOnNavigation: false as boolean,
};
export type Flags = typeof DEFAULT_FLAGS;
export type FlagName = keyof Flags;
export const FLAG_NAMES = Object.keys(DEFAULT_FLAGS) as FlagName[];

/** Ten years: beyond it a threshold is a mistake and no wish. */
export const MAX_MINUTES = 5_256_000;

/** Each flag by itself: a value that makes no sense is as if nobody had answered. */
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
