import { useEffect, useRef, type RefCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { AwardsVideoView } from '#contracts/views/awards.ts';
import { withLanguage, withQuery } from '#domain/links/with-language.ts';
import { chooseVideo } from '#domain/playlist/chosen-video.ts';
import { useShell } from '../../site/shell-context.tsx';
import { announce } from '../../visit/announce.ts';

export interface ChosenVideo {
  selected: number;
  /** This page with the film that is shown. */
  page: string;
  addressOf: (at: number) => string;
  keepFilm: RefCallback<HTMLVideoElement>;
  /** The name of the film: where the focus goes when the film itself is not there. */
  keepTitle: RefCallback<HTMLHeadingElement>;
  pick: (at: number) => void;
  /** From here on, one film after the other. */
  playAll: () => void;
  onEnded: () => void;
}

/** Which film is shown is said by the address alone; what is picked is played at once. */
export function useChosenVideo(path: string, videos: readonly AwardsVideoView[]): ChosenVideo {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const { company, language } = useShell();
  const selected = chooseVideo(search.get('video'), videos.length);
  const film = useRef<HTMLVideoElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  /** What the coming navigation is for: somebody's own press, or the end of the film before. */
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

/** A browser may want a press of its own for sound; the player stands there for it. */
function notePlayRefused(): void {
  console.warn('The film waits for its own play button');
}
