import { useTranslations } from 'use-intl';
import type { AwardsEpisodeView } from '#contracts/views/awards.ts';
import { AUDIO_NAMES } from '#domain/media/audio-names.ts';
import type { AwardsVariant } from '#domain/pages/awards-variant.ts';
import { Icon } from '../../art/icon.tsx';
import { Island } from '../../islands/island.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { useFilmLength } from '../../widgets/film/use-film-length.ts';
import { usePlayerData } from '../../widgets/player/player-words.ts';
import { Player } from '../../widgets/player/player.tsx';
import styles from './episode.module.css';

const MEGABYTE = 1_000_000;

interface EpisodeProperties {
  episode: AwardsEpisodeView;
  variant: AwardsVariant;
}

/** An episode with its length, its chapters, its words to read and its file to keep. */
export function Episode({ episode, variant }: EpisodeProperties) {
  const t = useTranslations('awards.podcast');
  const lengthOf = useFilmLength();
  const { name, title, description, source, seconds, byteLength = 0, chapters, path } = episode;
  const recording = { name, title, seconds };
  const data = usePlayerData(recording);
  return (
    <div className={styles['episode']}>
      <div className={styles['words']}>
        <h4>{title}</h4>
        <p>{description}</p>
      </div>
      {source === undefined ? (
        <p>{t('unavailable')}</p>
      ) : (
        <Island name="player" wake="press" data={data}>
          <div className={styles['recording']}>
            <Player
              kind="sound"
              recording={recording}
              chapters={chapters}
              source={source}
              words={path}
            >
              {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- sound alone; the link below leads to all its words */}
              <audio
                controls
                preload="none"
                src={source}
                data-name={AUDIO_NAMES[variant]}
                aria-label={title}
                className={styles['native']}
              />
            </Player>
          </div>
        </Island>
      )}
      <p className={styles['ways']}>
        <SiteLink path={path}>
          {t('read')}
          <span className="visually-hidden">: {title}</span>
        </SiteLink>
        {source !== undefined && (
          <a href={source} download>
            <Icon name="download" />
            {t('download', { length: lengthOf(seconds ?? 0), size: byteLength / MEGABYTE })}
            <span className="visually-hidden">: {title}</span>
          </a>
        )}
      </p>
    </div>
  );
}
