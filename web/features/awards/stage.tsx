import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AwardsVideoView } from '#contracts/views/awards.ts';
import type { AwardsVariant } from '#domain/pages/awards-variant.ts';
import { Art } from '../../art/art.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { FilmPicture } from '../../widgets/film/film-picture.tsx';
import { useFilmLength } from '../../widgets/film/use-film-length.ts';
import { followMedia } from '../../widgets/player/follow-media.ts';
import { usePlayerData } from '../../widgets/player/player-words.ts';
import { Playlist } from '../../widgets/playlist/playlist.tsx';
import { Transcript } from '../../widgets/transcript/transcript.tsx';
import { useChosenVideo, type ChosenVideo } from './use-chosen-video.ts';
import styles from './watch-section.module.css';

interface StageProperties {
  variant: AwardsVariant;
  videos: readonly AwardsVideoView[];
  /** Which of them is the full film, and the label that leads to it. */
  fullAt: number | undefined;
  fullLabel: string;
}

/** The film that was chosen, and the list to choose from. */
export function Stage({ variant, videos, fullAt, fullLabel }: StageProperties) {
  const t = useTranslations('playlist');
  const lengthOf = useFilmLength();
  const chosen = useChosenVideo(variant, videos);
  const video = videos[chosen.selected];
  const full = fullAt === undefined || fullAt === chosen.selected ? undefined : videos[fullAt];
  return (
    <div className={styles['stage']}>
      {video && (
        <Shown key={video.id} video={video} chosen={chosen}>
          {full?.film.source !== undefined && (
            <a
              href={chosen.addressOf(videos.indexOf(full))}
              data-hold=""
              className={buttonClasses('secondary')}
              onClick={(event) => chosen.pick(videos.indexOf(full), event)}
            >
              {full.film.seconds === undefined
                ? fullLabel
                : `${fullLabel} (${lengthOf(full.film.seconds)})`}
            </a>
          )}
        </Shown>
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
  );
}

interface ShownProperties {
  video: AwardsVideoView;
  chosen: ChosenVideo;
  /** What leads to the full film, from the others. */
  children: ReactNode;
}

function Shown({ video, chosen, children }: ShownProperties) {
  const t = useTranslations('article');
  const { keepFilm, keepTitle } = chosen;
  const { title, desc, thumbnail, film, transcript } = video;
  const { source } = film;
  const hasFilm = source !== undefined;
  const place = useRef<HTMLDivElement>(null);
  const data = usePlayerData({ ...film, title });
  // What is shown stays the same film: another one has a key of its own.
  useEffect(
    () => (place.current && hasFilm ? followMedia(place.current, data) : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- its words are those of the film
    [hasFilm],
  );
  return (
    <div ref={place} className={styles['shown']}>
      {source === undefined ? (
        <Art name={thumbnail} width={400} height={250} isLazy={false} className={styles['still']} />
      ) : (
        <div className={styles['frame']}>
          <FilmPicture ref={keepFilm} film={{ ...film, source }} title={title} cover={thumbnail} />
        </div>
      )}
      <div className={styles['about']}>
        <h3 ref={keepTitle} tabIndex={-1}>
          {title}
        </h3>
        <p className={layout['lead']}>{desc}</p>
        {source === undefined && <p>{t('videoUnavailable')}</p>}
      </div>
      <div className={styles['tools']}>
        {children}
        <Transcript text={transcript} of={film} isOpenAtFirst={source === undefined} />
      </div>
    </div>
  );
}
