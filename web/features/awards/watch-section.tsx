import type { AwardsWatchView } from '#contracts/views/awards.ts';
import type { AwardsVariant } from '#domain/pages/awards-variant.ts';
import { Island } from '../../islands/island.tsx';
import layout from '../../theme/layout.module.css';
import { Paragraphs } from '../../widgets/paragraphs/paragraphs.tsx';
import { PodcastPlayer } from './podcast-player.tsx';
import { Stage } from './stage.tsx';
import styles from './watch-section.module.css';

interface WatchSectionProperties {
  watch: AwardsWatchView;
  variant: AwardsVariant;
}

export function WatchSection({ watch, variant }: WatchSectionProperties) {
  const { title, desc, videos, fullAt, bio, podcast, watchFullExperienceLabel } = watch;
  const stage = { variant, videos, fullAt, fullLabel: watchFullExperienceLabel };
  return (
    <div className={styles['watch']}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        <p className={layout['lead']}>{desc}</p>
      </div>
      <Island name="stage" wake="press" data={stage}>
        <Stage {...stage} />
      </Island>
      {bio && (
        <div className={styles['bio']}>
          <h3>{bio.title}</h3>
          <Paragraphs text={bio.content} />
        </div>
      )}
      {podcast && <PodcastPlayer podcast={podcast} variant={variant} />}
    </div>
  );
}
