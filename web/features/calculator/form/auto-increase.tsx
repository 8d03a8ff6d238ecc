import { getInputProps, type FieldMetadata } from '@conform-to/react';
import { useTranslations } from 'use-intl';
import type { PlanForCalculator } from '#contracts/views/plan.ts';
import { DEFAULT_ASSUMPTIONS } from '#domain/calculator/assumptions.ts';
import styles from './auto-increase.module.css';
import { useCalculator } from '../specification/calculator-slice.ts';

export interface AutoIncreaseProperties {
  field: FieldMetadata<string | undefined, Record<string, unknown>>;
  /** Undefined where we know of none. */
  ofPlan: PlanForCalculator['automaticIncrease'];
}

export function AutoIncrease({ field, ofPlan }: AutoIncreaseProperties) {
  const t = useTranslations('calculator');
  // The visitor may have changed this value among the assumptions.
  const { autoIncreaseCapPercentage: cap = DEFAULT_ASSUMPTIONS.autoIncreaseCapPercentage } =
    useCalculator(({ assumptions }) => assumptions);
  const { key, ...input } = getInputProps(field, { type: 'checkbox' });
  return (
    <label className={styles['switch']} htmlFor={input.id}>
      <input
        key={key}
        {...input}
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
