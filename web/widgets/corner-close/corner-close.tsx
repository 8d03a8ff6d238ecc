import type { MouseEvent } from 'react';
import { Icon } from '../../art/icon.tsx';
import styles from './corner-close.module.css';

/** Closes the dialog natively, so that the focus returns to where it was. */
export function closeOwnDialog({ currentTarget }: MouseEvent): void {
  currentTarget.closest('dialog')?.close();
}

interface CornerCloseProperties {
  label: string;
  /** Needed where the button does not stand in a dialog of its own. */
  onClick?: (event: MouseEvent) => void;
}

/** The button in the corner that closes what it stands in. */
export function CornerClose({ label, onClick = closeOwnDialog }: CornerCloseProperties) {
  return (
    <button type="button" className={styles['close']} aria-label={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}
