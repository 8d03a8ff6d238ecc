import type { Theme, ThemeToken } from '#contracts/content/theme.ts';
import Color from 'colorjs.io';

interface ColourPair {
  front: ThemeToken;
  back: ThemeToken;
  /** WCAG 2.2: 4.5 for text, 3 for large text, icons and borders of controls. */
  atLeast: number;
}

const BANDS: readonly ThemeToken[] = ['c-band-sky', 'c-band-blush', 'c-band-sun', 'c-band-leaf'];

function pairs(
  fronts: readonly ThemeToken[],
  backs: readonly ThemeToken[],
  atLeast: number,
): ColourPair[] {
  return fronts.flatMap((front) => backs.map((back) => ({ front, back, atLeast })));
}

/**
 * Every pair of colors that the components put on each other. A new component adds its pair here
 * first.
 */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  ...pairs(['c-ink', 'c-ink-2', 'c-brand'], ['c-ground', 'c-surface', ...BANDS], 4.5),
  ...pairs(['c-ink'], ['art-sky', 'art-blush', 'art-soft', 'c-accent', 'art-sun'], 4.5),
  ...pairs(['c-on-brand'], ['c-brand', 'c-brand-strong'], 4.5),
  ...pairs(['c-on-accent'], ['c-accent'], 4.5),
  ...pairs(['c-error'], ['c-ground', 'c-surface', 'c-error-tint', 'c-band-blush'], 4.5),
  ...pairs(['c-success'], ['c-ground', 'c-surface', 'c-success-tint'], 4.5),
  ...pairs(['c-ink-2'], ['c-line'], 4.5),
  ...pairs(['art-paper'], ['art-deep', 'art-night'], 4.5),
  ...pairs(['c-line-strong'], ['c-ground', 'c-surface', ...BANDS], 3),
  ...pairs(['c-accent-strong'], ['c-ground', 'c-band-sun'], 3),
  ...pairs(['c-brand'], ['c-accent', 'art-soft', 'art-sky', 'art-blush', 'art-sun'], 3),
  ...pairs(
    ['c-focus'],
    ['c-ground', 'c-accent', 'art-soft', 'art-sky', 'art-blush', 'art-sun', ...BANDS],
    3,
  ),
  ...pairs(['c-series-1', 'c-series-2'], ['c-ground'], 3),
  ...pairs(['art-deep'], ['art-sky'], 3),
];

interface ContrastFailure extends ColourPair {
  ratio: number;
}

export function findContrastFailures(theme: Theme): ContrastFailure[] {
  const read = new Map<ThemeToken, Color>();
  const colourOf = (token: ThemeToken): Color => {
    const colour = read.get(token) ?? new Color(theme[token]);
    read.set(token, colour);
    return colour;
  };
  return COLOUR_PAIRS.flatMap((pair) => {
    const ratio = colourOf(pair.front).contrast(colourOf(pair.back), 'WCAG21');
    return ratio < pair.atLeast ? [{ ...pair, ratio }] : [];
  });
}
