import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../art/icon.tsx';
import styles from './field.module.css';

type NativeInput = Omit<ComponentProps<'input'>, 'className' | 'type'>;

export interface NumberFieldProperties extends NativeInput {
  id: string;
  label: string;
  /** Stands in the box before the number, as the dollar sign does. */
  before?: string;
  /** Stands in the box after it, and is read with the field. */
  unit?: string;
  /** Beside the label: the way to more help. */
  help?: ReactNode;
  error?: string | undefined;
  errorId?: string;
}

/** A text field for one number: people type "$48,000", which a number input would swallow. */
export function NumberField({
  label,
  before,
  unit,
  help,
  error,
  errorId = '',
  id,
  'aria-describedby': describedBy,
  ...input
}: NumberFieldProperties) {
  const unitId = `${id}-unit`;
  const described = [unit === undefined ? '' : unitId, describedBy ?? ''].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <div className={styles['head']}>
        <label htmlFor={id}>{label}</label>
        {help}
      </div>
      <div className={styles['box']} data-wrong={error !== undefined || undefined}>
        {before !== undefined && <span aria-hidden="true">{before}</span>}
        <input
          autoComplete="off"
          inputMode="decimal"
          {...input}
          id={id}
          type="text"
          className={styles['input']}
          aria-describedby={described === '' ? undefined : described}
        />
        {unit !== undefined && <span id={unitId}>{unit}</span>}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles['error']}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
