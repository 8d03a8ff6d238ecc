import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gatherFiles } from './gather-files.ts';
import { replaceImage } from './make-image.ts';
import { packFolder } from './pack-folder.ts';
import { newerThan, readRanTests } from '../proof/read-results.ts';
import { SUITES } from '../suites/suites.ts';

// Makes one archive that starts on a machine without npm and without a network, and an image of the same files.
const { values } = parseArgs({
  options: { out: { type: 'string', default: 'out/release' } },
});
const { out } = values;
if (process.platform !== 'linux') throw new Error('A release is made on Linux, for Linux.');
if (!existsSync('build/server/index.js')) throw new Error('There is no build: npm run build');

const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  name: string;
  version: string;
  license: string;
};
const madeAt = findTimeOfSources();
const title = `${name}-${version}-linux-${process.arch}`;
const work = path.join(out, 'work');
const release = path.join(work, title);
rmSync(work, { recursive: true, force: true });
const ran = readRanTests(
  newerThan(
    SUITES.map(({ report }) => report),
    madeAt,
  ),
);
gatherFiles(release, { name, version, license, node: process.versions.node, madeAt }, ran);
mkdirSync(out, { recursive: true });
const archive = path.join(out, `${title}.tar.gz`);
const { sha256, size } = await packFolder({ folder: work, to: archive, madeAt });
writeFileSync(`${archive}.sha256`, `${sha256}  ${path.basename(archive)}\n`);
const imageFolder = path.join(out, `${title}-image`);
const imageSize = await replaceImage({ release, to: imageFolder, version, madeAt });
rmSync(work, { recursive: true });
process.stdout.write(
  `${archive}  ${megabytes(size)}  sha256 ${sha256}\n${imageFolder}  ${megabytes(imageSize)}  (OCI layout)\n`,
);
process.stdout.write(
  ran.length === 0
    ? 'docs/proof in it has no results: no test has run since the sources last changed (npm test)\n'
    : `docs/proof in it has the results of ${ran.length} tests\n`,
);

/** The time of the last change, so that the same sources give the same bytes. */
function findTimeOfSources(): number {
  const set = Number(process.env['SOURCE_DATE_EPOCH']);
  if (set > 0) return set * 1_000;
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' });
  return Number(stdout) * 1_000;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
