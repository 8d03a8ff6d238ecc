import { useId, type ComponentProps } from 'react';
import styles from './field.module.css';

export interface SelectFieldProperties extends Omit<ComponentProps<'select'>, 'className' | 'id'> {
  label: string;
  options: ReadonlyArray<{ value: string; label: string }>;
}

export function SelectField({ label, options, ...select }: SelectFieldProperties) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <div className={styles['head']}>
        <label htmlFor={id}>{label}</label>
      </div>
      <div className={styles['box']}>
        <select {...select} id={id} className={styles['select']}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
