import { dollars, number, percent } from '#domain/figures/figure.ts';
import type { Step } from '#domain/figures/step.ts';
import { mixReturns, type MarketYear } from './market-years.ts';

export interface StoryQuestion {
  savings: number;
  /** What is taken out when each year begins, in dollars of the first year. It says how many years. */
  needs: readonly number[];
  sharesPercentage: number;
}

export const STORY_NAMES = ['worst', 'middle', 'best'] as const;
export type StoryName = (typeof STORY_NAMES)[number];

/** What would have become of these savings for somebody who stopped working in a year of the past. */
export interface MarketStory {
  name: StoryName;
  fromYear: number;
  toYear: number;
  /** The most that could have been taken out every year alike. */
  paidEvenly: number;
  /** What was there when each year ended, in dollars of the first year. */
  balances: number[];
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
  years: readonly MarketYear[],
): MarketStories | undefined {
  const returns = mixReturns(years, question.sharesPercentage);
  const length = question.needs.length;
  const starts = returns.length - length + 1;
  if (length === 0 || starts < 1) return undefined;
  const ranked = Array.from({ length: starts }, (_none, at) => ({
    at,
    rate: evenRate(returns, at, length),
  })).toSorted((a, b) => a.rate - b.rate);
  const places = [0, Math.floor((starts - 1) / 2), starts - 1];
  const stories = STORY_NAMES.map((name, which): MarketStory => {
    const { at = 0, rate = 0 } = ranked[places[which] ?? 0] ?? {};
    const { balances, emptyInYear } = drawThrough(question, returns, at);
    const fromYear = years[at]?.year ?? 0;
    return {
      name,
      fromYear,
      toYear: fromYear + length - 1,
      paidEvenly: question.savings * rate,
      balances,
      emptyInYear,
    };
  });
  let lasted = 0;
  for (let at = 0; at < starts; at += 1) if (lasts(question, returns, at)) lasted += 1;
  return { stories, lasted, times: starts };
}

/** The part of the savings that could be taken at the start of each year, so that nothing is left. */
function evenRate(returns: readonly number[], from: number, length: number): number {
  let grown = 1;
  let worth = 0;
  for (let at = from; at < from + length; at += 1) {
    worth += 1 / grown;
    grown *= 1 + (returns[at] ?? 0);
  }
  return 1 / worth;
}

/** Slack for sums of binary fractions: a thousandth of a cent. */
const NOTHING = 1e-5;

function lasts(
  { savings, needs }: StoryQuestion,
  returns: readonly number[],
  from: number,
): boolean {
  let left = savings;
  for (let at = 0; at < needs.length; at += 1) {
    left -= needs[at] ?? 0;
    if (left < -NOTHING) return false;
    left *= 1 + (returns[from + at] ?? 0);
  }
  return true;
}

function drawThrough(
  { savings, needs }: StoryQuestion,
  returns: readonly number[],
  from: number,
): Pick<MarketStory, 'balances' | 'emptyInYear'> {
  let left = savings;
  let emptyInYear: number | undefined;
  const balances = needs.map((need, at) => {
    if (left < need - NOTHING) emptyInYear ??= at + 1;
    left = Math.max(0, left - need) * (1 + (returns[from + at] ?? 0));
    return left;
  });
  return { balances, emptyInYear };
}

export type StoryStep = 'story.series' | 'story.ranked' | 'story.told';

export function traceStories(
  question: StoryQuestion,
  years: readonly MarketYear[],
  { stories, lasted, times }: MarketStories,
): Array<Step<StoryStep>> {
  return [
    {
      key: 'story.series',
      figures: {
        fromYear: number(years[0]?.year ?? 0),
        toYear: number(years.at(-1)?.year ?? 0),
        shares: percent(question.sharesPercentage),
      },
    },
    {
      key: 'story.ranked',
      figures: { times: number(times), years: number(question.needs.length) },
    },
    ...stories.map(({ fromYear, toYear, paidEvenly }) => ({
      key: 'story.told' as const,
      figures: {
        fromYear: number(fromYear),
        toYear: number(toYear),
        paidEvenly: dollars(paidEvenly),
        lasted: number(lasted),
      },
    })),
  ];
}
