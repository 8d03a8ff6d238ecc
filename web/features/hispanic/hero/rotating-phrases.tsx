import { useTranslations } from 'use-intl';
import type { HispanicData } from '#contracts/content/hispanic-landing.ts';
import { Icon } from '../../../art/icon.tsx';
import { Island } from '../../../islands/island.tsx';
import { numbered } from '../../../site/numbered.ts';
import type { Rotation } from './rotate-phrases.ts';
import styles from './rotating-phrases.module.css';

type Phrases = HispanicData<'section_1'>;

/**
 * Shows one phrase at a time. The specification shows the last one alone, which is read as without
 * the question above it, for one interval like the others; then the first comes again. Without a
 * script, on paper and under reduced motion nothing moves.
 */
export function RotatingPhrases({ data }: { data: Phrases }) {
  const t = useTranslations('hispanic.phrases');
  const total = data.empathyStatements.length;
  const rotation: Rotation = {
    interval: data.interval,
    pause: t('pause'),
    play: t('play'),
    places: data.empathyStatements.map((_, at) => t('place', { number: at + 1, total })),
  };
  return (
    <Island name="phrases" wake="state" data={{ ...rotation }}>
      <Drawn data={data} />
    </Island>
  );
}

function Drawn({ data: { prompt, empathyStatements } }: { data: Phrases }) {
  const t = useTranslations('hispanic');
  const total = empathyStatements.length;
  const last = total - 1;
  const phrases = numbered(empathyStatements);
  return (
    <div className={styles['rotation']} role="group" aria-label={t('phrases.label')}>
      <p className={styles['prompt']} data-prompt>
        {prompt}
      </p>
      <ul role="list" className={styles['phrases']} aria-live="polite">
        {phrases.map(({ key, at, item }) => (
          <li
            key={key}
            className={styles['phrase']}
            data-shown={at === 0 || undefined}
            data-alone={at === last || undefined}
          >
            {at === last ? item : t('quote', { text: item })}
          </li>
        ))}
      </ul>
      <div className={styles['controls']} data-script="needed">
        {total > 1 && (
          <button
            type="button"
            className={styles['pause']}
            aria-label={t('phrases.pause')}
            data-pause
          >
            <Icon name="pause" className={styles['whilePlaying']} />
            <Icon name="play" className={styles['whilePaused']} />
          </button>
        )}
        <ul role="list" className={styles['dots']}>
          {phrases.map(({ key, at }) => (
            <li key={key}>
              <button
                type="button"
                className={styles['dot']}
                aria-label={t('phrases.show', { number: at + 1, total })}
                aria-current={at === 0 ? 'true' : undefined}
                data-dot
              />
            </li>
          ))}
        </ul>
        <p data-where>{t('phrases.place', { number: 1, total })}</p>
      </div>
    </div>
  );
}
