import { ANIMAL_CODES } from '#domain/persona/animals.ts';
import { animalOfPlan, type Plan } from '#domain/persona/plans.ts';
import type { Store } from './store.ts';
import { quizStepEvent, track } from './track.ts';
import { quizTaken } from './user-slice.ts';

/** Keeps the animal that the quiz has found for the visitor, and which words of it are true of them. */
export function completeQuiz(store: Store, plan: Plan, now: Date): void {
  const animal = animalOfPlan(plan);
  track(quizStepEvent('Self Service Completed', 'result', ANIMAL_CODES[animal]));
  store.dispatch(quizTaken({ animal, plan, at: now.toISOString() }));
}
