import type { Animal } from '../persona/animals.ts';
import { asksFeelings } from '../pages/asks-feelings.ts';
import { isQuizAddress } from '../pages/quiz-address.ts';
import { isOlderThan, readMoment } from '../time/moment.ts';
import { hasAnsweredToday } from '../poll/sentiment-slide.ts';

export type ModalKind = 'quiz' | 'sentiment';

export interface ModalVisitor {
  uid: string | undefined;
  animal: Animal | undefined;
  isReturnVisit: boolean;
  lastQuizModalViewDate: string | undefined;
  lastSentimentModalViewDate: string | undefined;
  lastSentimentPollAnsweredDate: string | undefined;
}

/** From the flags. Thresholds are minutes. */
interface ModalThresholds {
  quizModalThreshold: number;
  sentimentModalThreshold: number;
  interruptionsPerVisit: number;
}

export interface ModalSituation {
  visitor: ModalVisitor;
  thresholds: ModalThresholds;
  /** How often this visit has been interrupted, by the slide or by a modal. */
  interruptions: number;
  now: number;
}

/** A visit is asked something once, unless the flag says otherwise: who was just asked closes the next unread. */
export function mayInterrupt({
  interruptions,
  thresholds,
}: Pick<ModalSituation, 'interruptions' | 'thresholds'>): boolean {
  return interruptions < thresholds.interruptionsPerVisit;
}

export function isQuizModalDue({ visitor, thresholds, now }: ModalSituation): boolean {
  if (visitor.uid === undefined || visitor.animal !== undefined) return false;
  if (!visitor.isReturnVisit) return false;
  const lastView = readMoment(visitor.lastQuizModalViewDate);
  return lastView === undefined || isOlderThan(lastView, thresholds.quizModalThreshold, now);
}

/** A visitor who has answered today is not asked again, as a second answer would not count. */
export function isSentimentModalDue(situation: ModalSituation): boolean {
  const { visitor, thresholds, now } = situation;
  if (isQuizModalDue(situation)) return false;
  if (hasAnsweredToday(visitor.lastSentimentPollAnsweredDate, now)) return false;
  const lastView = readMoment(visitor.lastSentimentModalViewDate);
  if (!visitor.isReturnVisit) return visitor.animal === undefined && lastView === undefined;
  return lastView === undefined || isOlderThan(lastView, thresholds.sentimentModalThreshold, now);
}

/**
 * Which modal may open over this page, on the way to that one. A visitor who is in the quiz or on
 * the way to it is not invited to it, and feelings are asked only where the page allows it.
 */
export function findDueModal(
  situation: ModalSituation,
  pathname: string,
  target: string = pathname,
): ModalKind | undefined {
  if (!mayInterrupt(situation)) return undefined;
  if (isQuizModalDue(situation))
    return isQuizAddress(pathname) || isQuizAddress(target) ? undefined : 'quiz';
  return isSentimentModalDue(situation) && asksFeelings(pathname) ? 'sentiment' : undefined;
}
