import { useTranslations } from 'use-intl';
import type { Animal } from '#domain/persona/animals.ts';
import { stepTicked } from '../../state/action-plan-slice.ts';
import { useAppDispatch, useAppSelector } from '../../state/use-store.ts';
import styles from './step-tick.module.css';

export interface StepTickProperties {
  animal: Animal;
  stepId: string;
  title: string;
}

/** A checkbox whose state is kept on this device; on paper it is an empty box for a pen. */
export function StepTick({ animal, stepId, title }: StepTickProperties) {
  const t = useTranslations('plan');
  const dispatch = useAppDispatch();
  const isDone = useAppSelector(
    (state) => state.actionPlan.done[animal]?.includes(stepId) ?? false,
  );
  return (
    <label className={styles['tick']}>
      <input
        type="checkbox"
        checked={isDone}
        onChange={({ target }) => dispatch(stepTicked({ animal, stepId, isDone: target.checked }))}
        aria-label={t('markDone', { step: title })}
        className={styles['box']}
      />
      <span aria-hidden="true">{t('done')}</span>
    </label>
  );
}
