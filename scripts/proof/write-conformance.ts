import type { CriterionMap } from './read-map.ts';
import { cell, listTests, sayResults, type Proof } from './write-cells.ts';

/** The words that the form gives for a level of conformance. */
const TERMS = {
  supports: 'Supports',
  partly: 'Partially Supports',
  'does-not': 'Does Not Support',
  'not-applicable': 'Not Applicable',
  'not-evaluated': 'Not Evaluated',
} as const;

/** The accessibility conformance report, in the form of a VPAT 2.5 (Section 508 edition), as Markdown. */
export function writeConformance(map: CriterionMap, proof: Proof): string {
  const tables = Object.values(map.tables).map(({ name, rows }) => {
    const lines = Object.entries(rows).map(
      ([id, { name: criterion, verdict, says, tests, judged = map.judged }]) =>
        `| ${id} ${cell(criterion)} | ${TERMS[verdict]} | ${says === undefined ? '' : `By hand (${judged}): ${cell(says)}`} | ${listTests(tests, map, proof)} |`,
    );
    return `## ${name}\n| criterion | conformance level | remarks and explanations | by tests |\n|---|---|---|---|\n${lines.join('\n')}\n`;
  });
  return [
    '# Accessibility conformance report',
    `In the form of a VPAT 2.5, Section 508 edition, with the criteria of WCAG 2.2. (VPAT is a service mark of the Information
Technology Industry Council, ITI, whose template this is not a copy of.)`,
    `| | |
|---|---|
| Name of the product | Sendero ${proof.version} |
| Description | A web site about retirement in English and Spanish, for the people of many companies |
| Date of the report | ${map.judged} |
| Contact | the page \`/{company}/accessibility\` of each company |
| Evaluation methods | automatic tests in Chromium with axe, by keyboard, in small windows, with large and spaced text, forced colors, less motion and without JavaScript, in two languages and three themes; the rest by hand, by the people who build it |
| Not done | no test with people who use assistive technology every day, no other browser than Chromium in the tests, no check by anybody outside the project |
| Standards | WCAG 2.2, levels A and AA (with them 2.0 and 2.1); the Revised Section 508 standards. Level AAA was not evaluated |`,
    `Terms: **Supports**: at least one way meets the criterion without known defects. **Partially Supports**: something does
not meet it. **Does Not Support**: most does not. **Not Applicable**: there is nothing that it could be about. **Not
Evaluated**: nobody looked. A level is set by hand; **by tests** names what the tests of this version show of it.
${sayResults(proof)}\n`,
    ...tables,
  ].join('\n\n');
}
