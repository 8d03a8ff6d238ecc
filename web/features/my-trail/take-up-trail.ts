import type { TrailFile } from '#contracts/trail/trail-file.ts';
import { ANIMALS } from '#domain/persona/animals.ts';
import { animalOfPlan } from '#domain/persona/plans.ts';
import { mergeTrails, type TrailOnDevice } from '#domain/trail/merge-trails.ts';
import { stepTicked } from '../../state/action-plan-slice.ts';
import { articleRead } from '../../state/articles-slice.ts';
import { keepTrail } from '../../state/kept-trail.ts';
import type { Store } from '../../state/store.ts';
import { visitNoted } from '../../state/user-slice.ts';

interface Brought {
  companyId: string;
  here: TrailOnDevice;
  file: TrailFile;
}

/** Adds a trail from a file to that of this device. Returns true when the device has kept it. */
export function takeUpTrail(store: Store, { companyId, here, file }: Brought): boolean {
  const { plan, done, read, hasMatch } = mergeTrails(here, {
    plan: file.plan,
    done: file.done,
    read: file.read,
    // A match is of one company's plan.
    hasMatch: file.hasMatch && file.company === companyId,
  });
  for (const animal of ANIMALS)
    for (const stepId of done[animal] ?? [])
      store.dispatch(stepTicked({ animal, stepId, isDone: true }));
  for (const id of read) store.dispatch(articleRead(id));
  if (plan) store.dispatch(visitNoted({ animal: animalOfPlan(plan), plan }));
  return keepTrail(companyId, { hasMatch });
}
