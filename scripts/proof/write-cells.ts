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

/** The tests, each with how it ended. */
export function listTests(
  tests: readonly string[] | undefined,
  map: Pick<RequirementMap, 'files'>,
  { ran }: Proof,
): string {
  return (tests ?? [])
    .map((written) => {
      const test = testOf(written, map);
      return `\`${test.file}\` "${cell(test.title)}": ${resultOf(test, ran)}`;
    })
    .join('<br>');
}
