import { useTranslations } from 'use-intl';
import type { AnimalView } from '#contracts/views/persona.ts';
import { useAppSelector } from '../../state/use-store.ts';
import styles from './plan-progress.module.css';

/** How many steps are ticked off, with a word of praise when all are. */
export function PlanProgress({ animal }: { animal: AnimalView }) {
  const t = useTranslations('plan');
  const ticked = useAppSelector((state) => state.actionPlan.done[animal.animal]);
  const { length: total } = animal.steps;
  const done = animal.steps.filter(({ id }) => ticked?.includes(id)).length;
  return (
    <p role="status" className={styles['progress']}>
      {done === total ? t('allDone') : t('progress', { done: String(done), total: String(total) })}
    </p>
  );
}
