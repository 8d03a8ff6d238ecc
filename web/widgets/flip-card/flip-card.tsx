import { useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../art/icon.tsx';
import { useAwake } from '../../site/use-awake.ts';
import styles from './flip-card.module.css';

export interface FlipCardProperties {
  front: ReactNode;
  back: ReactNode;
  isFlipped: boolean;
  onFlip: (isFlipped: boolean) => void;
  /** The subject of the card, so that the buttons of ten cards in a row have different names. */
  name: string;
  /** The label of the front's button, where the usual one does not fit. */
  frontLabel?: string | undefined;
  /** An icon in place of the usual arrows. */
  icon?: ReactNode;
}

/**
 * A card with two faces of one height. The hidden face is inert once there is a script to turn it;
 * without one both faces stand below each other.
 */
export function FlipCard({
  front,
  back,
  isFlipped,
  onFlip,
  name,
  frontLabel,
  icon,
}: FlipCardProperties) {
  const t = useTranslations('components.flip');
  const isAwake = useAwake();
  const frontButton = useRef<HTMLButtonElement>(null);
  const backButton = useRef<HTMLButtonElement>(null);
  const flip = (to: boolean): void => {
    onFlip(to);
    // The pressed button goes out of reach with its face, so the focus moves to the button on the
    // other face.
    requestAnimationFrame(() => (to ? backButton : frontButton).current?.focus());
  };
  return (
    <div className={styles['card']} data-flipped={isFlipped || undefined}>
      <div className={`${styles['face']} ${styles['front']}`} inert={isAwake && isFlipped}>
        {front}
        <button
          ref={frontButton}
          type="button"
          data-script="needed"
          className={styles['foot']}
          onClick={() => flip(true)}
        >
          {icon ?? <Icon name="flip" />}
          {frontLabel ?? t('front')}
          <span className="visually-hidden">: {name}</span>
        </button>
      </div>
      <div className={`${styles['face']} ${styles['back']}`} inert={isAwake && !isFlipped}>
        {back}
        <button
          ref={backButton}
          type="button"
          data-script="needed"
          className={styles['foot']}
          onClick={() => flip(false)}
        >
          {icon ?? <Icon name="flip" />}
          {t('back')}
          <span className="visually-hidden">: {name}</span>
        </button>
      </div>
    </div>
  );
}
