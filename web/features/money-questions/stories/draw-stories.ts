/** What became of savings in one time of the past: the balance at the start and after each year. */
interface StoryCourse {
  balances: readonly number[];
  /** The year, counted from 1, that the savings did not pay; undefined where they lasted. */
  emptyInYear: number | undefined;
}

/**
 * The attributes of the drawing that follow from the numbers, in percent of the place they stand in, so
 * that words keep their size and their place beside the lines at every width.
 */
interface DrawnStory {
  line: string;
  /** Where the line ends, from the top of the whole drawing. */
  endY: number;
  nameY: number;
  /** Where the savings are used up, from the left of the whole drawing. */
  emptyX: number | undefined;
}

interface DrawnStories {
  stories: readonly DrawnStory[];
  /** The dollars at the lines of the grid, from below. */
  ticks: readonly number[];
  middle: { year: number; x: number };
}

/** The part of the drawing that the lines have; the rest is for words. */
export const PLOT = { left: 0, top: 10, width: 84, height: 78 };
export const GRID_STEPS = 4;
/** A name needs so much of the height. */
const NAME_HEIGHT = 9;

export function drawStories(courses: readonly StoryCourse[]): DrawnStories {
  const years = Math.max(1, (courses[0]?.balances.length ?? 1) - 1);
  const highest = Math.max(0, ...courses.flatMap(({ balances }) => balances));
  const step = roundStep(highest / GRID_STEPS);
  const most = step * GRID_STEPS;
  const ends = courses.map(({ balances }) => toY(balances.at(-1) ?? 0, most));
  const names = spread(ends);
  const middle = Math.floor(years / 2);
  return {
    stories: courses.map(({ balances, emptyInYear }, at) => ({
      line: `M${balances.map((balance, year) => `${inTenths((100 * year) / years)} ${inTenths(100 - (100 * balance) / most)}`).join('L')}`,
      endY: ends[at] ?? 0,
      nameY: names[at] ?? 0,
      emptyX: emptyInYear === undefined ? undefined : toX(emptyInYear - 1, years),
    })),
    ticks: Array.from({ length: GRID_STEPS + 1 }, (_none, at) => at * step),
    middle: { year: middle, x: toX(middle, years) },
  };
}

export function gridY(at: number): number {
  return inTenths(PLOT.top + PLOT.height * (1 - at / GRID_STEPS));
}

function toX(year: number, years: number): number {
  return inTenths(PLOT.left + (PLOT.width * year) / years);
}

function toY(balance: number, most: number): number {
  return inTenths(PLOT.top + PLOT.height * (1 - balance / most));
}

/** The least of 1, 2, 2.5 and 5 times a power of ten that is no less. */
function roundStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 2.5, 5].find((times) => times * power >= least) ?? 10);
}

/** Keeps names apart that would stand on each other, in their order, and all of them above the axis. */
function spread(ends: readonly number[]): number[] {
  const order = ends
    .map((_end, at) => at)
    .toSorted((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0) || other - one);
  const lowest = PLOT.top + PLOT.height;
  const places: number[] = [];
  let above = -Infinity;
  order.forEach((at, rank) => {
    const room = lowest - NAME_HEIGHT * (order.length - 1 - rank);
    above = Math.min(room, Math.max(ends[at] ?? 0, above + NAME_HEIGHT));
    places[at] = inTenths(above);
  });
  return places;
}

function inTenths(length: number): number {
  return Math.round(length * 10) / 10;
}
