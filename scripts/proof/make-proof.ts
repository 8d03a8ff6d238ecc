/**
 * npm run proof: writes what requirement is shown by which test, with how the tests ended (out/proof), and the same without
 * results, which is kept with the sources (docs/proof).
 */
import { readFileSync } from 'node:fs';
import { readRanTests } from './read-results.ts';
import { writeProof } from './write-proof.ts';
import { SUITES } from '../suites/suites.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const ran = readRanTests(SUITES.map(({ report }) => report));

writeProof('docs/proof', { version, ran: [] });
writeProof('out/proof', { version, ran });
process.stdout.write(
  ran.length === 0
    ? 'out/proof: no test has run yet (npm test), so it has no results\n'
    : `out/proof: with the results of ${ran.length} tests\n`,
);
