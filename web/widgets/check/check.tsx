import styles from './check.module.css';

interface CheckProperties {
  /** What stands beside the box. */
  label: string;
  /** What the box is for, where its neighbors say the same. */
  says?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A checkbox with its word; on paper it is a box for a pen. */
export function Check({ label, says, isChecked, onChange }: CheckProperties) {
  return (
    <label className={styles['check']}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
        aria-label={says}
        className={styles['box']}
      />
      <span aria-hidden={says === undefined ? undefined : true}>{label}</span>
    </label>
  );
}
