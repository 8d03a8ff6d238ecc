import { isHispanicPage } from './known-pages.ts';
import { readMoment } from './moment.ts';

export interface SlideSituation {
  /** The flag `showSentimentPollSlide`. */
  isOn: boolean;
  isRevisit: boolean;
  /** The check of the language: the slide has words in it. */
  hasWords: boolean;
  pathname: string;
  lastAnswer: string | undefined;
  now: number;
}

/** Nobody is asked again on the day of their answer, as it would not count. */
export function isSlideDue(situation: SlideSituation): boolean {
  const { isOn, isRevisit, hasWords, pathname, lastAnswer, now } = situation;
  const answeredAt = readMoment(lastAnswer);
  const hasAnsweredToday = answeredAt !== undefined && dayOf(answeredAt) === dayOf(now);
  return isOn && isRevisit && hasWords && !isHispanicPage(pathname) && !hasAnsweredToday;
}

/** The day in UTC, as the votes are counted. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
