import { ANIMAL_CODES, type Animal } from '#domain/persona/animals.ts';
import type { QuestionKey } from '#domain/persona/questions.ts';
import { decideNextStep, type QuizStep } from '#domain/persona/quiz-step.ts';
import type { Store } from './store.ts';
import { track } from './track.ts';
import { quizTaken } from './user-slice.ts';
import { questionAnswered } from './visit-slices.ts';

export interface GivenAnswer {
  key: QuestionKey;
  answer: string;
}

/** Keeps an answer, counts the step, and says where it leads. */
export function answerQuestion(store: Store, { key, answer }: GivenAnswer): QuizStep {
  const answers = store.getState().personaQuiz;
  const step = decideNextStep({ key, answers, answer });
  if (step.kind === 'question' && step.isUnanswered === true) return step;
  const isFirst = Object.keys(answers).length === 0;
  if (isFirst) track(quizStep('Self Service Started', key, answer));
  track(quizStep('Self Service Step', key, answer));
  store.dispatch(questionAnswered({ question: key, answer }));
  return step;
}

/** The quiz has found the animal: the visitor keeps it. */
export function completeQuiz(store: Store, animal: Animal, now: Date): void {
  track(quizStep('Self Service Completed', 'result', ANIMAL_CODES[animal]));
  store.dispatch(quizTaken({ animal, at: now.toISOString() }));
}

function quizStep(
  event: 'Self Service Started' | 'Self Service Step' | 'Self Service Completed',
  label: string,
  value: string,
) {
  return { event, processStepLabel: `retirement quiz: ${label}`, processStepValue: value };
}
