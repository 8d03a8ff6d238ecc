import type { ComponentProps, ReactNode } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';

interface NumberFieldProperties extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  id: string;
  label: string;
  /** Text in the box before the number, such as the dollar sign. */
  before?: string;
  /** Text in the box after the number, which screen readers read with the field. */
  unit?: string;
  help?: ReactNode;
  error?: string | undefined;
  errorId?: string;
  /** The field is right, and its error waits in the page. */
  isRight?: boolean;
}

/** A text field for one number: people type "$48,000", which a number input would swallow. */
export function NumberField({
  label,
  before,
  unit,
  help,
  error,
  errorId,
  isRight,
  'aria-describedby': described,
  ...input
}: NumberFieldProperties) {
  const unitId = unit === undefined ? undefined : `${input.id}-unit`;
  return (
    <FieldFrame
      id={input.id}
      label={label}
      help={help}
      error={error}
      errorId={errorId}
      isRight={isRight}
    >
      {before !== undefined && <span aria-hidden="true">{before}</span>}
      <input
        autoComplete="off"
        inputMode="decimal"
        {...input}
        type="text"
        className={styles['input']}
        aria-describedby={describedBy(unitId, described)}
      />
      {unit !== undefined && <span id={unitId}>{unit}</span>}
    </FieldFrame>
  );
}
