import type { Ref } from 'react';
import type { SaidFilmView } from '#contracts/views/media.ts';
import { languageCode } from '#domain/language/language.ts';
import { useShell } from '../../site/shell-context.tsx';
import { Player } from '../player/player.tsx';
import styles from './film-picture.module.css';

interface FilmPictureProperties {
  film: SaidFilmView & { source: string };
  title: string;
  /** The drawing that stands there until it plays, in the company's colors. */
  cover?: string | undefined;
  ref?: Ref<HTMLVideoElement>;
}

/** The film under its cover, with our bar. Nothing of it is fetched before it is played. */
export function FilmPicture({ film, title, cover, ref }: FilmPictureProperties) {
  const { artBase, language: pageLanguage } = useShell();
  const own = languageCode(pageLanguage);
  const { name, source, mobileSource, captions, seconds, chapters, times } = film;
  const poster = cover === undefined ? film.poster : `${artBase}/${cover}.svg`;
  // The reader's language is first in the list of a player that lists captions.
  const tracks = captions.toSorted(
    (a, b) => Number(b.language === own) - Number(a.language === own),
  );
  return (
    <Player
      kind="film"
      recording={{ name, title, seconds }}
      hasCaptions={tracks.length > 0}
      chapters={chapters}
      times={times}
    >
      <div className={styles['screen']} data-part="screen" data-hold="">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks come from the list below */}
        <video
          ref={ref}
          controls
          preload="none"
          playsInline
          width={1280}
          height={720}
          aria-label={title}
          data-name={name}
          poster={poster}
        >
          {mobileSource !== undefined && (
            <source media="(max-width: 767px)" src={mobileSource} type="video/mp4" />
          )}
          <source src={source} type="video/mp4" />
          {tracks.map(({ language, label, source: words }) => (
            <track
              key={language}
              kind="captions"
              srcLang={language}
              label={label}
              src={words}
              // It is shown also where the words stand in the picture: a caption stays where words of the picture
              // move, and its letters grow with the reader's own.
              default={language === own}
            />
          ))}
        </video>
        {poster !== undefined && (
          <img
            src={poster}
            alt=""
            width={1280}
            height={720}
            loading="lazy"
            decoding="async"
            className={styles['cover']}
          />
        )}
      </div>
    </Player>
  );
}
