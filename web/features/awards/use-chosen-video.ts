import { useEffect, useRef, useState, type MouseEvent, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import type { AwardsVideoView } from '#contracts/views/awards.ts';
import { withLanguage, withQuery } from '#domain/links/with-language.ts';
import { chooseVideo } from '#domain/playlist/chosen-video.ts';
import type { PageWith } from '#domain/pages/pages.ts';
import type { PagePath } from '#domain/pages/site-path.ts';
import { isForNewTab } from '../../site/is-for-new-tab.ts';
import { usePlace } from '../../site/place.ts';
import { useShell } from '../../site/shell-context.tsx';

export interface ChosenVideo {
  selected: number;
  addressOf: (at: number) => string;
  keepFilm: RefCallback<HTMLVideoElement>;
  /** The film's title, which takes the focus when there is no player to take it. */
  keepTitle: RefCallback<HTMLHeadingElement>;
  pick: (at: number, event: MouseEvent) => void;
}

/**
 * The address alone says which film is shown, so that a link works without a script. A picked film
 * plays at once.
 */
export function useChosenVideo(
  path: PagePath<PageWith<{ isAwards: true }>>,
  videos: readonly AwardsVideoView[],
): ChosenVideo {
  const { search } = usePlace();
  const { company, language } = useShell();
  const [selected, setSelected] = useState(() => chosenIn(search, videos.length));
  const film = useRef<HTMLVideoElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const follow = (): void => setSelected(chosenIn(location.search, videos.length));
    // The way back may have been gone before the part was awake.
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [videos.length]);

  const addressOf = (at: number): string => {
    const page = `/${company.companyId}/${path}`;
    const address = at === 0 ? page : withQuery(page, 'video', `${at + 1}`);
    return `${withLanguage(address, language)}#watch`;
  };
  /** Shown before it is played: the player of the film before is gone by then. */
  const show = (at: number): void => flushSync(() => setSelected(at));
  const play = (): void => {
    film.current?.play().catch(notePlayRefused);
  };
  const pick = (at: number, event: MouseEvent): void => {
    if (isForNewTab(event)) return;
    event.preventDefault();
    if (addressOf(at) !== `${location.pathname}${location.search}${location.hash}`)
      history.pushState(PICKED, '', addressOf(at));
    show(at);
    document.getElementById('watch')?.scrollIntoView();
    const button = film.current
      ?.closest('[data-player]')
      ?.querySelector<HTMLElement>('[name="toggle"]');
    (button ?? title.current)?.focus({ preventScroll: true });
    play();
  };
  return {
    selected,
    keepFilm: (element) => {
      film.current = element;
    },
    keepTitle: (element) => {
      title.current = element;
    },
    addressOf,
    pick,
  };
}

/** Marks an address in the history that the page has made without loading it. */
const PICKED = { isPicked: true };

function chosenIn(search: string, count: number): number {
  return chooseVideo(new URLSearchParams(search).get('video'), count);
}

/** A browser may refuse to play sound without a press of its own; the player stays there for it. */
function notePlayRefused(): void {
  console.warn('The film waits for its own play button');
}
