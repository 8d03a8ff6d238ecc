import { useId, type ReactNode } from 'react';
import { Icon } from '../../../art/icon.tsx';
import styles from './field-group.module.css';

interface FieldGroupProperties {
  number: number;
  title: string;
  hasMistake: boolean;
  children: ReactNode;
}

/**
 * A group of fields, with a waypoint on the form's trail that turns into the alert sign on a
 * mistake inside.
 */
export function FieldGroup({ number, title, hasMistake, children }: FieldGroupProperties) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={styles['group']}>
      <span aria-hidden="true" className={styles['waypoint']} data-wrong={hasMistake || undefined}>
        {hasMistake ? <Icon name="alert" /> : number}
      </span>
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      <div className={styles['fields']}>{children}</div>
    </div>
  );
}
