import { useTranslations } from 'use-intl';
import type { PlanStepView } from '#contracts/views/persona.ts';
import type { Animal } from '#domain/persona/animals.ts';
import { stepTicked } from '../../state/action-plan-slice.ts';
import { useAppDispatch, useAppSelector } from '../../state/use-store.ts';
import styles from './step-tick.module.css';

/** A checkbox whose state is kept on this device; on paper it is an empty box for a pen. */
export function StepTick({ animal, step }: { animal: Animal; step: PlanStepView }) {
  const t = useTranslations('plan');
  const dispatch = useAppDispatch();
  const isDone = useAppSelector(
    (state) => state.actionPlan.done[animal]?.includes(step.id) ?? false,
  );
  return (
    <label className={styles['tick']}>
      <input
        type="checkbox"
        checked={isDone}
        onChange={({ target }) =>
          dispatch(stepTicked({ animal, stepId: step.id, isDone: target.checked }))
        }
        aria-label={t('markDone', { step: step.title })}
        className={styles['box']}
      />
      <span aria-hidden="true">{t('done')}</span>
    </label>
  );
}
