import { useTranslations } from 'use-intl';
import type { HispanicData } from '#contracts/content/hispanic-landing.ts';
import { Icon } from '../../../art/icon.tsx';
import { numbered } from '../../../site/numbered.ts';
import styles from './rotating-phrases.module.css';
import { useRotation } from './use-rotation.ts';

/**
 * Shows one phrase at a time. The specification shows the last one alone, which is read as without
 * the question above it, for one interval like the others; then the first comes again. Without a
 * script, on paper and under reduced motion nothing moves.
 */
export function RotatingPhrases({ data }: { data: HispanicData<'section_1'> }) {
  const t = useTranslations('hispanic');
  const { prompt, empathyStatements, interval } = data;
  const total = empathyStatements.length;
  const last = total - 1;
  const { shown, isPlaying, canPlay, goTo, togglePlay } = useRotation(total, interval);
  return (
    <div className={styles['rotation']} role="group" aria-label={t('phrases.label')}>
      <p className={styles['prompt']} data-away={shown === last || undefined}>
        {prompt}
      </p>
      <ul role="list" className={styles['phrases']} aria-live={isPlaying ? 'off' : 'polite'}>
        {numbered(empathyStatements).map(({ key, at, item }) => (
          <li
            key={key}
            className={styles['phrase']}
            data-shown={at === shown || undefined}
            data-alone={at === last || undefined}
          >
            {at === last ? item : t('quote', { text: item })}
          </li>
        ))}
      </ul>
      <div className={styles['controls']} data-script="needed">
        {canPlay && (
          <button
            type="button"
            className={styles['pause']}
            aria-label={t(isPlaying ? 'phrases.pause' : 'phrases.play')}
            onClick={togglePlay}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
        )}
        <ul role="list" className={styles['dots']}>
          {numbered(empathyStatements).map(({ key, at }) => (
            <li key={key}>
              <button
                type="button"
                className={styles['dot']}
                aria-label={t('phrases.show', { number: at + 1, total })}
                aria-current={at === shown ? 'true' : undefined}
                onClick={() => goTo(at)}
              />
            </li>
          ))}
        </ul>
        <p>{t('phrases.place', { number: shown + 1, total })}</p>
      </div>
    </div>
  );
}
