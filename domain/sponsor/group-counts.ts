import { LANGUAGES } from '../language/language.ts';
import { ANIMAL_CODES } from '../persona/animals.ts';
import { SENTIMENTS, type VoteCounts } from '../poll/sentiments.ts';
import type { CampaignCode } from '../visitor/campaign-codes.ts';

/** How often an event was counted in a month. */
interface EventSum {
  event: string;
  detail: string;
  count: number;
}

/** What was counted of a company in a month. It never leaves this folder but through what is told. */
export interface MonthCounts {
  sums: readonly EventSum[];
  votes: VoteCounts;
}

/** Figures that are told as a whole and its parts. */
export const GROUPS = [
  'visits',
  'languages',
  'pages',
  'media',
  'mediaEnds',
  'calculator',
  'quiz',
  'searches',
  'feelings',
] as const;
export type Group = (typeof GROUPS)[number];

/** Figures that are part of no other. */
export const SINGLES = ['returns', 'change', 'enroll'] as const;
export type Single = (typeof SINGLES)[number];

interface GroupedCounts {
  groups: Record<Group, Array<[key: string, count: number]>>;
  singles: Record<Single, number>;
}

/** Animals that analytics does not distinguish share a code. */
export const QUIZ_CODES = [...new Set(Object.values(ANIMAL_CODES))];
/** The feeling in the middle is the one that is hidden first with another. */
const FEELINGS_IN_TURN = SENTIMENTS.toSorted((a, b) => Number(b === 'soso') - Number(a === 'soso'));
const NO_CODE = 'none';
export const UNFINISHED = 'unfinished';
export const FINISHED = 'finished';

/**
 * Groups what was counted so that each group is a whole and all of its parts: what is left over is a
 * part as well, or it could be worked out. The part that says least comes first, as it is hidden first
 * with one that must be hidden. The codes are those that the company gave out; visits with others
 * are among those without.
 */
export function groupCounts(
  { sums, votes }: MonthCounts,
  codes: readonly CampaignCode[],
): GroupedCounts {
  const count = (event: string, fits: (detail: string) => boolean = () => true): number =>
    sums
      .filter((sum) => sum.event === event && fits(sum.detail))
      .reduce((total, sum) => total + sum.count, 0);
  const byDetail = (event: string): Array<[string, number]> =>
    sums
      .filter((sum) => sum.event === event)
      .map((sum): [string, number] => [sum.detail, sum.count])
      .toSorted(([a], [b]) => (a < b ? -1 : 1));

  const visits = count('visit started', (detail) => detail.startsWith('first'));
  const ofCodes = codes.map((code): [string, number] => [
    code,
    count('visit started', is(`first ${code}`)),
  ]);
  const results = QUIZ_CODES.map((code): [string, number] => [
    code,
    count('Self Service Completed', is(`retirement quiz: result = ${code}`)),
  ]);
  return {
    groups: {
      visits: [[NO_CODE, visits - sumOf(ofCodes)], ...ofCodes],
      languages: LANGUAGES.map((language) => [language, count('page data', is(language))]),
      pages: byDetail('page load'),
      media: byDetail('media started'),
      mediaEnds: ends(count('media started'), count('media completed')),
      calculator: ends(
        count('Self Service Started', ofFlow('calculator')),
        count('Self Service Completed', ofFlow('calculator')),
      ),
      quiz: [
        [
          UNFINISHED,
          left(count('Self Service Started', ofFlow('retirement quiz')), sumOf(results)),
        ],
        ...results,
      ],
      searches: ['found', 'nothing'].map((found) => [found, count('search', is(found))]),
      feelings: FEELINGS_IN_TURN.map((sentiment) => [sentiment, votes[sentiment] ?? 0]),
    },
    singles: {
      returns: count('visit started', is('return')),
      change: count('link click', is('change-contribution')),
      enroll: count('link click', is('enroll')),
    },
  };
}

function is(wanted: string): (detail: string) => boolean {
  return (detail) => detail === wanted;
}

function ofFlow(flow: string): (detail: string) => boolean {
  return (detail) => detail.startsWith(`${flow}: `);
}

function ends(started: number, finished: number): Array<[string, number]> {
  return [
    [FINISHED, finished],
    [UNFINISHED, left(started, finished)],
  ];
}

/** What began in one month may end in the next, so more may have ended than begun. */
function left(started: number, finished: number): number {
  return Math.max(0, started - finished);
}

function sumOf(parts: ReadonlyArray<readonly [string, number]>): number {
  return parts.reduce((total, [, count]) => total + count, 0);
}
