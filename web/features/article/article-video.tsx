import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ArticleView } from '#contracts/services.ts';
import styles from './article-video.module.css';

type Video = NonNullable<ArticleView['video']>;

/** The film, and its words for whoever cannot or does not want to play it. */
export function ArticleVideo({ video }: { video: Video }) {
  const t = useTranslations('article');
  const [isOpen, setIsOpen] = useState(video.source === undefined);
  return (
    <div className={styles['video']}>
      {video.source === undefined ? (
        <p>{t('videoUnavailable')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks come from the list below
        <video controls preload="none" playsInline aria-label={video.title} onError={logVideoError}>
          {video.mobileSource !== undefined && (
            <source media="(max-width: 767px)" src={video.mobileSource} type="video/mp4" />
          )}
          <source src={video.source} type="video/mp4" />
          {video.captions.map(({ language, label, source }) => (
            <track key={language} kind="captions" srcLang={language} label={label} src={source} />
          ))}
        </video>
      )}
      <p className={styles['summary']}>{video.summary}</p>
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles['toggle']}>
          <span className={styles['show']}>{t('showTranscript')}</span>
          <span className={styles['hide']}>{t('hideTranscript')}</span>
        </summary>
        {video.transcript.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
    </div>
  );
}

function logVideoError(): void {
  console.warn('The film could not be played');
}
