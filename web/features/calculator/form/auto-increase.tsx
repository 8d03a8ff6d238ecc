import { useTranslations } from 'use-intl';
import type { PlanForCalculator } from '#contracts/views/plan.ts';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import type { CheckedField } from '../../../widgets/field/use-checked-form.ts';
import styles from './auto-increase.module.css';
import { useCalculator } from '../specification/calculator-slice.ts';

export interface AutoIncreaseProperties {
  field: CheckedField;
  /** Undefined where we know of none. */
  ofPlan: PlanForCalculator['automaticIncrease'];
}

export function AutoIncrease({ field: { id, name, initial }, ofPlan }: AutoIncreaseProperties) {
  const t = useTranslations('calculator');
  // The visitor may have changed this value among the assumptions.
  const { autoIncreaseCapPercentage: cap = DEFAULT_ASSUMPTIONS.autoIncreaseCapPercentage } =
    useCalculator(({ assumptions }) => assumptions);
  return (
    <label className={styles['switch']} htmlFor={id}>
      <input
        type="checkbox"
        id={id}
        name={name}
        defaultChecked={initial === 'on'}
        aria-describedby={`${id}-hint`}
        className={styles['input']}
      />
      <span aria-hidden="true" className={styles['track']} />
      <span className={styles['words']}>
        <span className={styles['label']}>{t('autoIncrease')}</span>
        <span id={`${id}-hint`} className={styles['hint']}>
          {ofPlan === undefined
            ? t('autoIncreaseHint', { cap: String(cap) })
            : t('plan.increased', {
                points: ofPlan.pointsEachYear,
                upTo: String(ofPlan.upToPercentOfPay),
                cap: String(cap),
              })}
        </span>
      </span>
    </label>
  );
}
