import type { Scene } from '../film.ts';
import { clamp, easeOut } from './motion.ts';
import { paintOf } from './paints.ts';
import { FONT, type Stage } from './stage.ts';

const LEFT = 72;
const WIDTH = 1280 - 2 * LEFT;
const LARGEST = 62;
const SMALLEST = 46;
const SECONDS_IN = 0.45;
const SECONDS_OUT = 0.22;

interface Word {
  text: string;
  isMarked: boolean;
  width: number;
}

interface SetLine {
  rows: Word[][];
  size: number;
}

const settings = new Map<string, SetLine>();

/** The largest letters that fit into two rows, and the rows as even as they can be. */
function setLine(pen: CanvasRenderingContext2D, text: string): SetLine {
  const known = settings.get(text);
  if (known) return known;
  for (let size = LARGEST; size >= SMALLEST; size -= 2) {
    const words = measure(pen, text, size);
    const rows = inTwoRows(words, size);
    if (rows === undefined) continue;
    const line = { rows, size };
    settings.set(text, line);
    return line;
  }
  throw new Error(`These words need more than two rows: ${text}`);
}

function choose(pen: CanvasRenderingContext2D, size: number): void {
  pen.font = `800 ${size}px "${FONT}"`;
  pen.letterSpacing = `${-size * 0.022}px`;
}

function measure(pen: CanvasRenderingContext2D, text: string, size: number): Word[] {
  choose(pen, size);
  let isMarked = false;
  return text.split(' ').map((raw) => {
    if (raw.startsWith('*')) isMarked = true;
    const word = { text: raw.replaceAll('*', ''), isMarked, width: 0 };
    if (/\*[.,:;!?”]*$/.test(raw)) isMarked = false;
    return { ...word, width: pen.measureText(word.text).width };
  });
}

function widthOf(row: readonly Word[], size: number): number {
  return row.reduce((sum, word) => sum + word.width, 0) + Math.max(0, row.length - 1) * size * 0.23;
}

function inTwoRows(words: Word[], size: number): Word[][] | undefined {
  if (widthOf(words, size) <= WIDTH * 0.72) return [words];
  let best: { rows: Word[][]; widest: number } | undefined;
  for (let cut = 1; cut < words.length; cut += 1) {
    const rows = [words.slice(0, cut), words.slice(cut)];
    const widest = Math.max(...rows.map((row) => widthOf(row, size)));
    if (widest <= WIDTH && (best === undefined || widest <= best.widest)) best = { rows, widest };
  }
  return best?.rows;
}

/** The line to be read now, which appears word by word. */
export function drawWords(stage: Stage, scene: Scene, beats: readonly number[]): void {
  const { pen, seconds } = stage;
  const found = beats.findIndex(
    (start, index) => seconds >= start && seconds < (beats[index + 1] ?? Infinity),
  );
  const index = Math.min(scene.lines.length - 1, Math.max(0, found));
  const words = scene.lines[index];
  if (words === undefined) return;
  const since = seconds - (beats[index] ?? 0);
  const left = (beats[index + 1] ?? Infinity) - seconds;
  const isLast = index === scene.lines.length - 1;
  const leaving = isLast ? 1 : clamp(left / SECONDS_OUT);
  const { rows, size } = setLine(pen, stage.say(words));
  const lead = size * 1.1;
  const top = scene.place === 'bottom' ? 720 - 52 - (rows.length - 1) * lead : 64 + size * 0.72;
  const ink = paintOf(scene.ink ?? 'night');
  let order = 0;
  choose(pen, size);
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  rows.forEach((row, at) => {
    let x = LEFT;
    for (const word of row) {
      const part = easeOut((since - order * 0.035) / SECONDS_IN);
      order += 1;
      pen.save();
      pen.globalAlpha = part * leaving;
      const y = top + at * lead + (1 - part) * 22;
      if (word.isMarked) {
        pen.fillStyle = paintOf(scene.ink === 'paper' ? 'ember' : 'sun');
        pen.fillRect(x - 4, y + size * 0.02, (word.width + 8 + size * 0.12) * part, size * 0.16);
      }
      pen.fillStyle = ink;
      pen.fillText(word.text, x, y);
      pen.restore();
      x += word.width + size * 0.23;
    }
  });
}
