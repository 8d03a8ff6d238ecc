/**
 * npm run proof: writes what requirement is shown by which test, with how the tests ended (out/proof), and the same without
 * results, which is kept with the sources (docs/proof).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCriteria, readRequirements } from './read-map.ts';
import { readRanTests } from './read-results.ts';
import { writeAsvs } from './write-asvs.ts';
import type { Proof } from './write-cells.ts';
import { writeConformance } from './write-conformance.ts';
import { SUITES } from '../suites/suites.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const ran = readRanTests(SUITES.map(({ report }) => report));

function writeAll(folder: string, proof: Proof): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'asvs.md'), writeAsvs(readRequirements(), proof));
  writeFileSync(path.join(folder, 'accessibility.md'), writeConformance(readCriteria(), proof));
}

writeAll('docs/proof', { version, ran: [] });
writeAll('out/proof', { version, ran });
process.stdout.write(
  ran.length === 0
    ? 'out/proof: no test has run yet (npm test), so each is told as not run\n'
    : `out/proof: with the results of ${ran.length} tests\n`,
);
