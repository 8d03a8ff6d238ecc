import { useTranslations } from 'use-intl';
import type { AwardsPodcastView } from '#contracts/views/awards.ts';
import { AUDIO_NAMES } from '#domain/media/audio-names.ts';
import type { AwardsVariant } from '#domain/pages/awards-variant.ts';
import { Art } from '../../art/art.tsx';
import { Island } from '../../islands/island.tsx';
import { usePlayerData } from '../../widgets/player/player-words.ts';
import { Player } from '../../widgets/player/player.tsx';
import { Episodes } from './episodes.tsx';
import styles from './podcast-player.module.css';

export interface PodcastPlayerProperties {
  podcast: AwardsPodcastView;
  variant: AwardsVariant;
}

export function PodcastPlayer({ podcast, variant }: PodcastPlayerProperties) {
  const t = useTranslations('awards.podcast');
  const { source, title, subTitle, titleIconPath, episodes, seconds } = podcast;
  const recording = { name: AUDIO_NAMES[variant], title: subTitle, seconds };
  const data = usePlayerData(recording);
  return (
    <section className={styles['podcast']} data-variant={variant} aria-labelledby="podcast">
      <Art name={titleIconPath} width={96} height={96} className={styles['icon']} />
      <div className={styles['words']}>
        <h3 id="podcast">{title}</h3>
        <p>{subTitle}</p>
      </div>
      {source === undefined ? (
        <div className={styles['episode']}>
          <p>{t('unavailable')}</p>
        </div>
      ) : (
        <Island name="player" wake="press" data={data}>
          <div className={styles['episode']}>
            <div className={styles['recording']}>
              <Player kind="sound" recording={recording}>
                {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- sound alone; all its words stand below */}
                <audio
                  controls
                  preload="none"
                  src={source}
                  data-name={recording.name}
                  aria-label={subTitle}
                  className={styles['native']}
                />
              </Player>
            </div>
          </div>
        </Island>
      )}
      <div className={styles['episode']}>
        <Episodes episodes={episodes} />
      </div>
    </section>
  );
}
