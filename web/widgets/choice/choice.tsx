import { useId } from 'react';
import styles from './choice.module.css';

export interface ChoiceProperties {
  name: string;
  label: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  chosen: string | undefined;
}

/** One of a few answers, all of them in sight: radio buttons that look like chips. */
export function Choice({ name, label, options, chosen }: ChoiceProperties) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles['choice']}>
      <span id={id} className={styles['label']}>
        {label}
      </span>
      <span className={styles['chips']}>
        {options.map((option) => (
          <label key={option.value} className={styles['chip']}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === chosen}
              className="visually-hidden"
            />
            {option.label}
          </label>
        ))}
      </span>
    </div>
  );
}
