import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';
import { splitField, type FieldTexts } from './split-field.tsx';

interface SelectFieldProperties
  extends FieldTexts, Omit<ComponentProps<'select'>, 'className' | 'id'> {
  options: ReadonlyArray<{ value: string; label: string }>;
}

export function SelectField({ options, ...field }: SelectFieldProperties) {
  const { frame, control } = splitField(field);
  return (
    <FieldFrame {...frame}>
      <select {...control} className={styles['select']}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
