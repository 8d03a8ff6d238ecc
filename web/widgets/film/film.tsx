import { useTranslations } from 'use-intl';
import type { FilmView } from '#contracts/services.ts';
import { Transcript } from '../transcript/transcript.tsx';
import styles from './film.module.css';

export interface FilmProperties {
  film: FilmView;
  title: string;
  summary?: string | undefined;
  transcript: string;
}

/** The film, and its words for whoever cannot or does not want to play it. */
export function Film({ film, title, summary, transcript }: FilmProperties) {
  const t = useTranslations('article');
  const { source, mobileSource, captions } = film;
  return (
    <div className={styles['film']}>
      {source === undefined ? (
        <div>
          <p className={styles['summary']}>{title}</p>
          <p>{t('videoUnavailable')}</p>
        </div>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks come from the list below
        <video controls preload="none" playsInline aria-label={title} onError={logVideoError}>
          {mobileSource !== undefined && (
            <source media="(max-width: 767px)" src={mobileSource} type="video/mp4" />
          )}
          <source src={source} type="video/mp4" />
          {captions.map(({ language, label, source: words }) => (
            <track key={language} kind="captions" srcLang={language} label={label} src={words} />
          ))}
        </video>
      )}
      {summary !== undefined && <p className={styles['summary']}>{summary}</p>}
      <Transcript text={transcript} isOpenAtFirst={source === undefined} />
    </div>
  );
}

function logVideoError(): void {
  console.warn('The film could not be played');
}
