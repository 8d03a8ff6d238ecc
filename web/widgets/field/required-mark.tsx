import styles from './field.module.css';

/** A label with its star; what the star means is said once above the form, and by the control itself. */
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
