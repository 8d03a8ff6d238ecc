import type { Paint } from '../film.ts';

/** The colors of the default company, given by the page that draws. */
let colours: Record<string, string> = {};

export function setTheme(theme: Record<string, string>): void {
  colours = theme;
}

function token(name: string): string {
  return colours[name] ?? '#000000';
}

export function mix(from: string, to: string, percentage: number): string {
  return `color-mix(in oklab, ${from}, ${to} ${percentage}%)`;
}

export function paintOf(paint: Paint): string {
  switch (paint) {
    case 'leaf':
      return token('c-band-leaf');
    case 'wheat':
      return token('c-band-sun');
    case 'skin':
      return '#C88A5C';
    case 'dusk':
      return mix(token('art-deep'), token('art-night'), 45);
    case 'grey':
      return mix(token('art-paper'), token('art-night'), 24);
    default:
      return token(`art-${paint}`);
  }
}

/** The paler or darker color in which strata and shades are drawn. */
export function shadeOf(paint: Paint): string {
  const base = paintOf(paint);
  switch (paint) {
    case 'deep':
    case 'dusk':
    case 'night':
      return mix(base, paintOf('mid'), 45);
    case 'mid':
      return mix(base, paintOf('soft'), 45);
    case 'ember':
      return mix(base, paintOf('night'), 16);
    case 'sun':
    case 'blush':
      return mix(base, paintOf('ember'), 28);
    case 'paper':
    case 'grey':
    case 'sky':
    case 'leaf':
    case 'wheat':
      return mix(base, paintOf('night'), 12);
    default:
      return mix(base, paintOf('mid'), 40);
  }
}
