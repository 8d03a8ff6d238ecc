import { type Ref } from 'react';
import { Icon } from '../../art/icon.tsx';
import styles from './error-summary.module.css';

interface ErrorSummaryProperties {
  ref: Ref<HTMLDivElement>;
  title: string;
  /** The fields that need correction, by the id of their control. */
  fields: ReadonlyArray<{
    id: string;
    label: string;
    /** What the field itself says, so that nobody goes there to learn it. */
    mistake?: string | undefined;
  }>;
}

/** Says above the button why the form was not accepted, with a link to each field. */
export function ErrorSummary({ ref, title, fields }: ErrorSummaryProperties) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles['summary']}>
      <Icon name="alert" className={styles['icon']} />
      <div>
        <p>{title}</p>
        <ul role="list" className={styles['links']}>
          {fields.map(({ id, label, mistake }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {label}
              </a>
              {mistake !== undefined && <span>{mistake}</span>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
