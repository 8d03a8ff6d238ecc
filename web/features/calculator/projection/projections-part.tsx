import { memo, useDeferredValue } from 'react';
import type { TypedMistakes } from '#contracts/forms/assumptions-form.ts';
import type { GroundOfResult } from '#contracts/views/plan.ts';
import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import layout from '../../../theme/layout.module.css';
import { AssumptionsPanel } from '../assumptions/assumptions-panel.tsx';
import { EditNumbers } from './edit-numbers.tsx';
import { GoalSection } from './goal-section.tsx';
import { LateSection } from './late-section.tsx';
import { MatchNote } from './match-note.tsx';
import { MonthSection } from './month-section.tsx';
import { NoPlanYet } from './no-plan-yet.tsx';
import { PlanAnswer } from './plan-answer.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { SaversNote } from './savers-note.tsx';
import { PlanSteps } from '../steps/plan-steps.tsx';
import { PlanTools } from '../take-along/plan-tools.tsx';
import { SinceLink } from '../take-along/since-link.tsx';
import { UnreadLink } from '../take-along/unread-link.tsx';
import { useSinceLink } from '../take-along/use-since-link.ts';
import styles from './projections-page.module.css';
import { HiddenInputs } from '../plan/hidden-inputs.tsx';
import { readPlanFragment } from '../plan/plan-link.ts';
import { useFormPath } from '../plan/use-form-path.ts';
import { useKnownPlan, usePlan, type KnownPlan, type PostedPlan } from '../plan/use-plan.ts';

const NO_MISTAKES: TypedMistakes = {};

interface ProjectionsPartProperties {
  year: CalculatorYear;
  ground: GroundOfResult;
  posted?: PostedPlan;
  mistakes?: TypedMistakes;
}

/** The plan of this tab; without one, the way to the calculator. */
export function ProjectionsPart(properties: ProjectionsPartProperties) {
  return (
    <>
      <UnreadLink read={readPlanFragment} />
      <Projections {...properties} known={useFollowingPlan()} />
    </>
  );
}

/**
 * What the slider changes is counted and drawn after it has moved: on a slow phone that takes longer
 * than a finger waits. Anything else that changes shows at once.
 */
function useFollowingPlan(): KnownPlan {
  const now = useKnownPlan();
  const before = useDeferredValue(now);
  const isOnlyRate =
    now.assumptions === before.assumptions &&
    now.dollars === before.dollars &&
    now.formNumber === before.formNumber;
  return isOnlyRate ? before : now;
}

interface ProjectionsProperties extends ProjectionsPartProperties {
  known: KnownPlan;
}

const Projections = memo(function Projections({
  known,
  year,
  ground,
  posted,
  mistakes = NO_MISTAKES,
}: ProjectionsProperties) {
  const formPath = useFormPath();
  const { formNumber } = known;
  // What was posted is that of the person who posted it, and of nobody who comes after.
  const { plan, today, compared, late, assumptions, setContribution } = usePlan(
    known,
    year,
    ground,
    formNumber === 0 ? posted : undefined,
  );
  const changed = useSinceLink(today, ground.assumed);
  if (plan === undefined || compared === undefined) return <NoPlanYet path={formPath} />;
  return (
    <>
      <div className={layout['content']}>
        <EditNumbers path={formPath}>
          <HiddenInputs inputs={plan.inputs} />
        </EditNumbers>
        <div className={styles['answer']}>
          <PlanAnswer plan={compared} late={late} inputs={plan.inputs} />
          <MatchNote plan={compared} tried={plan} />
        </div>
        <SinceLink changed={changed} />
        <div className={styles['sections']}>
          <PlanPanel
            plan={compared}
            tried={plan}
            ownLimitPercent={ground.ownLimitPercent}
            onContribution={setContribution}
          />
          {late && <LateSection plan={compared} levers={late} />}
          <MonthSection plan={compared} />
          <SaversNote plan={plan} upTo={ground.saversUpTo} />
          <GoalSection plan={compared} />
          <PlanSteps plan={plan} socialSecurity={year.socialSecurity} />
          <PlanTools plan={compared} tried={plan} />
        </div>
      </div>
      <AssumptionsPanel
        key={formNumber}
        inputs={plan.inputs}
        assumptions={assumptions}
        ofPlan={ground.assumed}
        planYear={plan.planYear}
        dollars={compared.dollars}
        mistakes={formNumber === 0 ? mistakes : NO_MISTAKES}
      />
    </>
  );
});
