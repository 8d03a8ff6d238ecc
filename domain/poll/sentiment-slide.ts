import { asksFeelings } from '../pages/asks-feelings.ts';
import { dayOf } from '../time/day-of.ts';
import { readMoment } from '../time/moment.ts';

export interface SlideSituation {
  /** The flag `showSentimentPollSlide`. */
  isOn: boolean;
  isRevisit: boolean;
  /** True where the page's language has the words of the slide. */
  hasWords: boolean;
  pathname: string;
  lastAnswer: string | undefined;
  /** True when this visit may be interrupted, and no modal waits to do so: the slide gives way to them. */
  isItsTurn: boolean;
  /** The moment at which the visit was decided. */
  now: number;
}

/** A visitor who has answered today is not asked again, as a second answer would not count. */
export function isSlideDue(situation: SlideSituation): boolean {
  const { isOn, isRevisit, hasWords, pathname, lastAnswer, isItsTurn, now } = situation;
  const hasAnswered = hasAnsweredToday(lastAnswer, now);
  return isOn && isRevisit && hasWords && isItsTurn && asksFeelings(pathname) && !hasAnswered;
}

/**
 * A day after today counts as well: the question may have been asked before midnight and answered
 * after it.
 */
export function hasAnsweredToday(lastAnswer: string | undefined, now: number): boolean {
  const answeredAt = readMoment(lastAnswer);
  return answeredAt !== undefined && dayOf(answeredAt) >= dayOf(now);
}
