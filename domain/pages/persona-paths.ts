import { MOUNT_SEGMENT } from '../company/company-from-path.ts';
import type { Animal } from '../persona/animals.ts';
import type { Plan } from '../persona/plans.ts';
import type { PageAddress } from './site-path.ts';

/* Written out, because scripts of the browser carry them; they do not compile once the table says otherwise. */

export function quizPath(companyId: string): PageAddress<'quiz'> {
  return `/${MOUNT_SEGMENT}/${companyId}/quiz`;
}

export function animalPath(companyId: string, animal: Animal): PageAddress<'quiz-animal'> {
  return `${quizPath(companyId)}/animals/${animal}`;
}

export function actionPlanPath(companyId: string, plan: Plan): PageAddress<'action-plan'> {
  return `/${MOUNT_SEGMENT}/${companyId}/action-plan/${plan}`;
}

/** The page that the mail after six months leads to. */
export function reminderPath(companyId: string, plan: Plan): PageAddress<'plan-reminder'> {
  return `${actionPlanPath(companyId, plan)}/reminder`;
}

/**
 * The address of the animal and the plan that the quiz just gave; without it, of the animal the
 * device remembers.
 */
export function resultPath(
  companyId: string,
  plan?: Plan,
): PageAddress<'quiz-result'> | `${PageAddress<'quiz-result'>}?animal=${Plan}` {
  const page: PageAddress<'quiz-result'> = `${quizPath(companyId)}/result`;
  return plan === undefined ? page : `${page}?animal=${plan}`;
}
