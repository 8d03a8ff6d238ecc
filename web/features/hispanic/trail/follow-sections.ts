import type { HispanicStop } from '#contracts/views/hispanic.ts';
import { followReading } from '../../../islands/follow-reading.ts';
import type { Listen } from '../../../islands/listen.ts';

export interface TrailStop extends HispanicStop {
  /** Where one is, in words. */
  place: string;
}

/** One reads a little above the middle of the window. */
const LINE = 40;

/** Shows on the trail where the reader is, and closes the bar once one of its links was followed. */
export const followSections: Listen = (place, _ground, data) => {
  const stops = data['stops'] as readonly TrailStop[];
  followReading({
    ids: stops.map(({ id }) => id),
    line: LINE,
    onSection: (at) => show(place, stops, at),
  });
  place.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a'))
      target.closest('details')?.removeAttribute('open');
  });
};

function show(place: HTMLElement, stops: readonly TrailStop[], at: number): void {
  for (const list of place.querySelectorAll('ol'))
    for (const [index, entry] of [...list.children].entries()) {
      entry.setAttribute('data-part', index < at ? 'past' : index === at ? 'current' : 'ahead');
      const link = entry.querySelector('a');
      if (index === at) link?.setAttribute('aria-current', 'true');
      else link?.removeAttribute('aria-current');
    }
  const stop = stops[at];
  const bar = place.querySelector('[data-bar]');
  bar?.setAttribute('data-color', stop?.color ?? '');
  say(bar, '[data-where]', stop?.place);
  say(bar, '[data-name]', stop?.label);
}

function say(bar: Element | null, what: string, words = ''): void {
  const found = bar?.querySelector(what);
  if (found) found.textContent = words;
}
