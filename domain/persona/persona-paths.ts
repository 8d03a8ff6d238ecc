import { MOUNT_SEGMENT } from '../company/company-from-path.ts';
import type { Animal } from './animals.ts';
import type { Plan } from './plans.ts';

export function quizPath(companyId: string): string {
  return `/${MOUNT_SEGMENT}/${companyId}/quiz`;
}

export function animalPath(companyId: string, animal: Animal): string {
  return `${quizPath(companyId)}/animals/${animal}`;
}

export function actionPlanPath(companyId: string, plan: Plan): string {
  return `/${MOUNT_SEGMENT}/${companyId}/action-plan/${plan}`;
}

/** The page that the mail after six months leads to. */
export function reminderPath(companyId: string, plan: Plan): string {
  return `${actionPlanPath(companyId, plan)}/reminder`;
}

/**
 * The address of the animal and the plan that the quiz just gave; without it, of the animal the
 * device remembers.
 */
export function resultPath(companyId: string, plan?: Plan): string {
  const page = `${quizPath(companyId)}/result`;
  return plan === undefined ? page : `${page}?animal=${plan}`;
}
