import { useId, type ReactNode, type ToggleEvent } from 'react';
import { Icon } from '../../art/icon.tsx';
import { track } from '../../state/track.ts';
import styles from './info-popover.module.css';

export interface InfoPopoverProperties {
  /** What the button is called; it shows only an icon. */
  label: string;
  closeLabel: string;
  title: string;
  children: ReactNode;
}

/** Help that is asked for: the native popover opens without JavaScript and closes with Escape or a press beside it. */
export function InfoPopover({ label, closeLabel, title, children }: InfoPopoverProperties) {
  const id = useId();
  const note = ({ newState }: ToggleEvent): void => {
    if (newState === 'open') track({ event: 'Modal load', modal: title });
  };
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={label} className={styles['button']}>
        <Icon name="info" />
      </button>
      <div
        id={id}
        popover="auto"
        role="note"
        onToggle={note}
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
