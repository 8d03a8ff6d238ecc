import { secondsInHash } from '#domain/media/passage-id.ts';
import type { Listen } from '../../islands/listen.ts';
import { isForNewTab } from '../../site/is-for-new-tab.ts';
import { followCaptions } from './follow-captions.ts';
import { findPlayer, type PlayerStatus } from './player-parts.ts';
import type { PlayerData } from './player-words.ts';

const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;
/** How far an arrow key goes, in seconds. */
const STEP = 5;

/** A player that the page itself has drawn: what plays it is loaded when it is pressed. */
export const playMedia: Listen = (place, _ground, data) => {
  followMedia(place, data as PlayerData);
};

/**
 * Moves the disc and the bar of a player, and does what is pressed on them. The transcript stands in the
 * same place. Returns the function that ends it.
 */
export function followMedia(place: HTMLElement, data: PlayerData): () => void {
  const over = new AbortController();
  const { signal } = over;
  const { root, media, slider, show } = findPlayer(place, data);
  /** Where it begins once the browser has read the file: nothing is fetched for it before. */
  let wanted: { part: number } | { seconds: number } | undefined;
  let hasStarted = false;
  let hasFailed = false;
  let isNative = false;

  const length = (): number => (Number.isFinite(media.duration) ? media.duration : data.seconds);
  const position = (): number =>
    Math.min(
      length(),
      wanted === undefined
        ? media.currentTime
        : 'part' in wanted
          ? wanted.part * length()
          : wanted.seconds,
    );
  const status = (): PlayerStatus => {
    if (hasFailed) return 'failed';
    if (!media.paused) return 'playing';
    if (media.ended) return 'ended';
    return hasStarted ? 'paused' : 'resting';
  };
  const update = (): void => {
    media.controls = isNative || document.fullscreenElement === media;
    captions.place();
    show({
      status: status(),
      position: position(),
      length: length(),
      speed: media.playbackRate,
      hasCaptions: captions.isOn(),
      caption: captions.now(),
      isNative,
    });
  };

  const captions = followCaptions(media, { signal, onChange: update });

  const fail = (): void => {
    if (media instanceof HTMLAudioElement) console.warn('The podcast could not be played');
    hasFailed = true;
    update();
  };
  const play = (): void => {
    if (hasFailed) return tryAgain();
    media.play().catch((error: unknown) => {
      // A browser may refuse to play before it is pressed; another press or film may come between.
      if (error instanceof DOMException && error.name === 'NotSupportedError') fail();
      else console.warn('The recording waits for its own play button');
    });
  };
  const tryAgain = (): void => {
    wanted = { seconds: position() };
    hasFailed = false;
    media.load();
    play();
  };
  const seek = (part: number): void => {
    if (Number.isFinite(media.duration)) media.currentTime = part * media.duration;
    else {
      wanted = { part };
      media.preload = 'metadata';
      media.load();
    }
    update();
  };
  const goTo = (seconds: number): void => {
    if (media.readyState === HTMLMediaElement.HAVE_NOTHING) wanted = { seconds };
    else media.currentTime = seconds;
    update();
  };
  const takePlaceInAddress = (): void => {
    const seconds = secondsInHash(location.hash, data.name);
    if (seconds === undefined) return;
    openWords(place);
    goTo(seconds);
    root.scrollIntoView();
  };
  const press: Readonly<Record<string, () => void>> = {
    toggle: () => (media.paused ? play() : media.pause()),
    captions: captions.toggle,
    speed: () => {
      const at = SPEEDS.findIndex((speed) => speed === media.playbackRate);
      media.playbackRate = SPEEDS[(at + 1) % SPEEDS.length] ?? 1;
    },
    full: () => void media.requestFullscreen().catch(update),
    native: () => {
      isNative = !isNative;
      hasStarted = true;
    },
    again: tryAgain,
    read: () => openWords(place)?.querySelector('summary')?.focus(),
  };

  for (const type of ['play', 'pause', 'timeupdate', 'seeked', 'ratechange', 'durationchange'])
    media.addEventListener(type, update, { signal });
  media.addEventListener('play', () => (hasStarted = true), { signal, capture: true });
  media.addEventListener(
    'loadedmetadata',
    () => {
      const at = position();
      if (wanted === undefined) return;
      wanted = undefined;
      goTo(at);
    },
    { signal },
  );
  // At its end a recording goes back to its beginning. It does so only here, after the end was counted.
  media.addEventListener(
    'ended',
    () => {
      if (media instanceof HTMLAudioElement) {
        media.currentTime = 0;
        hasStarted = false;
      }
      update();
    },
    { signal },
  );
  document.addEventListener('fullscreenchange', update, { signal });
  // A film says that it failed by the last of its sources; neither error leaves its element.
  root.addEventListener(
    'error',
    ({ target }) => {
      const isLast = target instanceof HTMLSourceElement && !target.matches(':has(~ source)');
      if (target === media || isLast) fail();
    },
    { signal, capture: true },
  );
  // One plays at a time.
  document.addEventListener(
    'play',
    ({ target }) => {
      if (target !== media) media.pause();
    },
    { signal, capture: true },
  );

  slider.addEventListener(
    'input',
    // An island that wakes gives back what was typed, which here is what this player has set.
    ({ isTrusted }) => {
      if (isTrusted) seek(Number(slider.value) / Number(slider.max));
    },
    { signal },
  );
  place.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const at = target.closest<HTMLElement>('[data-at]')?.dataset['at'];
      const name = target.closest('button')?.name ?? '';
      const isPicture = target.closest('[data-part="screen"]') !== null && !media.controls;
      if (at !== undefined) {
        if (isForNewTab(event)) return;
        event.preventDefault();
        goTo(Number(at));
        play();
      } else if (press[name]) press[name]();
      else if (isPicture) press['toggle']?.();
      // A press on the bar also plays from there. The keys only move the position, because a screen
      // reader is speaking then.
      else if (target === slider) play();
      update();
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      const step = { ArrowLeft: -STEP, ArrowRight: STEP }[key];
      if (step === undefined || target === slider || target === media) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      goTo(Math.max(0, Math.min(length(), position() + step)));
    },
    { signal },
  );
  addEventListener('hashchange', takePlaceInAddress, { signal });

  // Its script may have been missing at first.
  place.closest('[data-without]')?.removeAttribute('data-without');
  const full = root.querySelector<HTMLElement>('[name="full"]');
  if (full) full.hidden = !document.fullscreenEnabled;
  // What was moved before the script was there.
  const moved = Number(slider.value) / Number(slider.max);
  if (moved > 0) seek(moved);
  update();
  takePlaceInAddress();
  return () => over.abort();
}

function openWords(place: HTMLElement): HTMLDetailsElement | null {
  const words = place.querySelector('details');
  if (words) words.open = true;
  return words;
}
