import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { CornerClose } from '../../widgets/corner-close/corner-close.tsx';
import { holdEarlyPresses } from '../../widgets/dialog/hold-early-presses.ts';
import {
  SentimentPicker,
  useSentimentTitle,
} from '../../widgets/sentiment-picker/sentiment-picker.tsx';
import { useVote } from '../../widgets/sentiment-picker/use-vote.ts';
import styles from './sentiment-slide.module.css';

interface SentimentSlideProperties {
  onAnswer: () => void;
  onClose: () => void;
}

/** Holds early presses on the slide until it is removed. */
const hold = (slide: HTMLElement) => holdEarlyPresses(slide);

/**
 * The slide lies over the page, above the routes, so that nothing moves when it comes or goes. It
 * stands at the lower edge, where it hides no heading, and the page ends above it.
 */
export function SentimentSlide({ onAnswer, onClose }: SentimentSlideProperties) {
  const t = useTranslations('sentiment');
  const titleId = useId();
  const vote = useVote('slide');
  const title = useSentimentTitle(vote.picked);
  const place = document.getElementById('above-routes');
  if (!place) return null;
  const pick: typeof vote.pick = (sentiment) => {
    onAnswer();
    vote.pick(sentiment);
  };
  const close = (): void => {
    onClose();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return createPortal(
    <section ref={hold} data-slide className={styles['slide']} aria-labelledby={titleId}>
      <div className={styles['content']}>
        <h2 id={titleId} className={styles['title']} aria-live="polite">
          {title}
        </h2>
        <SentimentPicker vote={{ ...vote, pick }} isCompact />
        <CornerClose label={t('close')} onClick={close} />
      </div>
    </section>,
    place,
  );
}
