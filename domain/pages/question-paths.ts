import { quizPath, resultPath } from './persona-paths.ts';
import { getQuestion, QUESTIONS } from '../persona/questions.ts';
import { ANSWERS_PARAMETER, writeAnswers, type QuizStep } from '../persona/quiz-step.ts';

export function firstQuestionPath(companyId: string): string {
  return `${quizPath(companyId)}/${QUESTIONS[0]?.slug}`;
}

export function stepPath(companyId: string, step: QuizStep): string {
  if (step.kind === 'landing') return quizPath(companyId);
  if (step.kind === 'result') return `${resultPath(companyId, step.plan)}&from=quiz`;
  const page = `${quizPath(companyId)}/${getQuestion(step.key).slug}`;
  const answers = writeAnswers(step.answers);
  const query = [
    answers === '' ? '' : `${ANSWERS_PARAMETER}=${answers}`,
    step.pick === undefined ? '' : `pick=${step.pick}`,
    step.isUnanswered === true ? 'ask=answer' : '',
  ].filter((part) => part !== '');
  return query.length === 0 ? page : `${page}?${query.join('&')}`;
}
