import { useState } from 'react';
import { useTranslations } from 'use-intl';
import layout from '../../theme/layout.module.css';
import { Paragraphs } from '../paragraphs/paragraphs.tsx';
import styles from './transcript.module.css';

export interface TranscriptProperties {
  /** An empty line begins a new paragraph. */
  text: string;
  /** True where the film itself is missing, so that its words show at once. */
  isOpenAtFirst?: boolean;
}

/** The whole text of a film or a recording, shown and hidden by one press. */
export function Transcript({ text, isOpenAtFirst = false }: TranscriptProperties) {
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
      <Paragraphs text={text} />
    </details>
  );
}
