import type { Film } from '../film.ts';
import type { TimedFilm } from '../timing.ts';
import { beatAt, drawScene } from './draw-scene.ts';
import { ease, easeOut } from './motion.ts';
import { listeningPen } from './listening-pen.ts';
import { setTheme } from './paints.ts';
import { drawnPicture, loadPictures } from './pictures.ts';
import { FONT, type Stage } from './stage.ts';

export interface Show {
  film: Film;
  timed: TimedFilm;
  language: 'en' | 'es';
  theme: Record<string, string>;
  /** The SVG text of each drawing, by its name. */
  art: Record<string, string>;
  fontAddress: string;
}

const WIPE_SECONDS = 0.65;
const SECONDS_TO_SETTLE = 2.6;
const QUALITY = 0.9;

let show: Show | undefined;
const canvas = document.createElement('canvas');
canvas.width = 1280;
canvas.height = 720;
const pen = canvas.getContext('2d', { alpha: false });
const before = document.createElement('canvas');
before.width = 1280;
before.height = 720;
const penBefore = before.getContext('2d', { alpha: false });

async function prepare(next: Show): Promise<void> {
  const font = new FontFace(FONT, `url(${next.fontAddress})`, { weight: '100 900' });
  document.fonts.add(await font.load());
  setTheme(next.theme);
  await loadPictures(next.art, next.film);
  show = next;
}

/**
 * Sends the frames one by one to the server that encodes them; a frame like the last one is sent
 * empty.
 */
async function sendFrames(times: number[]): Promise<void> {
  let last: number | undefined;
  for (const time of times) {
    const now = listen(time);
    const isSame = now !== undefined && now === last;
    last = now;
    if (!isSame) draw(time);
    await fetch('/frame', { method: 'POST', body: isSame ? null : await toJpeg() });
  }
}

/**
 * The strokes of a frame summed up in one number. While one scene is wiped off by the next, every
 * frame differs.
 */
function listen(time: number): number | undefined {
  if (!show || !pen) return undefined;
  const { at, since } = sceneAt(show, time);
  if (at > 0 && since < WIPE_SECONDS) return undefined;
  const listening = listeningPen(pen);
  drawAt(listening.pen, at, time);
  return listening.heard();
}

function sceneAt({ timed: { scenes } }: Show, time: number): { at: number; since: number } {
  const at = Math.max(
    0,
    scenes.findLastIndex((scene) => time >= scene.start - 1e-6),
  );
  return { at, since: time - (scenes[at]?.start ?? 0) };
}

function toJpeg(): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

function draw(time: number): void {
  if (!show || !pen || !penBefore) throw new Error('The page has not been prepared');
  const { scenes } = show.timed;
  const { at, since } = sceneAt(show, time);
  if (at === 0 || since >= WIPE_SECONDS) {
    drawAt(pen, at, time);
    return;
  }
  drawAt(penBefore, at - 1, (scenes[at]?.start ?? 0) - 1e-3);
  drawAt(pen, at, time);
  wipe(pen, 1 - ease(since / WIPE_SECONDS));
}

/** Pushes the scene before off the screen behind an edge in the shape of a ridge. */
function wipe(target: CanvasRenderingContext2D, left: number): void {
  const edge = left * 1500 - 110;
  target.save();
  target.beginPath();
  target.moveTo(-10, -10);
  for (let y = -10; y <= 730; y += 15) target.lineTo(edge + 70 * Math.sin(y / 120), y);
  target.lineTo(-10, 730);
  target.clip();
  target.drawImage(before, (left - 1) * 160, 0);
  target.restore();
}

function drawAt(target: CanvasRenderingContext2D, at: number, time: number): void {
  const scene = show?.film.scenes[at];
  const timed = show?.timed.scenes[at];
  if (!show || !scene || !timed) return;
  const seconds = time - timed.start;
  const { language } = show;
  const stage: Stage = {
    pen: target,
    scene,
    seconds,
    filmSeconds: time,
    beat: beatAt(seconds, timed.beats),
    settled: easeOut(seconds / SECONDS_TO_SETTLE),
    say: (words) => words[language],
    picture: drawnPicture,
  };
  target.save();
  drawScene(stage, scene, timed.beats);
  target.restore();
}

Object.assign(window, { prepare, sendFrames });
