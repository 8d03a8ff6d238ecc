import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { passageId } from '#domain/media/passage-id.ts';
import { splitTranscript } from '#domain/media/time-passages.ts';
import { clockTime } from '#domain/playlist/clock-time.ts';
import { numbered } from '../../site/numbered.ts';
import layout from '../../theme/layout.module.css';
import styles from './transcript.module.css';

interface TranscriptProperties {
  /** An empty line begins a new paragraph. */
  text: string;
  /** The recording, and when each paragraph is said in it: those have an address of their own. */
  of?: { name: string; times: ReadonlyArray<number | null> } | undefined;
  /** True where the film itself is missing, so that its words show at once. */
  isOpenAtFirst?: boolean;
}

/** The whole text of a film or a recording, shown and hidden by one press. */
export function Transcript({ text, of, isOpenAtFirst = false }: TranscriptProperties) {
  const t = useTranslations('article');
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className={styles['transcript']}
    >
      <summary className={`${layout['standalone']} ${styles['toggle']}`}>
        <span className={styles['show']}>{t('showTranscript')}</span>
        <span className={styles['hide']}>{t('hideTranscript')}</span>
      </summary>
      {numbered(splitTranscript(text)).map(({ key, at, item }) => {
        const seconds = of?.times[at] ?? null;
        return of === undefined || seconds === null ? (
          <p key={key}>{item}</p>
        ) : (
          <p key={key} id={passageId(of.name, seconds)} className={styles['passage']}>
            <a
              href={`#${passageId(of.name, seconds)}`}
              data-at={Math.floor(seconds)}
              data-hold=""
              className={styles['at']}
            >
              {clockTime(seconds)}
            </a>{' '}
            {item}
          </p>
        );
      })}
    </details>
  );
}
