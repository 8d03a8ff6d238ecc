import styles from './field.module.css';

/**
 * A label with its star. The star is explained once above the form, and the control says itself
 * that it is required.
 */
export function RequiredMark({ label, isRequired }: { label: string; isRequired: boolean }) {
  if (!isRequired) return label;
  return (
    <>
      {label}
      <span aria-hidden="true" className={styles['star']}>
        {' '}
        *
      </span>
    </>
  );
}
