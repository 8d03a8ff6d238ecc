import { useTranslations } from 'use-intl';
import type { AwardsEpisodeView } from '#contracts/views/awards.ts';
import { clockTime } from '#domain/playlist/clock-time.ts';
import { Icon } from '../../art/icon.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import styles from './episodes.module.css';

const MEGABYTE = 1_000_000;

/** Every episode with its length, its chapters, its words to read and its file to keep. */
export function Episodes({ episodes }: { episodes: readonly AwardsEpisodeView[] }) {
  return (
    <ol role="list" className={styles['episodes']}>
      {episodes.map((episode) => (
        <li key={episode.id}>
          <Episode episode={episode} />
        </li>
      ))}
    </ol>
  );
}

function Episode({ episode }: { episode: AwardsEpisodeView }) {
  const t = useTranslations('awards.podcast');
  const { title, description, source, seconds, byteLength = 0, chapters, path } = episode;
  return (
    <>
      <h4>{title}</h4>
      <p>{description}</p>
      <p className={styles['ways']}>
        {source !== undefined && (
          <>
            <a href={source}>
              <Icon name="play" />
              {t('open', { length: clockTime(seconds ?? 0) })}
            </a>
            <a href={source} download>
              <Icon name="download" />
              {t('download', { size: byteLength / MEGABYTE })}
            </a>
          </>
        )}
        <SiteLink path={path}>{t('read')}</SiteLink>
      </p>
      {chapters.length > 0 && (
        <details className={styles['chapters']}>
          <summary>{t('chapters')}</summary>
          <ol role="list">
            {chapters.map(({ start, title: chapter }) => (
              <li key={start}>
                <span className={styles['time']}>{clockTime(start)}</span> {chapter}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
