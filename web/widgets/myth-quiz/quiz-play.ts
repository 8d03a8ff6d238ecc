import { moveInQuiz, type MythMove, type MythQuiz } from '#domain/myth-quiz/myth-quiz.ts';
import { readStoredQuiz } from '#domain/myth-quiz/stored-quiz.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { readItem, writeItem } from '../../device/device-storage.ts';
import { QUIZZES_KEY } from '../../device/kept-names.ts';
import { track } from '../../state/track.ts';
import { scrollToTopOf } from '../../site/scroll-to-top-of.ts';
import type { MythQuizData } from './myth-quiz-data.ts';

export { MythQuestion } from './myth-question.tsx';

/** Returns the quiz as the tab left it. */
export function findKeptQuiz<Answer extends string>({
  name,
  answers,
  questions,
}: MythQuizData<Answer>): MythQuiz<Answer> | undefined {
  return readStoredQuiz(readQuizzes()[name], {
    answers: answers.map(({ answer }) => answer),
    total: questions.length,
  });
}

/**
 * Makes a move, keeps the result for the tab, and reports the start, every answer and the end to
 * analytics.
 */
export function playTurn<Answer extends string>(
  { name, flow, stepOf, questions }: MythQuizData<Answer>,
  quiz: MythQuiz<Answer>,
  move: MythMove<Answer>,
): MythQuiz<Answer> {
  const moved = moveInQuiz(quiz, move, questions.length);
  if (moved === quiz) return quiz;
  writeItem('sessionStorage', QUIZZES_KEY, JSON.stringify({ ...readQuizzes(), [name]: moved }));
  const note = (
    event: 'Self Service Started' | 'Self Service Step' | 'Self Service Completed',
    step: string,
    processStepValue: string,
  ): void => track({ event, processStepLabel: `${flow}: ${step}`, processStepValue });
  if (move === 'start') note('Self Service Started', 'intro', 'start');
  if (typeof move === 'string') return moved;
  note('Self Service Step', stepOf(quiz.at), move.answer);
  // Whoever goes back and answers again has completed no other quiz.
  if (moved.done && !quiz.done) note('Self Service Completed', stepOf(quiz.at), move.answer);
  return moved;
}

/** Moves the focus to the new heading, because the pressed button may be gone. */
export function goOnIn(place: HTMLElement, keepsTitle: boolean): void {
  place.querySelector<HTMLElement>('[data-new]')?.focus({ preventScroll: !keepsTitle });
  if (!keepsTitle) scrollToTopOf(place);
}

function readQuizzes(): Record<string, unknown> {
  const kept = parseJson(readItem('sessionStorage', QUIZZES_KEY) ?? '{}', () => undefined);
  return isRecord(kept) ? kept : {};
}
