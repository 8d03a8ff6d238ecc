import type { ReactNode } from 'react';
import { Icon } from '../../art/icon.tsx';
import styles from './field.module.css';

export interface FieldFrameProperties {
  /** The id of the control inside. */
  id: string;
  label: ReactNode;
  /** A help button beside the label. */
  help?: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  errorId?: string | undefined;
  /** The field is right: its error waits in the page for a script that has no words of its own. */
  isRight?: boolean | undefined;
  children: ReactNode;
}

/** The label above, the hint under it, the control in its box, and the error below it. */
export function FieldFrame({
  id,
  label,
  help,
  hint,
  error,
  errorId,
  isRight = error === undefined,
  children,
}: FieldFrameProperties) {
  return (
    <div className={styles['field']}>
      <div className={styles['head']}>
        <label htmlFor={id}>{label}</label>
        {help}
      </div>
      {hint !== undefined && (
        <p id={hintId(id)} className={styles['hint']}>
          {hint}
        </p>
      )}
      <div className={styles['box']} data-wrong={!isRight || undefined}>
        {children}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles['error']} hidden={isRight}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

export function hintId(id: string): string {
  return `${id}-hint`;
}

/** The ids of everything that describes a control, as one attribute. */
export function describedBy(...ids: ReadonlyArray<string | undefined>): string | undefined {
  const named = ids.filter((id) => id !== undefined && id !== '').join(' ');
  return named === '' ? undefined : named;
}
