import type { Telling } from '#domain/told-session/told-session.ts';
import type { SlideInPage } from './read-slides.ts';
import type { StageData } from './told-stage.tsx';

const PARTS = [
  'words',
  'heading',
  'beat',
  'starts',
  'startWords',
  'end',
  'bar',
  'trail',
  'place',
  'said',
  'toggleWords',
] as const;
type Parts = Readonly<Record<(typeof PARTS)[number], HTMLElement>>;

interface Shown {
  telling: Telling;
  isAloud: boolean;
  slides: readonly SlideInPage[];
  data: StageData;
}

interface StageInPage {
  root: HTMLElement;
  parts: Parts;
  /** Puts the words and the buttons in the place of the cover. */
  open: () => void;
  show: (shown: Shown) => void;
}

/** The stage as the server drew it. */
export function findStage(place: HTMLElement): StageInPage {
  const find = (selector: string): HTMLElement => {
    const found = place.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The stage lacks ${selector}`);
    return found;
  };
  const root = find('[data-stage]');
  const picture = find('img') as HTMLImageElement;
  const parts = Object.fromEntries(
    PARTS.map((name) => [name, find(`[data-part="${name}"]`)]),
  ) as Parts;
  return {
    root,
    parts,
    open: () => {
      const hadFocus = parts.starts.contains(document.activeElement);
      parts.starts.hidden = true;
      parts.words.hidden = false;
      parts.bar.hidden = false;
      if (hadFocus) find('[name="toggle"]').focus({ preventScroll: true });
    },
    show: ({ telling: { slide, beat, status, speed }, isAloud, slides, data }) => {
      setPressed(find('[name="voice"]'), isAloud);
      const { heading = '', picture: drawing, beats = [] } = slides[slide] ?? {};
      const isPlaying = status === 'playing';
      root.dataset['stage'] = status;
      // Who listens to a screen reader is told of each step by hand; while it plays, its voice would
      // be behind after the second beat, and the page of slides is the better text.
      parts.words.ariaLive = isPlaying ? 'off' : 'polite';
      setText(parts.said, '');
      setText(parts.heading, heading);
      const told = beats[beat];
      parts.beat.replaceChildren(...(told ? [document.importNode(told, true)] : []));
      if (drawing) [picture.src, picture.alt] = [drawing.src, drawing.alt];
      picture.hidden = drawing === undefined;
      fetchAhead(slides[slide + 1]);
      parts.end.hidden = status !== 'ended';
      setText(
        parts.toggleWords,
        isPlaying ? data.pause : status === 'ended' ? data.again : data.resume,
      );
      setText(
        parts.place,
        data.place.replace('{at}', `${slide + 1}`).replace('{count}', `${slides.length}`),
      );
      setText(find('[name="speed"]'), data.speed.replace('{speed}', `${speed}×`));
      showTrail(parts.trail, {
        slide: status === 'ended' ? slides.length : slide,
        count: slides.length,
      });
    },
  };
}

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

function setPressed(button: HTMLElement, isPressed: boolean): void {
  button.setAttribute('aria-pressed', `${isPressed}`);
}

function showTrail(trail: HTMLElement, { slide, count }: { slide: number; count: number }): void {
  if (trail.childElementCount !== count)
    trail.replaceChildren(...Array.from({ length: count }, () => document.createElement('span')));
  [...trail.children].forEach((step, at) => {
    (step as HTMLElement).dataset['step'] = at < slide ? 'done' : at === slide ? 'now' : 'ahead';
  });
}

/** The next drawing is there when its slide comes. */
function fetchAhead(slide: SlideInPage | undefined): void {
  if (slide?.picture) new Image().src = slide.picture.src;
}
