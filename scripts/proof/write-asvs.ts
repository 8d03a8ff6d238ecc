import { testOf, type RequirementMap } from './read-map.ts';
import { resultOf, type TestResult } from './read-results.ts';
import { cell, listTests, sayResults, type Proof } from './write-cells.ts';

const SAID = {
  holds: 'holds',
  partly: 'holds in part',
  open: 'open',
  operator: 'decided by whoever runs the site',
  none: 'does not apply',
} as const;

type Row = Extract<RequirementMap['sections'][string]['rows'][string], object>;

/** The table of all requirements of levels 1 and 2, as Markdown. */
export function writeAsvs(map: RequirementMap, proof: Proof): string {
  const sections = Object.entries(map.sections).map(([id, section]) => {
    if ('not' in section) {
      const ids = Object.entries(section.rows).map(([name, level]) => `${name} (${level})`);
      return `## ${id} ${section.name}\nDoes not apply: ${section.not} ${ids.join(', ')}.\n`;
    }
    const rows = Object.entries(section.rows).map(
      ([name, row]) =>
        `| ${name} | ${row.level} | ${cell(row.what)} | ${listTests(row.tests, map, proof)} | ${byHand(row, row.judged ?? map.judged)} |`,
    );
    return `## ${id} ${section.name}\n| requirement | level | in our words | by tests | by hand |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return [
    '# OWASP ASVS 5.0, levels 1 and 2',
    `Each requirement of levels 1 and 2 of the [OWASP Application Security Verification Standard
5.0.0](https://github.com/OWASP/ASVS/tree/v5.0.0/5.0), which is licensed CC BY-SA 4.0; its numbers are the standard's, the
words are ours and shorter, so read the requirement itself before you rely on a row. This table has the same license.
**By tests** names what the tests of this version show. ${sayResults(proof)}
**By hand** is what somebody read in the sources on the day that stands there, and no test holds it. Nobody outside the
project has checked either. Level 3 was not judged.`,
    `${tally(map, proof)}\n`,
    ...sections,
  ].join('\n\n');
}

function byHand({ verdict, says }: Row, judged: string): string {
  if (verdict === undefined || says === undefined) return '';
  return `${SAID[verdict]} (${judged}): ${cell(says)}`;
}

/** How many requirements rest on what. */
function tally(map: RequirementMap, { ran }: Proof): string {
  const count = { tests: 0, hand: 0, partly: 0, open: 0, operator: 0, none: 0 };
  const ended: Record<TestResult, number> = { passed: 0, failed: 0, 'not run': 0 };
  for (const section of Object.values(map.sections)) {
    if ('not' in section) {
      count.none += Object.keys(section.rows).length;
      continue;
    }
    for (const { verdict = 'holds', tests } of Object.values(section.rows)) {
      if (verdict !== 'holds') count[verdict] += 1;
      else count[tests === undefined ? 'hand' : 'tests'] += 1;
      for (const test of tests ?? []) ended[resultOf(testOf(test, map), ran)] += 1;
    }
  }
  const sum = Object.values(count).reduce((total, one) => total + one, 0);
  return `Of ${sum} requirements ${count.tests} rest on tests and ${count.hand} on reading, ${count.partly} hold in part; ${count.open} are open,
${count.operator} are decided by whoever runs the site, and ${count.none} do not apply.${
    ran.length === 0
      ? ''
      : ` Of the tests named, ${ended.passed} passed, ${ended.failed} failed
and ${ended['not run']} were not run.`
  }`;
}
