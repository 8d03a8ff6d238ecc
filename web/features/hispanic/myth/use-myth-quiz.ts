import { useReducer, useRef, type RefObject } from 'react';
import {
  isLastStep,
  moveInQuiz,
  MYTH_START,
  type MythAnswer,
  type MythMove,
  type MythQuiz,
} from '#domain/myth-or-truth/myth-quiz.ts';
import { track } from '../../../state/track.ts';

export interface MythQuizState extends MythQuiz {
  card: RefObject<HTMLDivElement | null>;
  start: () => void;
  answer: (answer: MythAnswer) => void;
  next: () => void;
  back: () => void;
}

/** Tells analytics of the start, every answer, and the last. */
export function useMythQuiz(): MythQuizState {
  const [quiz, move] = useReducer(moveInQuiz, MYTH_START);
  const card = useRef<HTMLDivElement>(null);
  /** The button that was pressed may be gone: the reader goes on at the new question. */
  const goTo = (step: MythMove): void => {
    move(step);
    requestAnimationFrame(() => card.current?.querySelector<HTMLElement>('h3')?.focus());
  };
  return {
    ...quiz,
    card,
    start: () => {
      note('Self Service Started', 'intro', 'start');
      goTo({ type: 'next' });
    },
    answer: (answer) => {
      if (quiz.given !== undefined) return;
      note('Self Service Step', quiz.step, answer);
      if (isLastStep(quiz.step)) note('Self Service Completed', quiz.step, answer);
      move({ type: 'answer', answer });
    },
    next: () => goTo({ type: 'next' }),
    back: () => goTo({ type: 'back' }),
  };
}

function note(
  event: 'Self Service Started' | 'Self Service Step' | 'Self Service Completed',
  label: string,
  processStepValue: string,
): void {
  track({ event, processStepLabel: `myth quiz: ${label}`, processStepValue });
}
