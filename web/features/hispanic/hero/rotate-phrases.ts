import type { Listen } from '../../../islands/listen.ts';

/** What the phrases need besides what is drawn. */
export interface Rotation {
  interval: number;
  /** The names of the button. */
  pause: string;
  play: string;
  /** Where one is, for each phrase. */
  places: readonly string[];
}

/** Rotates through the phrases again and again, with the same interval for each. */
export const rotatePhrases: Listen = (place, _ground, data) => {
  const { interval, places, pause, play } = data as unknown as Rotation;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)');
  const button = place.querySelector<HTMLElement>('[data-pause]');
  const list = place.querySelector('[aria-live]');
  const prompt = place.querySelector('[data-prompt]');
  const where = place.querySelector('[data-where]');
  const phrases = list ? [...list.children] : [];
  const dots = [...place.querySelectorAll('[data-dot]')];
  const last = phrases.length - 1;
  let shown = 0;
  let wantsPlay = true;
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = (at: number): void => {
    shown = at;
    prompt?.toggleAttribute('data-away', at === last);
    for (const [index, phrase] of phrases.entries())
      phrase.toggleAttribute('data-shown', index === at);
    for (const [index, dot] of dots.entries())
      if (index === at) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    if (where) where.textContent = places[at] ?? '';
  };
  const follow = (): void => {
    clearInterval(timer);
    const isPlaying = wantsPlay && last > 0 && !isStill.matches;
    list?.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
    button?.toggleAttribute('data-paused', !isPlaying);
    button?.setAttribute('aria-label', isPlaying ? pause : play);
    if (!isPlaying) return;
    timer = setInterval(() => {
      if (document.visibilityState === 'visible') show((shown + 1) % phrases.length);
    }, interval);
  };

  button?.addEventListener('click', () => {
    wantsPlay = !wantsPlay;
    follow();
  });
  for (const [at, dot] of dots.entries())
    dot.addEventListener('click', () => {
      // A visitor who chooses a phrase wants to read it, so the rotation stops.
      wantsPlay = false;
      show(at);
      follow();
    });
  isStill.addEventListener('change', follow);
  follow();
};
