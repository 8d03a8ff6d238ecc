import type { Database } from '#server/db/connect.ts';
import { addEventCounts, type EventCount } from '#server/db/queries/event-counts.ts';
import { SENTIMENTS } from '#domain/poll/sentiments.ts';
import { listToldMonths } from '#domain/sponsor/told-months.ts';

const SEED = 20_261_123;
/** Each figure of a usual month in a company of 2,400, before chance. */
const USUAL: ReadonlyArray<readonly [event: string, detail: string, count: number]> = [
  ['visit started', 'first', 180],
  ['visit started', 'first poster', 24],
  ['visit started', 'first qr', 6],
  ['visit started', 'return', 95],
  ['page data', 'en-US', 900],
  ['page data', 'es-US', 260],
  ['page load', 'home', 310],
  ['page load', 'calculator', 160],
  ['page load', 'plan', 120],
  ['page load', 'articles:vesting:when-the-match-is-yours', 88],
  ['page load', 'faqs', 64],
  ['page load', 'glossary', 31],
  ['page load', 'hispanic', 9],
  ['media started', 'mm-compounding-en-avs', 74],
  ['media started', 'mm-fees-es-avs', 22],
  ['media completed', 'mm-compounding-en-avs', 40],
  ['Self Service Started', 'calculator: form = typed', 120],
  ['Self Service Completed', 'calculator: projections = shown', 88],
  ['Self Service Started', 'retirement quiz: howFarRetirement = long-way', 130],
  ['Self Service Completed', 'retirement quiz: result = o', 34],
  ['Self Service Completed', 'retirement quiz: result = k', 27],
  ['Self Service Completed', 'retirement quiz: result = s', 21],
  ['Self Service Completed', 'retirement quiz: result = j', 16],
  ['link click', 'change-contribution', 41],
  ['link click', 'enroll', 13],
  ['search', 'found', 58],
  ['search', 'nothing', 14],
];

/** The same numbers from 0 to 1 in every run. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

interface YearToInvent {
  companyId: string;
  now: number;
  /** One is a company of 2,400. */
  size?: number;
}

/** Counts a year of a company: ups and downs, a summer with few visits, a campaign in the fall. */
export async function inventYear(
  database: Database,
  { companyId, now, size = 1 }: YearToInvent,
): Promise<void> {
  const chance = createChance(SEED);
  const counts: EventCount[] = [];
  const votes: Array<{ company_id: string; day: string; voter: string; sentiment: string }> = [];
  for (const [at, month] of listToldMonths(now).entries()) {
    const season = month.endsWith('-07') ? 0.5 : month >= '2026-09' ? 1.7 : 0.8 + at / 60;
    for (const [event, detail, usual] of USUAL) {
      const count = Math.round(usual * size * season * (0.75 + chance() / 2));
      counts.push({ companyId, day: `${month}-12`, event, detail, count });
    }
    for (const [place, sentiment] of SENTIMENTS.entries()) {
      const count = Math.round(size * (34 - place * 6) * (0.6 + chance()));
      for (let voter = 0; voter < count; voter += 1)
        votes.push({
          company_id: companyId,
          day: `${month}-12`,
          voter: `${sentiment}-${voter}`,
          sentiment,
        });
    }
  }
  await addEventCounts(database, 'invented', counts);
  for (let from = 0; from < votes.length; from += 1_000)
    // oxlint-disable-next-line eslint/no-await-in-loop -- one statement takes so many values
    await database
      .insertInto('poll_votes')
      .values(votes.slice(from, from + 1_000))
      .execute();
}
