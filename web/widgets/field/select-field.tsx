import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';
import { RequiredMark } from './required-mark.tsx';

export interface SelectFieldProperties extends Omit<ComponentProps<'select'>, 'className' | 'id'> {
  id: string;
  label: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  error?: string | undefined;
  errorId?: string;
  isRequired?: boolean;
}

export function SelectField({
  label,
  options,
  error,
  errorId,
  isRequired = false,
  ...select
}: SelectFieldProperties) {
  return (
    <FieldFrame
      id={select.id}
      label={<RequiredMark label={label} isRequired={isRequired} />}
      error={error}
      {...(errorId !== undefined && { errorId })}
    >
      <select {...select} className={styles['select']} aria-required={isRequired || undefined}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
