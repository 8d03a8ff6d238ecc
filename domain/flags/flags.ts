/** What the flag service decides. Thresholds are minutes. */
export interface Flags {
  showSentimentPollSlide: boolean;
  userRevisitThreshold: number;
  quizModalThreshold: number;
  sentimentModalThreshold: number;
  resetLanguageOnNavigation: boolean;
}

/** What holds when nobody answers: the specification's minute, and nothing that is extra. */
export const DEFAULT_FLAGS: Flags = {
  showSentimentPollSlide: false,
  userRevisitThreshold: 30,
  quizModalThreshold: 1,
  sentimentModalThreshold: 1,
  resetLanguageOnNavigation: false,
};

export type FlagName = keyof Flags;
export const FLAG_NAMES = Object.keys(DEFAULT_FLAGS) as FlagName[];

/** Ten years: beyond it a threshold is a mistake and no wish. */
const MAX_MINUTES = 5_256_000;

/** Each flag by itself: a value that makes no sense is as if nobody had answered. */
export function readFlags(values: Readonly<Record<string, unknown>>): Flags {
  const switchOf = (name: 'showSentimentPollSlide' | 'resetLanguageOnNavigation'): boolean => {
    const value = values[name];
    return typeof value === 'boolean' ? value : DEFAULT_FLAGS[name];
  };
  const minutesOf = (
    name: 'userRevisitThreshold' | 'quizModalThreshold' | 'sentimentModalThreshold',
  ): number => {
    const value = values[name];
    const isMinutes = typeof value === 'number' && value >= 0 && value <= MAX_MINUTES;
    return isMinutes ? value : DEFAULT_FLAGS[name];
  };
  return {
    showSentimentPollSlide: switchOf('showSentimentPollSlide'),
    userRevisitThreshold: minutesOf('userRevisitThreshold'),
    quizModalThreshold: minutesOf('quizModalThreshold'),
    sentimentModalThreshold: minutesOf('sentimentModalThreshold'),
    resetLanguageOnNavigation: switchOf('resetLanguageOnNavigation'),
  };
}
