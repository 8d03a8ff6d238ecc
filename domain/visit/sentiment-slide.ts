import { asksFeelings } from '../pages/asks-feelings.ts';
import { readMoment } from './moment.ts';

export interface SlideSituation {
  /** The flag `showSentimentPollSlide`. */
  isOn: boolean;
  isRevisit: boolean;
  /** The check of the language: the slide has words in it. */
  hasWords: boolean;
  pathname: string;
  lastAnswer: string | undefined;
  /** When the visit was decided. */
  now: number;
}

/** Nobody is asked again on the day of their answer, as it would not count. */
export function isSlideDue(situation: SlideSituation): boolean {
  const { isOn, isRevisit, hasWords, pathname, lastAnswer, now } = situation;
  const hasAnswered = hasAnsweredToday(lastAnswer, now);
  return isOn && isRevisit && hasWords && asksFeelings(pathname) && !hasAnswered;
}

/** Also by somebody who picked after midnight what was asked before it. */
export function hasAnsweredToday(lastAnswer: string | undefined, now: number): boolean {
  const answeredAt = readMoment(lastAnswer);
  return answeredAt !== undefined && dayOf(answeredAt) >= dayOf(now);
}

/** The day in UTC, as the votes are counted. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
