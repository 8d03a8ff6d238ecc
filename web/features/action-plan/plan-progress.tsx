import { useTranslations } from 'use-intl';
import type { Animal } from '#domain/persona/animals.ts';
import { useAppSelector } from '../../state/use-store.ts';
import styles from './plan-progress.module.css';

interface PlanProgressProperties {
  animal: Animal;
  stepIds: readonly string[];
}

/** How many steps are ticked off, with a word of praise when all are. */
export function PlanProgress({ animal, stepIds }: PlanProgressProperties) {
  const t = useTranslations('plan');
  const ticked = useAppSelector((state) => state.actionPlan.done[animal]);
  const { length: total } = stepIds;
  const done = stepIds.filter((id) => ticked?.includes(id)).length;
  return (
    <p role="status" className={styles['progress']}>
      {done === total ? t('allDone') : t('progress', { done: String(done), total: String(total) })}
    </p>
  );
}
