import { MOUNT_SEGMENT } from '../company/company-from-path.ts';
import type { Animal } from './animals.ts';

export function quizPath(companyId: string): string {
  return `/${MOUNT_SEGMENT}/${companyId}/quiz`;
}

export function animalPath(companyId: string, animal: Animal): string {
  return `${quizPath(companyId)}/animals/${animal}`;
}

export function actionPlanPath(companyId: string, animal: Animal): string {
  return `/${MOUNT_SEGMENT}/${companyId}/action-plan/${animal}`;
}

/** The page that the mail after six months leads to. */
export function reminderPath(companyId: string, animal: Animal): string {
  return `${actionPlanPath(companyId, animal)}/reminder`;
}

/**
 * The address of the animal that the quiz just gave; without it, of the one the device remembers.
 */
export function resultPath(companyId: string, animal?: Animal): string {
  const page = `${quizPath(companyId)}/result`;
  return animal === undefined ? page : `${page}?animal=${animal}`;
}
