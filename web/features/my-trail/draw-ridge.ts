export const RIDGE = { width: 640, height: 460 } as const;

const FOOT = { x: 24, y: 392 };
const TOP = { x: 560, y: 176 };
/** The land goes on beyond the drawing, which shows as much of it as the page has room for. */
const BEFORE = [
  { x: -1600, y: 446 },
  { x: -420, y: 438 },
  { x: -150, y: 420 },
];
const BEHIND = [
  { x: 650, y: 232 },
  { x: 780, y: 300 },
  { x: 1600, y: 410 },
];
const POINTS = 48;

export interface Point {
  x: number;
  y: number;
}

/** A place on the way up: 0 is the foot, 1 the top. The way has three gentle waves. */
export function placeOn(way: number): Point {
  const wave = 13 * Math.sin(way * Math.PI * 3.5) * (1 - way);
  return {
    x: round(FOOT.x + (TOP.x - FOOT.x) * way),
    y: round(FOOT.y + (TOP.y - FOOT.y) * way + wave),
  };
}

/** The ridge, so much lower; lines below it flatten. It ends at a part of the way, or behind the top. */
export function ridgeLine(down: number, end?: number): Point[] {
  const flat = 1 - Math.max(0, down) / 320;
  const way = Array.from({ length: POINTS + 1 }, (_, at) => placeOn((end ?? 1) * (at / POINTS)));
  const whole = end === undefined ? [...BEFORE, ...way, ...BEHIND] : way;
  return whole.map(({ x, y }) => ({
    x,
    y: round(end === undefined ? 404 + (y - 404) * flat + down : y + down),
  }));
}

/** The points as a line, or as the land between them and a depth. */
export function lineOf(points: readonly Point[], depth?: number): string {
  const line = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const [first, last] = [points[0], points.at(-1)];
  return depth === undefined || !first || !last
    ? line
    : `${line}L${last.x} ${depth}L${first.x} ${depth}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
