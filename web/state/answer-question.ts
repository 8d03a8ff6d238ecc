import type { QuestionKey } from '#domain/persona/questions.ts';
import { decideNextStep, type QuizStep } from '#domain/persona/quiz-step.ts';
import type { Store } from './store.ts';
import { quizStepEvent, track } from './track.ts';
import { questionAnswered } from './visit-slices.ts';

interface GivenAnswer {
  key: QuestionKey;
  answer: string;
}

/** Stores an answer, counts the step and returns the step that follows. */
export function answerQuestion(store: Store, { key, answer }: GivenAnswer): QuizStep {
  const answers = store.getState().personaQuiz;
  const step = decideNextStep({ key, answers, answer });
  if (step.kind === 'question' && step.isUnanswered === true) return step;
  const isFirst = Object.keys(answers).length === 0;
  if (isFirst) track(quizStepEvent('Self Service Started', key, answer));
  track(quizStepEvent('Self Service Step', key, answer));
  store.dispatch(questionAnswered({ question: key, answer }));
  return step;
}
