import { testOf, type RequirementMap } from './read-map.ts';
import { resultOf, type RanTest } from './read-results.ts';

/** What the documents are made with besides their maps. */
export interface Proof {
  /** The version of the product. */
  version: string;
  /** The tests that ran; none in the documents that are kept with the sources. */
  ran: readonly RanTest[];
}

/** Text as a cell of a table holds it. */
export function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`);
}

/** Says once that a document has no results, and where they are. */
export function sayResults({ ran }: Proof): string {
  return ran.length === 0
    ? 'This copy has no results: `npm run proof` after `npm test` writes one that has them (`out/proof`), and so does a release made after it.'
    : 'How each test ended stands behind it.';
}

/** The tests, each with how it ended where any has run. */
export function listTests(
  tests: readonly string[] | undefined,
  map: Pick<RequirementMap, 'files'>,
  { ran }: Proof,
): string {
  return (tests ?? [])
    .map((written) => {
      const test = testOf(written, map);
      const named = `\`${test.file}\` "${cell(test.title)}"`;
      return ran.length === 0 ? named : `${named}: ${resultOf(test, ran)}`;
    })
    .join('<br>');
}
