import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../art/icon.tsx';
import styles from './flip-card.module.css';

interface FlipCardProperties {
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
 * A card with two faces of one height. Its styles hide the face that is turned away, so that a card
 * needs no script until it is pressed; without one both faces stand below each other.
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
  const frontButton = useRef<HTMLButtonElement>(null);
  const backButton = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const flip = (to: boolean): void => {
    isPressed.current = true;
    onFlip(to);
  };
  // The pressed button goes out of reach with its face, so the focus moves to the button on the other
  // face, which can be focused once it is drawn. A card that another one turns back takes no focus, and
  // who has gone on to another place while the press was held keeps it there.
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    const { activeElement: at, body } = document;
    if (at !== null && at !== body && !card.current?.contains(at)) return;
    (isFlipped ? backButton : frontButton).current?.focus();
  }, [isFlipped]);
  return (
    <div ref={card} className={styles['card']} data-flipped={isFlipped || undefined}>
      <div className={`${styles['face']} ${styles['front']}`}>
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
      <div className={`${styles['face']} ${styles['back']}`}>
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
