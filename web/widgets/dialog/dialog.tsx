import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { holdEarlyPresses } from './hold-early-presses.ts';
import styles from './dialog.module.css';

export interface DialogProperties {
  isOpen: boolean;
  title: string;
  /** The dialog's name in analytics. */
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
    if (!isOpen) return element.close();
    if (!element.open) element.showModal();
    return holdEarlyPresses(element);
  }, [isOpen]);

  // `cancel` alone is not enough: some browsers close on a second Escape whatever it says.
  const keepOpen = (event: SyntheticEvent): void => {
    const { key = 'Escape' } = event as Partial<KeyboardEvent>;
    if (isAlert && key === 'Escape') event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      data-modal={name}
      className={styles['dialog']}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onCancel={keepOpen}
      onKeyDown={keepOpen}
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
