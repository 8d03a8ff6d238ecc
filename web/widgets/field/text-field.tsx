import type { ComponentProps } from 'react';
import { describedBy, FieldFrame, hintId } from './field-frame.tsx';
import styles from './field.module.css';
import { RequiredMark } from './required-mark.tsx';

interface FieldTexts {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  errorId?: string;
  /** Said beside the label; the server is the one that insists. */
  isRequired?: boolean;
}

export interface TextFieldProperties
  extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'id'> {}

export function TextField({
  label,
  hint,
  error,
  errorId,
  isRequired = false,
  'aria-describedby': described,
  ...input
}: TextFieldProperties) {
  return (
    <FieldFrame
      id={input.id}
      label={<RequiredMark label={label} isRequired={isRequired} />}
      hint={hint}
      error={error}
      {...(errorId !== undefined && { errorId })}
    >
      <input
        {...input}
        className={styles['text']}
        aria-required={isRequired || undefined}
        aria-describedby={describedBy(hint === undefined ? undefined : hintId(input.id), described)}
      />
    </FieldFrame>
  );
}

export interface TextAreaFieldProperties
  extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className' | 'id'> {}

export function TextAreaField({
  label,
  hint,
  error,
  errorId,
  isRequired = false,
  'aria-describedby': described,
  ...area
}: TextAreaFieldProperties) {
  return (
    <FieldFrame
      id={area.id}
      label={<RequiredMark label={label} isRequired={isRequired} />}
      hint={hint}
      error={error}
      {...(errorId !== undefined && { errorId })}
    >
      <textarea
        rows={8}
        {...area}
        className={styles['area']}
        aria-required={isRequired || undefined}
        aria-describedby={describedBy(hint === undefined ? undefined : hintId(area.id), described)}
      />
    </FieldFrame>
  );
}
