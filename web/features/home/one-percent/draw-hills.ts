import type { OnePercentAnswer } from '#domain/one-percent/answer-one-percent.ts';

export const HILL_SIZE = { width: 560, height: 350 };

/** The bracket beside the end of both lines: where it stands, and how far it reaches. */
const BRACKET = { from: 14, width: 14 };

/** The paths of the picture by the names of their elements. */
type Hills = Readonly<Record<'hill' | 'gain' | 'line' | 'bracket', string>>;

/**
 * The savings with one percent more always end at the top. The browser draws this again with each
 * choice, so it is written without a drawing library.
 */
export function drawHills({ years }: Pick<OnePercentAnswer, 'years'>): Hills {
  const { width, height } = HILL_SIZE;
  const most = years.at(-1)?.withMore ?? 0;
  const place = (balance: number, year: number): string =>
    `${inTenths((year / (years.length - 1)) * width)} ${inTenths(height - (balance / most) * height)}`;
  const base = years.map((year, at) => place(year.base, at));
  const withMore = years.map((year, at) => place(year.withMore, at));
  const [x, y = '0'] = base.at(-1)?.split(' ') ?? [];
  const from = Number(x) + BRACKET.from;
  return {
    hill: `M${base.join('L')}V${height}H0Z`,
    gain: `M${[...withMore, ...base.toReversed()].join('L')}Z`,
    line: `M${withMore.join('L')}`,
    bracket: `M${from} 0h${BRACKET.width}V${y}h-${BRACKET.width}`,
  };
}

function inTenths(length: number): number {
  return Math.round(length * 10) / 10;
}
