import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { mixReturns, type RealYear } from './market-years.ts';

export interface StoryQuestion {
  savings: number;
  /** What is taken out when each year begins, in dollars of the first year. It says how many years. */
  needs: readonly number[];
  sharesPercentage: number;
  /** What funds cost in a year; the series itself has no fees. */
  feesPercentage?: number;
}

const STORY_NAMES = ['worst', 'middle', 'best'] as const;
type StoryName = (typeof STORY_NAMES)[number];

/** What would have become of these savings for somebody who stopped working in a year of the past. */
interface MarketStory {
  name: StoryName;
  fromYear: number;
  toYear: number;
  /** The most that could have been taken out every year alike. */
  paidEvenly: number;
  /** What was there when each year ended, in dollars of the first year. */
  balances: number[];
  /** What the first year brought beyond prices: 0.05 is 5 %. */
  firstReturn: number;
  /** The year, counted from 1, whose need was not paid; undefined where the savings lasted. */
  emptyInYear: number | undefined;
}

export interface MarketStories {
  stories: readonly MarketStory[];
  /** In how many of all times the savings lasted. It is never told without the three stories. */
  lasted: number;
  times: number;
}

/**
 * The worst, the middle and the best time to stop working since the series begins, by what savings could
 * have paid in every year alike. Undefined where fewer years are known than are asked for.
 */
export function tellStories(
  question: StoryQuestion,
  years: readonly RealYear[],
): MarketStories | undefined {
  const { savings, needs, sharesPercentage, feesPercentage } = question;
  const length = needs.length;
  const starts = years.length - length + 1;
  if (length === 0 || starts < 1) return undefined;
  const returns = mixReturns(years, sharesPercentage, feesPercentage);
  const worth = listWorth(returns);
  const rates = new Float64Array(starts);
  for (let at = 0; at < starts; at += 1) rates[at] = evenRate(worth, at, length);
  const ranked = rates.toSorted();
  const places = { worst: 0, middle: Math.floor((starts - 1) / 2), best: starts - 1 };
  const stories = STORY_NAMES.map((name): MarketStory => {
    const rate = ranked[places[name]] ?? 0;
    const at = rates.indexOf(rate);
    const fromYear = years[at]?.year ?? 0;
    return {
      name,
      fromYear,
      toYear: fromYear + length - 1,
      paidEvenly: savings * rate,
      firstReturn: returns[at] ?? 0,
      ...drawThrough(question, returns, at),
    };
  });
  return { stories, lasted: countLasted(savings, listRuns(needs), worth, starts), times: starts };
}

/**
 * What a dollar of each year was worth in the first one, by what savings earned in between, and the sums
 * of these: with them a time of many years is one division and not a walk through it.
 */
interface Worth {
  ofYear: Float64Array;
  sums: Float64Array;
}

function listWorth(returns: Float64Array): Worth {
  const ofYear = new Float64Array(returns.length);
  const sums = new Float64Array(returns.length + 1);
  let worth = 1;
  let sum = 0;
  for (let at = 0; at < returns.length; at += 1) {
    ofYear[at] = worth;
    sum += worth;
    sums[at + 1] = sum;
    worth /= 1 + (returns[at] ?? 0);
  }
  return { ofYear, sums };
}

/** The part of the savings that could be taken at the start of each year, so that nothing is left. */
function evenRate({ ofYear, sums }: Worth, from: number, length: number): number {
  return (ofYear[from] ?? 0) / ((sums[from + length] ?? 0) - (sums[from] ?? 0));
}

/**
 * Slack for sums of binary fractions, half a cent: sums of 150 years lose more of millions than a thousandth
 * of one.
 */
const NOTHING = 0.005;

/** Years in a row with the same need, counted from the first. */
interface NeedRun {
  need: number;
  from: number;
  until: number;
}

/** Needs change when a benefit begins, so that a life has a few runs of years and not one for each year. */
function listRuns(needs: readonly number[]): NeedRun[] {
  const runs: NeedRun[] = [];
  let last: NeedRun | undefined;
  for (const need of needs) {
    const from: number = last?.until ?? 0;
    if (last?.need === need) last.until += 1;
    else runs.push((last = { need, from, until: from + 1 }));
  }
  return runs;
}

/** Savings that were short once stay short, so it is enough to hold all needs against what was there. */
function countLasted(
  savings: number,
  runs: readonly NeedRun[],
  { ofYear, sums }: Worth,
  starts: number,
): number {
  let lasted = 0;
  for (let at = 0; at < starts; at += 1) {
    let needed = 0;
    for (const { need, from, until } of runs)
      needed += need * ((sums[at + until] ?? 0) - (sums[at + from] ?? 0));
    if (needed <= (savings + NOTHING) * (ofYear[at] ?? 1)) lasted += 1;
  }
  return lasted;
}

function drawThrough(
  { savings, needs }: StoryQuestion,
  returns: Float64Array,
  from: number,
): Pick<MarketStory, 'balances' | 'emptyInYear'> {
  const balances: number[] = [];
  let left = savings;
  let emptyInYear: number | undefined;
  for (const need of needs) {
    if (left < need - NOTHING) emptyInYear ??= balances.length + 1;
    left = Math.max(0, left - need) * (1 + (returns[from + balances.length] ?? 0));
    balances.push(left);
  }
  return { balances, emptyInYear };
}

export type StoryStep =
  'story.series' | 'story.ranked' | 'story.told' | 'story.walked' | 'story.share';

/** The series and the ranking, each time from its first year to its last, and in how many savings lasted. */
export function traceStories(
  { savings, needs, sharesPercentage }: StoryQuestion,
  fromAge: number,
  years: readonly RealYear[],
  { stories, lasted, times }: MarketStories,
): Array<Step<StoryStep>> {
  const traceStory = (story: MarketStory): Array<Step<StoryStep>> => {
    const { fromYear, toYear, paidEvenly, balances, firstReturn, emptyInYear } = story;
    return [
      {
        key: 'story.told',
        figures: {
          fromYear: number(fromYear),
          toYear: number(toYear),
          savings: dollars(savings),
          paidEvenly: dollars(paidEvenly),
        },
      },
      {
        key: 'story.walked',
        figures: {
          need: dollars(Math.min(savings, needs[0] ?? 0)),
          gain: percent(100 * firstReturn),
          first: dollars(balances[0] ?? 0),
          until: number(fromAge + (emptyInYear === undefined ? needs.length : emptyInYear - 1)),
          left: dollars(balances.at(-1) ?? 0),
        },
      },
    ];
  };
  return [
    {
      key: 'story.series',
      figures: {
        fromYear: number(years[0]?.year ?? 0),
        toYear: number(years.at(-1)?.year ?? 0),
        shares: percent(sharesPercentage),
      },
    },
    {
      key: 'story.ranked',
      figures: { times: number(times), years: number(needs.length) },
    },
    ...stories.flatMap(traceStory),
    { key: 'story.share', figures: { lasted: number(lasted), times: number(times) } },
  ];
}
