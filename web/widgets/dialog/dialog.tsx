import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { holdEarlyPresses } from './hold-early-presses.ts';
import styles from './dialog.module.css';

interface DialogProperties {
  isOpen: boolean;
  title: string;
  /** The dialog's name in analytics. */
  name?: string;
  /** An alert is left only through its own button: neither Escape nor the backdrop closes it. */
  isAlert?: boolean;
  /** What Escape does instead of closing, where something would be lost. */
  onEscape?: (() => void) | undefined;
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
  onEscape,
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
    if (key !== 'Escape' || (!isAlert && !onEscape)) return;
    event.preventDefault();
    onEscape?.();
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
        {/* A title that changes while the dialog is open is the answer to a press. */}
        <h2 id={titleId} className={styles['title']} aria-live="polite">
          {title}
        </h2>
        {isOpen && children}
      </div>
    </dialog>
  );
}
