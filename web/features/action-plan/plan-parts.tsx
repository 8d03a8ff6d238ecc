import type { AnimalView, PlanStepView } from '#contracts/views/persona.ts';
import type { Animal } from '#domain/persona/animals.ts';
import { Island } from '../../islands/island.tsx';
import { PlanProgress } from './plan-progress.tsx';
import { StepTick } from './step-tick.tsx';

/** How far one is, which the device knows: it wakes when something is ticked off. */
export function Progress({ animal: { animal, steps } }: { animal: AnimalView }) {
  const data = { animal, stepIds: steps.map(({ id }) => id) };
  return (
    <Island name="plan-progress" wake="state" data={data}>
      <PlanProgress {...data} />
    </Island>
  );
}

/** The box of one step, which wakes when it is ticked, or was. */
export function Tick({ animal, step: { id, title } }: { animal: Animal; step: PlanStepView }) {
  const data = { animal, stepId: id, title };
  return (
    <Island name="step-tick" wake="press" data={data}>
      <StepTick {...data} />
    </Island>
  );
}
