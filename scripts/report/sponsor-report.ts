import { getLanguage, LANGUAGES } from '#domain/language/language.ts';
import { ANIMAL_CODES, ANIMALS } from '#domain/persona/animals.ts';
import {
  LEAST_SHOWN,
  SENTIMENTS,
  type Sentiment,
  type VoteCounts,
} from '#domain/poll/sentiments.ts';

export interface EventSum {
  event: string;
  detail: string;
  count: number;
}

interface ReportRow {
  label: string;
  /**
   * Undefined if the figure is below ten, or if showing it would give away another one below ten.
   */
  count: number | undefined;
}

export interface ReportSection {
  title: string;
  rows: ReportRow[];
}

interface Counted {
  label: string;
  count: number;
}

/** Animals that analytics does not distinguish share a row. */
const ANIMAL_ROWS = [...new Set(Object.values(ANIMAL_CODES))].map((code) => ({
  code,
  label: withCapital(ANIMALS.filter((animal) => ANIMAL_CODES[animal] === code).join(' or ')),
}));

const MOST_READ = 10;

const FEELINGS: Record<Sentiment, string> = {
  confident: 'Confident',
  hopeful: 'Hopeful',
  soso: 'So-so',
  anxious: 'Anxious',
  discourage: 'Discouraged',
};

/** Makes the report for a sponsor: totals, with every small one hidden. */
export function makeSponsorReport(sums: readonly EventSum[], votes: VoteCounts): ReportSection[] {
  const count = (event: string, isWanted: (detail: string) => boolean = () => true): number =>
    sums
      .filter((sum) => sum.event === event && isWanted(sum.detail))
      .reduce((total, sum) => total + sum.count, 0);
  return [
    section('Visits', [
      { label: 'First visits', count: count('visit started', is('first')) },
      { label: 'Return visits', count: count('visit started', is('return')) },
    ]),
    section(
      'Language of the pages read',
      LANGUAGES.map((language) => ({
        label: getLanguage(language).name,
        count: count('page data', is(language)),
      })),
    ),
    section('Most read pages', mostRead(sums)),
    section('Calculator', [
      { label: 'Started', count: count('Self Service Started', startsWith('calculator: ')) },
      { label: 'Completed', count: count('Self Service Completed', startsWith('calculator: ')) },
    ]),
    section('Quiz', [
      { label: 'Started', count: count('Self Service Started', startsWith('retirement quiz: ')) },
      {
        label: 'Completed',
        count: count('Self Service Completed', startsWith('retirement quiz: ')),
      },
    ]),
    section(
      'Quiz results',
      ANIMAL_ROWS.map(({ code, label }) => ({
        label,
        count: count('Self Service Completed', is(`retirement quiz: result = ${code}`)),
      })),
    ),
    section(
      'Feelings about retirement',
      SENTIMENTS.map((sentiment) => ({
        label: FEELINGS[sentiment],
        count: votes[sentiment] ?? 0,
      })),
    ),
    section('On the way to the plan', [
      { label: 'Change my contribution', count: count('link click', is('change-contribution')) },
      { label: 'Enroll now', count: count('link click', is('enroll')) },
    ]),
  ];
}

function is(wanted: string): (detail: string) => boolean {
  return (detail) => detail === wanted;
}

function startsWith(start: string): (detail: string) => boolean {
  return (detail) => detail.startsWith(start);
}

function mostRead(sums: readonly EventSum[]): Counted[] {
  return sums
    .filter(({ event }) => event === 'page load')
    .map(({ detail, count }) => ({ label: detail, count }))
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label))
    .slice(0, MOST_READ);
}

/**
 * A single hidden figure could be computed from a total, so the next smallest is hidden with it.
 */
function section(title: string, rows: readonly Counted[]): ReportSection {
  const hidden = new Set(rows.filter(({ count }) => count < LEAST_SHOWN));
  if (hidden.size === 1 && rows.length > 2) {
    const shown = rows.filter((row) => !hidden.has(row));
    const smallest = shown.toSorted((a, b) => a.count - b.count)[0];
    if (smallest) hidden.add(smallest);
  }
  return {
    title,
    rows: rows.map((row) => ({ label: row.label, count: hidden.has(row) ? undefined : row.count })),
  };
}

function withCapital(label: string): string {
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
}
