import type { Told } from './disclose.ts';
import type { CampaignCode, CampaignKind } from '../visitor/campaign-codes.ts';
import { sumPart, sumTold, type ToldSum } from './sum-months.ts';
import type { ToldMonth } from './tell-month.ts';
import { addToMonth, type Month } from './told-months.ts';

export interface Campaign {
  month: Month;
  kind: CampaignKind;
}

export interface AroundCampaign extends Campaign {
  /** First visits a month in the three months before it; undefined where one is not told. */
  before: Told;
  during: Told;
  /** First visits a month in the three months after it. */
  after: Told;
  /** First visits with its code, in its month and the three after it, as far as they are over; undefined where it has none. */
  withCode: ToldSum | undefined;
}

/** The number of whole months that are looked at on each side of a campaign. */
export const MONTHS_AROUND = 3;

/** Compares whole months around a campaign: its own month is neither before nor after. */
export function lookAroundCampaign(
  campaign: Campaign,
  told: ReadonlyMap<Month, ToldMonth>,
): AroundCampaign {
  const { month, kind } = campaign;
  const span = (from: number, to: number): Month[] =>
    Array.from({ length: to - from + 1 }, (_, at) => addToMonth(month, from + at));
  const visitsIn = (at: Month): Told => told.get(at)?.groups.visits.total;
  const since = span(0, MONTHS_AROUND).flatMap((at) => told.get(at) ?? []);
  return {
    ...campaign,
    before: average(span(-MONTHS_AROUND, -1).map(visitsIn)),
    during: visitsIn(month),
    after: average(span(1, MONTHS_AROUND).map(visitsIn)),
    withCode: kind === 'event' ? undefined : sumPart(since, 'visits', kind),
  };
}

/** The codes that a company gave out. */
export function listCodes(campaigns: readonly Campaign[]): CampaignCode[] {
  const kinds = campaigns.map(({ kind }) => kind);
  return [...new Set(kinds)].filter((kind) => kind !== 'event').toSorted();
}

function average(figures: readonly Told[]): Told {
  const { count, untold } = sumTold(figures);
  return count === undefined || untold > 0 ? undefined : Math.round(count / figures.length);
}
