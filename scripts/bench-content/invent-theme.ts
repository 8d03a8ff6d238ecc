import type { Theme, ThemeToken } from '../../contracts/content/theme.ts';
import { COLOUR_PAIRS } from '../../server/content/theme-contrast.ts';
import type { Random } from './random.ts';

type Channels = readonly [red: number, green: number, blue: number];

/** The share of each channel in the luminance by which WCAG counts contrast. */
const LUMA: Channels = [0.2126, 0.7152, 0.0722];
const MOST_TRIES = 50;
/** What 8 bits a channel may lose of a ratio that two programs compute. */
const TOLERANCE = 0.001;

/**
 * Turns all colors of a theme by one angle. Each keeps its luminance, so that what could be read before
 * can be read after; a turn that rounding makes worse is thrown away.
 */
export function inventTheme(base: Theme, random: Random): Theme {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const angle = random.next() * 2 * Math.PI;
    const colors = Object.entries(base).map(([token, color]) => [token, turn(color, angle)]);
    const theme = Object.fromEntries(colors) as Theme;
    if (isReadable(theme)) return theme;
  }
  return base;
}

function isReadable(theme: Theme): boolean {
  const luminances = new Map(
    Object.entries(theme).map(([token, color]) => [token, luminanceOf(linear(color))]),
  );
  const of = (token: ThemeToken): number => luminances.get(token) ?? 0;
  return COLOUR_PAIRS.every(({ front, back, atLeast }) => {
    const [dark, light] = [Math.min(of(front), of(back)), Math.max(of(front), of(back))];
    return (light + 0.05) / (dark + 0.05) >= atLeast + TOLERANCE;
  });
}

/** The color on the other side of the gray of the same luminance, turned by the angle around it. */
function turn(color: string, angle: number): string {
  const channels = linear(color);
  const gray = luminanceOf(channels);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [red, , blue] = channels.map((value) => value - gray) as unknown as Channels;
  // A turn in the plane of equal luminance, which red and blue span; green follows from the luminance.
  const turnedRed = red * cos - blue * sin;
  const turnedBlue = red * sin + blue * cos;
  const turnedGreen = -(turnedRed * LUMA[0] + turnedBlue * LUMA[2]) / LUMA[1];
  const turned = [turnedRed, turnedGreen, turnedBlue];
  const room = Math.min(1, ...turned.map((value) => roomFor(value, gray)));
  return `#${turned.map((value) => byteOf(gray + value * room)).join('')}`;
}

/** The share of a distance from the gray that stays between black and full light. */
function roomFor(distance: number, gray: number): number {
  if (distance === 0) return 1;
  return (distance > 0 ? 1 - gray : gray) / Math.abs(distance);
}

function luminanceOf(channels: Channels): number {
  return channels.reduce((sum, value, at) => sum + value * (LUMA[at] ?? 0), 0);
}

function linear(color: string): Channels {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
}

function byteOf(value: number): string {
  const clipped = Math.min(1, Math.max(0, value));
  const encoded = clipped <= 0.003_130_8 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();
}
