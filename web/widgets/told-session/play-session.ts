import { beatMs } from '#domain/told-session/reading-time.ts';
import {
  beginTelling,
  msBefore,
  msOfBeat,
  tell,
  wholeMs,
  type Act,
  type Telling,
} from '#domain/told-session/told-session.ts';
import type { Listen } from '../../islands/listen.ts';
import { findPlace, keepPlace } from './kept-place.ts';
import { loadSlides, type SlideInPage } from './read-slides.ts';
import { findStage } from './stage-parts.ts';
import type { ToldPosition } from './told-position.ts';
import type { StageData } from './told-stage.tsx';

const BUTTONS: Readonly<Record<string, Act>> = {
  back: 'back',
  forward: 'forward',
  first: 'first',
  speed: 'speed',
};
const KEYS: Readonly<Record<string, Act>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
};

/** Plays told slides: every timer of a stage is here, and what it decides is in the domain. */
export const playSession: Listen = (place, { shell }, given) => {
  const data = given as StageData;
  const { companyId } = shell.company;
  const stage = findStage(place);
  const from = slideInAddress(place, data.id) ?? findPlace(companyId, data.id) ?? 0;
  let slides: SlideInPage[] = [];
  let lengths: number[][] = [];
  let telling: Telling | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  if (from > 0) stage.parts.startWords.textContent = data.goOn.replace('{at}', `${from + 1}`);

  const act = (what: Act): void => {
    const before = telling;
    if (!before) return;
    telling = tell(before, what, lengths);
    if (telling === before) return;
    const { slide, status } = telling;
    clearTimeout(timer);
    if (status === 'playing') {
      timer = setTimeout(() => act('beat over'), msOfBeat(telling, lengths));
      if (before.status !== 'playing')
        dispatchEvent(new CustomEvent('sendero:plays', { detail: stage.root }));
    }
    // A place at the beginning or the end is none to go on from.
    keepPlace(companyId, data.id, status === 'ended' || slide === 0 ? undefined : slide);
    const position: ToldPosition = {
      name: data.id,
      ms: msBefore(telling, lengths),
      wholeMs: wholeMs(lengths),
      status,
    };
    dispatchEvent(new CustomEvent('sendero:told', { detail: position }));
    stage.show({ telling, slides, data });
  };

  const start = async (): Promise<void> => {
    stage.root.setAttribute('aria-busy', 'true');
    try {
      slides = await loadSlides(data.id, data.href);
    } catch (error) {
      console.warn('Cannot load the slides', error);
      stage.parts.said.textContent = data.failed;
      return;
    } finally {
      stage.root.removeAttribute('aria-busy');
    }
    lengths = slides.map(({ beats }) =>
      beats.map(({ textContent }) => beatMs(textContent, shell.language)),
    );
    telling = beginTelling(lengths, from);
    stage.open();
    act('play');
  };

  const toggle = (): void => act(telling?.status === 'playing' ? 'pause' : 'play');

  stage.root.addEventListener('click', ({ target }) => {
    const name = target instanceof Element ? target.closest('button')?.name : undefined;
    if (name === 'start') void start();
    else if (name === 'toggle') toggle();
    else if (name !== undefined && BUTTONS[name]) act(BUTTONS[name]);
  });
  stage.root.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (!telling || event.altKey || event.ctrlKey || event.metaKey) return;
    // A button that has the focus is pressed by the browser itself.
    const isOnButton = target instanceof Element && target.closest('button,a') !== null;
    if (key === ' ' && !isOnButton) toggle();
    else if (KEYS[key]) act(KEYS[key]);
    else return;
    event.preventDefault();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') act('pause');
  });
  addEventListener('pagehide', () => act('pause'));
  addEventListener('hashchange', () => {
    const slide = slideInAddress(place, data.id);
    if (slide !== undefined) act({ slide });
  });
  // One plays at a time.
  addEventListener('sendero:plays', ({ detail }) => {
    if (detail !== stage.root) act('pause');
    else
      for (const media of document.querySelectorAll<HTMLMediaElement>('video,audio')) media.pause();
  });
  document.addEventListener('play', () => act('pause'), { capture: true });
};

/** The slide that the address names, on the page of slides itself. */
function slideInAddress(place: Element, session: string): number | undefined {
  const [, number] = /^#slide-(\d+)$/.exec(location.hash) ?? [];
  const isOwnPage = place.ownerDocument.querySelector(`[data-slides="${session}"]`) !== null;
  return isOwnPage && number !== undefined ? Number(number) - 1 : undefined;
}
