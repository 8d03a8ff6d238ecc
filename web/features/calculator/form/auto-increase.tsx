import { useTranslations } from 'use-intl';
import type { PlanForCalculator } from '#contracts/views/plan.ts';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import { controlOf, type CheckedField } from '../../../widgets/field/use-checked-form.ts';
import styles from './auto-increase.module.css';
import { useCalculator } from '../specification/calculator-slice.ts';

interface AutoIncreaseProperties {
  field: CheckedField;
  /** Undefined where we know of none. */
  ofPlan: PlanForCalculator['automaticIncrease'];
}

export function AutoIncrease({ field, ofPlan }: AutoIncreaseProperties) {
  const t = useTranslations('calculator');
  // The visitor may have changed this value among the assumptions.
  const ours = ofPlan?.upToPercentOfPay ?? DEFAULT_ASSUMPTIONS.autoIncreaseCapPercentage;
  const { autoIncreaseCapPercentage: cap = ours } = useCalculator(({ assumptions }) => assumptions);
  const { defaultValue, ...input } = controlOf(field);
  return (
    <label className={styles['switch']} htmlFor={input.id}>
      <input
        {...input}
        type="checkbox"
        defaultChecked={defaultValue === 'on'}
        aria-describedby={`${input.id}-hint`}
        className={styles['input']}
      />
      <span aria-hidden="true" className={styles['track']} />
      <span className={styles['words']}>
        <span className={styles['label']}>{t('autoIncrease')}</span>
        <span id={`${input.id}-hint`} className={styles['hint']}>
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
