import { useTranslations } from 'use-intl';
import type { AwardsPodcastView } from '#contracts/views/awards.ts';
import type { AwardsVariant } from '#domain/pages/awards-variant.ts';
import { Art } from '../../art/art.tsx';
import { Episode } from './episode.tsx';
import styles from './podcast-player.module.css';

interface PodcastPlayerProperties {
  podcast: AwardsPodcastView;
  variant: AwardsVariant;
}

/** The podcast with a player for each episode; one plays at a time. */
export function PodcastPlayer({ podcast, variant }: PodcastPlayerProperties) {
  const t = useTranslations('awards.podcast');
  const { title, subTitle, titleIconPath, episodes } = podcast;
  return (
    <section className={styles['podcast']} data-variant={variant} aria-labelledby="podcast">
      <Art name={titleIconPath} width={96} height={96} className={styles['icon']} />
      <div className={styles['words']}>
        <h3 id="podcast">{title}</h3>
        <p>{subTitle}</p>
      </div>
      <ol role="list" aria-label={t('episodes')} className={styles['episodes']}>
        {episodes.map((episode) => (
          <li key={episode.id}>
            <Episode episode={episode} variant={variant} />
          </li>
        ))}
      </ol>
    </section>
  );
}
