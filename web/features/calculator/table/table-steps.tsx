import { useTranslations } from 'use-intl';
import type { Assumptions } from '#domain/calculator/assumptions.ts';
import type { Dollars } from '#domain/calculator/shown-plan.ts';
import type { Step } from '#domain/figures/step.ts';
import layout from '../../../theme/layout.module.css';
import styles from '../steps/step-list.module.css';
import { useStepFigures } from '../steps/use-step-figures.ts';
import type { RowStep } from './trace-rows.ts';

export interface TableStepsProperties {
  courses: ReadonlyArray<{ name: string; steps: ReadonlyArray<Step<RowStep>> }>;
  assumptions: Pick<Assumptions, 'returnPercentage' | 'inflationPercentage'>;
  dollars: Dollars;
}

/** “How we got this” of the table: each of its rows from the one above it. */
export function TableSteps({ courses, assumptions, dollars }: TableStepsProperties) {
  const t = useTranslations('projections.tableSteps');
  const figuresOf = useStepFigures();
  return (
    <details className={`${styles['steps']} ${styles['ofTable']}`}>
      <summary className={layout['standalone']}>{t('title')}</summary>
      {courses.map(({ name, steps }) => (
        <div key={name}>
          <p>
            <b>{name}</b>
          </p>
          <ol role="list">
            {steps.map(({ key, figures }) => (
              <li key={figures['age']?.value}>{t(key, figuresOf(figures))}</li>
            ))}
          </ol>
        </div>
      ))}
      <p>
        {t('growth', {
          growth: String(assumptions.returnPercentage),
          prices: String(assumptions.inflationPercentage),
          dollars,
        })}
      </p>
    </details>
  );
}
