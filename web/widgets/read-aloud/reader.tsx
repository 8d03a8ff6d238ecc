import { useTranslations } from 'use-intl';
import { Icon } from '../../art/icon.tsx';
import { Island } from '../../islands/island.tsx';
import { VoiceCheck } from './voice-check.tsx';
import styles from './reader.module.css';

/** What the script of a reader says. */
export interface ReaderData extends Record<string, unknown> {
  pause: string;
  resume: string;
  speed: string;
  /** Said where the page has a table. */
  table: string;
  voiceFailed: string;
  soundFailed: string;
}

interface ReaderProperties {
  /** True where the button may lie on the picture that stands above it on a phone. */
  isOnCover?: boolean;
}

/**
 * Lets the device read this page aloud: every element with `data-read`, in its order. The button shows
 * where the device has a voice of the page's language; its place is kept free, so that nothing moves when
 * the browser knows its voices.
 */
export function Reader({ isOnCover = false }: ReaderProperties) {
  const t = useTranslations('components.reader');
  const data: ReaderData = {
    pause: t('pause'),
    resume: t('resume'),
    speed: t('speed', { speed: '{speed}' }),
    table: t('table'),
    voiceFailed: t('voiceFailed'),
    soundFailed: t('soundFailed'),
  };
  return (
    <>
      <VoiceCheck />
      <Island name="read-aloud" wake="press" data={data}>
        <div
          data-reader="resting"
          data-script="needed"
          data-on-cover={isOnCover ? '' : undefined}
          className={styles['reader']}
        >
          <button type="button" name="listen" data-speaks="" className={styles['listen']}>
            <Icon name="equaliser" />
            {t('listen')}
          </button>
          <div role="group" aria-label={t('bar')} data-part="bar" className={styles['bar']} hidden>
            <div className={styles['buttons']}>
              <button type="button" name="back" aria-label={t('back')} className={styles['tool']}>
                <Icon name="arrow-left" />
              </button>
              <button type="button" name="toggle" data-speaks="" className={styles['toggle']}>
                <Icon name="pause" className={styles['whileReading']} />
                <Icon name="play-filled" className={styles['whilePaused']} />
                <span data-part="toggleWords" className="visually-hidden">
                  {t('pause')}
                </span>
              </button>
              <button
                type="button"
                name="forward"
                aria-label={t('forward')}
                className={styles['tool']}
              >
                <Icon name="arrow-right" />
              </button>
              <button
                type="button"
                name="speed"
                aria-label={t('speed', { speed: '1×' })}
                className={styles['tool']}
              >
                1×
              </button>
              <button
                type="button"
                name="stop"
                aria-label={t('stop')}
                className={`${styles['tool']} ${styles['stop']}`}
              >
                <Icon name="close" />
              </button>
            </div>
            <p role="alert" data-part="said" className={styles['said']} />
          </div>
        </div>
      </Island>
    </>
  );
}
