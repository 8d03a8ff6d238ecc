import type { MouseEvent } from 'react';
import { Icon } from '../../art/icon.tsx';
import styles from './corner-close.module.css';

/** Natively, so that the focus goes back to where it was. */
export function closeOwnDialog({ currentTarget }: MouseEvent): void {
  currentTarget.closest('dialog')?.close();
}

export interface CornerCloseProperties {
  label: string;
  /** Where it does not stand in a dialog of its own. */
  onClick?: (event: MouseEvent) => void;
}

/** Closes what it stands in, in its corner. */
export function CornerClose({ label, onClick = closeOwnDialog }: CornerCloseProperties) {
  return (
    <button type="button" className={styles['close']} aria-label={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}
