import type { MouseEvent } from 'react';
import { Icon } from '../../art/icon.tsx';
import styles from './modal-close.module.css';

/** Natively, so that the focus goes back to where it was. */
export function closeOwnDialog({ currentTarget }: MouseEvent): void {
  currentTarget.closest('dialog')?.close();
}

/** Closes the dialog it stands in, in its corner. */
export function ModalClose({ label }: { label: string }) {
  return (
    <button type="button" className={styles['close']} aria-label={label} onClick={closeOwnDialog}>
      <Icon name="close" />
    </button>
  );
}
