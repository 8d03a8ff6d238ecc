import { useEffect, useRef, type RefCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { AwardsVideoView } from '#contracts/views/awards.ts';
import { withLanguage, withQuery } from '#domain/links/with-language.ts';
import { chooseVideo } from '#domain/playlist/chosen-video.ts';
import { useShell } from '../../site/shell-context.tsx';
import { announce } from '../../visit/announce.ts';

export interface ChosenVideo {
  selected: number;
  /** The address of this page with the current film. */
  page: string;
  addressOf: (at: number) => string;
  keepFilm: RefCallback<HTMLVideoElement>;
  /** The film's title, which takes the focus when there is no film to take it. */
  keepTitle: RefCallback<HTMLHeadingElement>;
  pick: (at: number) => void;
  /** Plays the films from this one on, one after the other, until the visitor picks one. */
  playAll: () => void;
  onEnded: () => void;
}

/**
 * The address alone says which film is shown, so that a link works without a script. A picked film
 * plays at once.
 */
export function useChosenVideo(path: string, videos: readonly AwardsVideoView[]): ChosenVideo {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const { company, language } = useShell();
  const selected = chooseVideo(search.get('video'), videos.length);
  const film = useRef<HTMLVideoElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  /** The reason for the coming navigation: the visitor's press, or the end of the film before. */
  const coming = useRef<'picked' | 'follows'>(undefined);
  const playsAll = useRef(false);
  const seen = useRef(key);

  const pageOf = (at: number): string => {
    const page = `/${company.companyId}/${path}`;
    return withLanguage(at === 0 ? page : withQuery(page, 'video', `${at + 1}`), language);
  };

  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    const why = coming.current;
    if (why === undefined) return;
    coming.current = undefined;
    if (why === 'picked') (film.current ?? title.current)?.focus({ preventScroll: true });
    else announce(videos[selected]?.title ?? '');
    film.current?.play().catch(notePlayRefused);
  }, [key, selected, videos]);

  return {
    selected,
    page: pageOf(selected),
    keepFilm: (element) => {
      film.current = element;
    },
    keepTitle: (element) => {
      title.current = element;
    },
    addressOf: (at) => `${pageOf(at)}#watch`,
    pick: () => {
      playsAll.current = false;
      coming.current = 'picked';
    },
    playAll: () => {
      playsAll.current = true;
      coming.current = 'picked';
    },
    onEnded: () => {
      if (!playsAll.current || selected === videos.length - 1) {
        playsAll.current = false;
        return;
      }
      coming.current = 'follows';
      void navigate(pageOf(selected + 1), { replace: true, preventScrollReset: true });
    },
  };
}

/** A browser may refuse to play sound without a press of its own; the player stays there for it. */
function notePlayRefused(): void {
  console.warn('The film waits for its own play button');
}
