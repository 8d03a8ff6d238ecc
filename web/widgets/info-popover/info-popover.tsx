import { useId, type ReactNode } from 'react';
import { Icon } from '../../art/icon.tsx';
import styles from './info-popover.module.css';

interface InfoPopoverProperties {
  /** The accessible name of the button, which shows only an icon. */
  label: string;
  closeLabel: string;
  title: string;
  children: ReactNode;
}

/**
 * A help text in a native popover, which opens without JavaScript and closes with Escape or a press
 * beside it.
 */
export function InfoPopover({ label, closeLabel, title, children }: InfoPopoverProperties) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={label} className={styles['button']}>
        <Icon name="info" />
      </button>
      <div
        id={id}
        popover="auto"
        role="note"
        aria-labelledby={`${id}-title`}
        className={styles['panel']}
      >
        <h3 id={`${id}-title`} className={styles['title']}>
          {title}
        </h3>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
          className={styles['close']}
        >
          <Icon name="close" />
        </button>
        <div className={styles['text']}>{children}</div>
      </div>
    </>
  );
}
