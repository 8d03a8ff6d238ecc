import type { Reading } from '#domain/speech/reading.ts';
import type { ReaderData } from './reader.tsx';

/** Between the bar and what is scrolled clear of it, in pixels. */
const ROOM = 16;

interface ReaderInPage {
  root: HTMLElement;
  /** Lies over the page while it is read. */
  bar: HTMLElement;
  show: (reading: Reading, data: ReaderData) => void;
  /** Says what went wrong. */
  say: (words: string) => void;
}

/** The reader as the server drew it. */
export function findReader(place: HTMLElement): ReaderInPage {
  const find = (selector: string): HTMLElement => {
    const found = place.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The reader lacks ${selector}`);
    return found;
  };
  const root = find('[data-reader]');
  const bar = find('[data-part="bar"]');
  const listen = find('[name="listen"]');
  const toggle = find('[name="toggle"]');
  const speedButton = find('[name="speed"]');
  const said = find('[data-part="said"]');
  return {
    root,
    bar,
    show: ({ status, speed }, data) => {
      root.dataset['reader'] = status;
      const isOpen = status === 'reading' || status === 'paused';
      setText(find('[data-part="toggleWords"]'), status === 'reading' ? data.pause : data.resume);
      speedButton.ariaLabel = data.speed.replace('{speed}', `${speed}×`);
      setText(speedButton, `${speed}×`);
      setText(said, '');
      if (isOpen === !bar.hidden) return;
      const hadFocus = root.contains(document.activeElement);
      bar.hidden = !isOpen;
      // Below the header, whatever height the size of the text gives it.
      const { bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {};
      bar.style.insetBlockStart = `${Math.max(0, bottom)}px`;
      // What gets the focus is scrolled clear of the bar.
      document.documentElement.style.scrollPaddingTop = isOpen
        ? `${bar.getBoundingClientRect().bottom + ROOM}px`
        : '';
      if (hadFocus) (isOpen ? toggle : listen).focus({ preventScroll: true });
    },
    say: (words) => setText(said, words),
  };
}

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
