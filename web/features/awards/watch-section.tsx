import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AwardsVideoView, AwardsWatchView } from '#contracts/views/awards.ts';
import type { AwardsVariant } from '#domain/pages/awards-variant.ts';
import { Art } from '../../art/art.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { FilmPicture } from '../../widgets/film/film-picture.tsx';
import { Paragraphs } from '../../widgets/paragraphs/paragraphs.tsx';
import { Playlist } from '../../widgets/playlist/playlist.tsx';
import { Transcript } from '../../widgets/transcript/transcript.tsx';
import { PodcastPlayer } from './podcast-player.tsx';
import type { ChosenVideo } from './use-chosen-video.ts';
import styles from './watch-section.module.css';

export interface WatchSectionProperties {
  watch: AwardsWatchView;
  chosen: ChosenVideo;
  variant: AwardsVariant;
}

export function WatchSection({ watch, chosen, variant }: WatchSectionProperties) {
  const t = useTranslations('playlist');
  const { title, desc, videos, bio, podcast, watchFullExperienceLabel } = watch;
  const video = videos[chosen.selected];
  return (
    <div className={styles['watch']}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        <p className={layout['lead']}>{desc}</p>
      </div>
      <div className={styles['stage']}>
        {video && (
          <Shown key={video.id} video={video} chosen={chosen} allLabel={watchFullExperienceLabel} />
        )}
        <div className={styles['list']}>
          <h3>{t('title')}</h3>
          <Playlist
            items={videos}
            selected={chosen.selected}
            addressOf={chosen.addressOf}
            onPick={chosen.pick}
          />
        </div>
      </div>
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

interface ShownProperties {
  video: AwardsVideoView;
  chosen: ChosenVideo;
  allLabel: string;
}

function Shown({ video, chosen, allLabel }: ShownProperties) {
  const { keepFilm, keepTitle, addressOf, playAll, onEnded } = chosen;
  const t = useTranslations('article');
  const { title, desc, thumbnail, film, transcript } = video;
  const { source } = film;
  return (
    <div className={styles['shown']}>
      {source === undefined ? (
        <Art name={thumbnail} width={400} height={250} isLazy={false} className={styles['still']} />
      ) : (
        <FilmPicture
          ref={keepFilm}
          film={{ ...film, source }}
          title={title}
          poster={thumbnail}
          onEnded={onEnded}
        />
      )}
      <div className={styles['about']}>
        <h3 ref={keepTitle} tabIndex={-1}>
          {title}
        </h3>
        <p className={layout['lead']}>{desc}</p>
        {source === undefined && <p>{t('videoUnavailable')}</p>}
      </div>
      <div className={styles['tools']}>
        {source !== undefined && (
          <Link
            to={addressOf(0)}
            preventScrollReset
            className={buttonClasses('secondary')}
            onClick={playAll}
          >
            {allLabel}
          </Link>
        )}
        <Transcript text={transcript} isOpenAtFirst={source === undefined} />
      </div>
    </div>
  );
}
