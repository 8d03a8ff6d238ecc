import { ANIMAL_CODES, type Animal } from '#domain/persona/animals.ts';
import type { Store } from './store.ts';
import { quizStepEvent, track } from './track.ts';
import { quizTaken } from './user-slice.ts';

/** Keeps the animal that the quiz has found for the visitor. */
export function completeQuiz(store: Store, animal: Animal, now: Date): void {
  track(quizStepEvent('Self Service Completed', 'result', ANIMAL_CODES[animal]));
  store.dispatch(quizTaken({ animal, at: now.toISOString() }));
}
