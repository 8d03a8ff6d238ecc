import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './slider-ticks.module.css';

interface SliderTicksProperties {
  max: number;
  you: number;
  fullMatch: number | undefined;
}

/**
 * Marks on the track where somebody is today, and where the whole match begins. The heading and the
 * note about the match say both in words.
 */
export function SliderTicks({ max, you, fullMatch }: SliderTicksProperties) {
  const t = useTranslations('projections');
  const isSame = you === fullMatch;
  return (
    <span aria-hidden="true" className={styles['ticks']}>
      {you <= max && (
        <Tick at={you / max}>{t(isSame ? 'youFullMatch' : 'you', { percent: String(you) })}</Tick>
      )}
      {fullMatch !== undefined && !isSame && fullMatch <= max && (
        <Tick at={fullMatch / max}>{t('fullMatch', { percent: String(fullMatch) })}</Tick>
      )}
    </span>
  );
}

function Tick({ at, children }: { at: number; children: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    place.current?.style.setProperty('--tick', String(at));
  }, [at]);
  return (
    <span ref={place} className={styles['tick']}>
      <span className={styles['dot']} />
      <span className={styles['name']}>{children}</span>
    </span>
  );
}
