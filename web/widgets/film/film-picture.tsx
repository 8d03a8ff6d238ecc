import type { Ref } from 'react';
import type { FilmView } from '#contracts/views/media.ts';
import { languageCode } from '#domain/language/language.ts';
import { useShell } from '../../site/shell-context.tsx';

export interface FilmPictureProperties {
  film: FilmView & { source: string };
  title: string;
  /** A drawing for a film that has no still of its own. */
  poster?: string | undefined;
  onEnded?: (() => void) | undefined;
  ref?: Ref<HTMLVideoElement>;
}

/** The film in the browser's own player: only its still is fetched before it is played. */
export function FilmPicture({ film, title, poster, onEnded, ref }: FilmPictureProperties) {
  const { artBase, language: pageLanguage } = useShell();
  const own = languageCode(pageLanguage);
  const { name, source, mobileSource, captions, language: spoken } = film;
  const drawing = poster === undefined ? undefined : `${artBase}/${poster}.svg`;
  // The reader's language is first in the list of a player that lists captions.
  const tracks = captions.toSorted(
    (a, b) => Number(b.language === own) - Number(a.language === own),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks come from the list below
    <video
      ref={ref}
      controls
      preload="none"
      playsInline
      width={1280}
      height={720}
      aria-label={title}
      data-name={name}
      poster={film.poster ?? drawing}
      onEnded={onEnded}
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
          // A film in the reader's language has its words in the picture, so its captions are off
          // at first.
          default={language === own && spoken !== own}
        />
      ))}
    </video>
  );
}
