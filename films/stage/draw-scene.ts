import type { Layer, Scene } from '../film.ts';
import { drawArt } from './art.ts';
import {
  drawBars,
  drawBeams,
  drawCalendar,
  drawCount,
  drawLabel,
  drawRidge,
  drawSlider,
  drawSplit,
} from './charts.ts';
import {
  drawDrum,
  drawEqualiser,
  drawGuitar,
  drawKeys,
  drawMicrophone,
  drawNotes,
  drawRecord,
} from './instruments.ts';
import {
  drawCloud,
  drawDisc,
  drawFlowers,
  drawHills,
  drawPanel,
  drawPeak,
  drawRain,
  drawRoad,
  drawStars,
  drawSun,
  drawTrail,
} from './land.ts';
import {
  drawBill,
  drawCheck,
  drawCoins,
  drawJar,
  drawSlip,
  drawStack,
  drawTicket,
} from './money.ts';
import { clamp, easeOut, spring, valueAt } from './motion.ts';
import { paintOf } from './paints.ts';
import type { Drawer, Stage } from './stage.ts';
import {
  drawBus,
  drawChair,
  drawDrops,
  drawFlag,
  drawLights,
  drawPhone,
  drawSign,
  drawTable,
  drawTire,
} from './things.ts';
import { drawWords } from './words.ts';

const DRAWERS: { [Kind in Layer['kind']]: Drawer<Kind> } = {
  sun: drawSun,
  hills: drawHills,
  peak: drawPeak,
  cloud: drawCloud,
  rain: drawRain,
  stars: drawStars,
  trail: drawTrail,
  road: drawRoad,
  flowers: drawFlowers,
  disc: drawDisc,
  panel: drawPanel,
  art: drawArt,
  coins: drawCoins,
  stack: drawStack,
  jar: drawJar,
  bill: drawBill,
  slip: drawSlip,
  ticket: drawTicket,
  bars: drawBars,
  beams: drawBeams,
  ridge: drawRidge,
  split: drawSplit,
  slider: drawSlider,
  phone: drawPhone,
  check: drawCheck,
  sign: drawSign,
  flag: drawFlag,
  calendar: drawCalendar,
  tire: drawTire,
  drops: drawDrops,
  record: drawRecord,
  guitar: drawGuitar,
  microphone: drawMicrophone,
  drum: drawDrum,
  keys: drawKeys,
  equaliser: drawEqualiser,
  notes: drawNotes,
  bus: drawBus,
  lights: drawLights,
  chair: drawChair,
  table: drawTable,
  label: drawLabel,
  count: drawCount,
};

const SECONDS_OF_ENTRANCE = 0.75;

export function drawScene(stage: Stage, scene: Scene, beats: readonly number[]): void {
  stage.pen.fillStyle = paintOf(scene.ground);
  stage.pen.fillRect(0, 0, 1280, 720);
  for (const layer of scene.layers) drawLayer(stage, layer, beats);
  drawWords(stage, scene, beats);
}

function drawLayer(stage: Stage, layer: Layer, beats: readonly number[]): void {
  const { pen, beat, seconds, settled } = stage;
  const { from = -1, until = Infinity, enter, drift = 0, sway = 0 } = layer;
  if (beat < from || beat > until + 0.12) return;
  const since = seconds - secondsAt(from, beats);
  const come = enter === undefined ? 1 : clamp(since / SECONDS_OF_ENTRANCE);
  const gone = clamp(1 - (beat - until) / 0.12);
  const moved = 1 - easeOut(come);
  let x = valueAt(layer.x, beat, 0) - (layer.kind === 'hills' ? 0 : -drift * (1 - settled));
  let y = valueAt(layer.y, beat, 0);
  let scale = valueAt(layer.scale, beat, 1);
  if (enter === 'rise') y += moved * 260;
  if (enter === 'drop') y -= moved * 420;
  if (enter === 'left') x -= moved * 700;
  if (enter === 'right') x += moved * 700;
  if (enter === 'pop') scale *= Math.max(0.001, spring(come));
  pen.save();
  pen.translate(x, y);
  pen.rotate(
    ((valueAt(layer.rotate, beat, 0) + Math.sin(seconds * 1.6 + x) * sway) * Math.PI) / 180,
  );
  pen.scale(scale, scale);
  pen.globalAlpha =
    valueAt(layer.opacity, beat, 1) * gone * (enter === undefined ? 1 : clamp(come * 4));
  (DRAWERS[layer.kind] as Drawer<Layer['kind']>)(stage, layer);
  pen.restore();
}

export function beatAt(seconds: number, beats: readonly number[]): number {
  for (let index = 0; index < beats.length - 1; index += 1) {
    const [start = 0, end = 1] = [beats[index], beats[index + 1]];
    if (seconds < end) return index + (seconds - start) / (end - start);
  }
  return beats.length - 1;
}

function secondsAt(beat: number, beats: readonly number[]): number {
  if (beat <= 0) return 0;
  const index = Math.min(beats.length - 2, Math.floor(beat));
  const [start = 0, end = start] = [beats[index], beats[index + 1]];
  return start + (beat - index) * (end - start);
}
