import { MOUNT_SEGMENT } from '../company/company-from-path.ts';
import type { Animal } from './animals.ts';
import { getQuestion, QUESTIONS } from './questions.ts';
import { ANSWERS_PARAMETER, writeAnswers, type QuizStep } from './quiz-step.ts';

export function quizPath(companyId: string): string {
  return `/${MOUNT_SEGMENT}/${companyId}/quiz`;
}

export function firstQuestionPath(companyId: string): string {
  return `${quizPath(companyId)}/${QUESTIONS[0]?.slug}`;
}

export function animalPath(companyId: string, animal: Animal): string {
  return `${quizPath(companyId)}/animals/${animal}`;
}

export function actionPlanPath(companyId: string, animal: Animal): string {
  return `/${MOUNT_SEGMENT}/${companyId}/action-plan/${animal}`;
}

/** The steps as a file for a calendar. */
export function calendarPath(companyId: string, animal: Animal): string {
  return `/po/content/action-plans/${companyId}/${animal}/calendar.ics`;
}

/** The page that the mail after six months leads to. */
export function reminderPath(companyId: string, animal: Animal): string {
  return `${actionPlanPath(companyId, animal)}/reminder`;
}

/** The address of the animal somebody just got; without it, of the one the device remembers. */
export function resultPath(companyId: string, animal?: Animal): string {
  const page = `${quizPath(companyId)}/result`;
  return animal === undefined ? page : `${page}?animal=${animal}`;
}

export function stepPath(companyId: string, step: QuizStep): string {
  if (step.kind === 'landing') return quizPath(companyId);
  if (step.kind === 'result') return `${resultPath(companyId, step.animal)}&from=quiz`;
  const page = `${quizPath(companyId)}/${getQuestion(step.key).slug}`;
  const answers = writeAnswers(step.answers);
  const query = [
    answers === '' ? '' : `${ANSWERS_PARAMETER}=${answers}`,
    step.pick === undefined ? '' : `pick=${step.pick}`,
    step.isUnanswered === true ? 'ask=answer' : '',
  ].filter((part) => part !== '');
  return query.length === 0 ? page : `${page}?${query.join('&')}`;
}
