import { useTranslations } from 'use-intl';
import type { FilmView } from '#contracts/views/media.ts';
import { Transcript } from '../transcript/transcript.tsx';
import { FilmPicture } from './film-picture.tsx';
import styles from './film.module.css';

export interface FilmProperties {
  film: FilmView;
  title: string;
  summary?: string | undefined;
  transcript: string;
}

/** The film, and its transcript for visitors who cannot or do not want to play it. */
export function Film({ film, title, summary, transcript }: FilmProperties) {
  const t = useTranslations('article');
  const { source } = film;
  return (
    <div className={styles['film']}>
      {source === undefined ? (
        <div>
          <p className={styles['summary']}>{title}</p>
          <p>{t('videoUnavailable')}</p>
        </div>
      ) : (
        <FilmPicture film={{ ...film, source }} title={title} />
      )}
      {summary !== undefined && <p className={styles['summary']}>{summary}</p>}
      <Transcript text={transcript} isOpenAtFirst={source === undefined} />
    </div>
  );
}
