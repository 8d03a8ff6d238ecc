import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';

export interface DialogProperties {
  isOpen: boolean;
  title: string;
  /** What analytics calls it when it opens. */
  name?: string;
  /** An alert is left only through its own button: neither Escape nor the backdrop closes it. */
  isAlert?: boolean;
  picture?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The native dialog: it traps focus, makes the page inert and gives the focus back by itself. */
export function Dialog({
  isOpen,
  title,
  name,
  isAlert = false,
  picture,
  onClose,
  children,
}: DialogProperties) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [isOpen]);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isAlert) return;
    // `cancel` alone is not enough: some browsers close on a second Escape whatever it says.
    const keepOpen = (event: Event): void => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (event.type === 'cancel' || isEscape) event.preventDefault();
    };
    element.addEventListener('cancel', keepOpen);
    element.addEventListener('keydown', keepOpen);
    return () => {
      element.removeEventListener('cancel', keepOpen);
      element.removeEventListener('keydown', keepOpen);
    };
  }, [isAlert]);

  return (
    <dialog
      ref={dialog}
      data-modal={name}
      className={styles['dialog']}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      {picture}
      <div className={styles['body']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {isOpen && children}
      </div>
    </dialog>
  );
}
