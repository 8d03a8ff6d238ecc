import { clockLength, clockTime } from '#domain/playlist/clock-time.ts';
import type { PlayerData } from './player-words.ts';

export type PlayerStatus = 'resting' | 'playing' | 'paused' | 'ended' | 'failed';

/** What the film says just now, where we show it ourselves. */
export interface Caption {
  words: string;
  language: string;
}

interface ShownPlayer {
  status: PlayerStatus;
  /** In seconds. */
  position: number;
  length: number;
  speed: number;
  hasCaptions: boolean;
  caption: Caption;
  isNative: boolean;
}

interface PlayerInPage {
  root: HTMLElement;
  media: HTMLMediaElement;
  slider: HTMLInputElement;
  show: (shown: ShownPlayer) => void;
}

/** The player as the server drew it. */
export function findPlayer(place: HTMLElement, data: PlayerData): PlayerInPage {
  const root = find(place, '[data-player]');
  const slider = find(root, '[name="position"]') as HTMLInputElement;
  const part = (name: string): HTMLElement => find(root, `[data-part="${name}"]`);
  const tool = (name: string): HTMLElement | null => root.querySelector(`button[name="${name}"]`);
  const chapters = [...root.querySelectorAll<HTMLElement>('[data-at]')];
  return {
    root,
    slider,
    media: find(root, 'video,audio') as HTMLMediaElement,
    show: ({ status, position, length, speed, hasCaptions, caption, isNative }) => {
      root.dataset['player'] = status;
      setText(part('toggleWords'), wordsOf(data, status, position));
      setText(part('time'), status === 'ended' ? clockLength(position) : clockTime(position));
      if (length > 0) setText(part('length'), clockLength(length));
      const played = length > 0 ? position / length : 0;
      slider.value = `${played * Number(slider.max)}`;
      slider.style.setProperty('--played', `${played * 100}%`);
      slider.ariaValueText = data.position
        .replace('{position}', clockTime(position))
        .replace('{length}', clockLength(length));
      const line = root.querySelector<HTMLElement>('[data-part="caption"]');
      if (line) {
        line.hidden = !hasCaptions || isNative;
        line.lang = caption.language;
        setText(line, caption.words);
      }
      tool('captions')?.setAttribute('aria-pressed', `${hasCaptions}`);
      tool('native')?.setAttribute('aria-pressed', `${isNative}`);
      const faster = tool('speed');
      faster?.setAttribute('aria-label', data.speed.replace('{speed}', `${speed}×`));
      if (faster) setText(faster, `${speed}×`);
      part('failed').hidden = status !== 'failed';
      markChapter(chapters, status === 'resting' ? -1 : position);
    },
  };
}

function wordsOf(data: PlayerData, status: PlayerStatus, position: number): string {
  if (status === 'playing') return data.pause;
  if (status === 'ended') return data.again;
  return position >= 1 ? data.playFrom.replace('{time}', clockTime(position)) : data.play;
}

function markChapter(chapters: readonly HTMLElement[], position: number): void {
  const now = chapters.findLast(({ dataset }) => Number(dataset['at']) <= position);
  for (const chapter of chapters)
    if (chapter === now) chapter.setAttribute('aria-current', 'true');
    else chapter.removeAttribute('aria-current');
}

function find(within: ParentNode, selector: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The player lacks ${selector}`);
  return found;
}

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
