import { useEffect, useState } from 'react';
import {
  moveInQuiz,
  MYTH_START,
  readStoredQuiz,
  type MythMove,
  type MythQuiz,
} from '#domain/myth-quiz/myth-quiz.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { readItem, writeItem } from '../../device/device-storage.ts';
import { track } from '../../state/track.ts';
import type { MythQuizData } from './myth-quiz-data.ts';

/** Kept for the tab: how far each quiz is, and what was answered. */
const QUIZZES_KEY = 'sendero:quizzes';

export interface MythQuizState<Answer extends string> {
  quiz: MythQuiz<Answer>;
  move: (move: MythMove<Answer>) => void;
}

/** Goes on where the tab left the quiz, and tells analytics of the start, every answer, and the last. */
export function useMythQuiz<Answer extends string>({
  name,
  flow,
  steps,
  answers,
  questions,
}: MythQuizData<Answer>): MythQuizState<Answer> {
  const [quiz, setQuiz] = useState<MythQuiz<Answer>>(MYTH_START);
  const total = questions.length;
  useEffect(() => {
    const rules = { answers: answers.map(({ answer }) => answer), total };
    const kept = readStoredQuiz(readQuizzes()[name], rules);
    if (kept) setQuiz(kept);
    // oxlint-disable-next-line react/exhaustive-deps -- what is kept is taken up once, when the page has woken
  }, [name]);

  const note = (
    event: 'Self Service Started' | 'Self Service Step' | 'Self Service Completed',
    step: string,
    processStepValue: string,
  ): void => track({ event, processStepLabel: `${flow}: ${step}`, processStepValue });

  return {
    quiz,
    move: (move) => {
      const moved = moveInQuiz(quiz, move, total);
      if (moved === quiz) return;
      setQuiz(moved);
      writeItem('sessionStorage', QUIZZES_KEY, JSON.stringify({ ...readQuizzes(), [name]: moved }));
      const step = steps[quiz.at] ?? '';
      if (move === 'start') note('Self Service Started', 'intro', 'start');
      if (typeof move === 'string') return;
      note('Self Service Step', step, move.answer);
      if (moved.given.length === total) note('Self Service Completed', step, move.answer);
    },
  };
}

function readQuizzes(): Record<string, unknown> {
  const kept = parseJson(readItem('sessionStorage', QUIZZES_KEY) ?? '{}', () => undefined);
  return isRecord(kept) ? kept : {};
}
