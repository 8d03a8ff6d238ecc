import type { Ref } from 'react';
import type { FilmView } from '#contracts/services.ts';
import { useShell } from '../../i18n/shell-context.tsx';

export interface FilmPictureProperties {
  film: FilmView & { source: string };
  title: string;
  /** A drawing that is shown until the film is played. */
  poster?: string | undefined;
  onEnded?: (() => void) | undefined;
  ref?: Ref<HTMLVideoElement>;
}

/** The film itself in the browser's own player: nothing of it is fetched before it is played. */
export function FilmPicture({ film, title, poster, onEnded, ref }: FilmPictureProperties) {
  const { artBase } = useShell();
  const { source, mobileSource, captions } = film;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks come from the list below
    <video
      ref={ref}
      controls
      preload="none"
      playsInline
      aria-label={title}
      poster={poster === undefined ? undefined : `${artBase}/${poster}.svg`}
      onError={logVideoError}
      onEnded={onEnded}
    >
      {mobileSource !== undefined && (
        <source media="(max-width: 767px)" src={mobileSource} type="video/mp4" />
      )}
      <source src={source} type="video/mp4" />
      {captions.map(({ language, label, source: words }) => (
        <track key={language} kind="captions" srcLang={language} label={label} src={words} />
      ))}
    </video>
  );
}

function logVideoError(): void {
  console.warn('The film could not be played');
}
