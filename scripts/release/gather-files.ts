import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describeMaterials, type Product } from './bill-of-materials.ts';
import { listFiles, listProductionPackages } from './production-packages.ts';
import type { RanTest } from '../proof/read-results.ts';
import { writeProof } from '../proof/write-proof.ts';

/** What the server and the studio read while they run. Of `web` they have the build, and the studio its letters. */
const FOLDERS = [
  'build/client',
  'build/server',
  'content',
  'contracts',
  'domain',
  'server',
  'studio',
];
const FILES = [
  'build/components.json',
  'build/script-lists.json',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'web/theme/fonts/public-sans.woff2',
];
/** The commands of operators, and what they stand on. */
const SCRIPTS = [
  'audit-log.ts',
  'backup.ts',
  'company-new.ts',
  'content-check.ts',
  'jobs.ts',
  'privacy.ts',
  'report',
  'report.ts',
  'restore.ts',
  'revisions',
  'sponsor-link.ts',
];
const GUIDES = 'docs';
/** Tests, and the way in for development, which needs the tools that build. */
const IS_LEFT_OUT = /\.test\.tsx?$|\/tsconfig\.json$|^server\/dev\.ts$/;
/** What packages bring for people who build or read them. */
const IS_FOR_BUILDERS =
  /\.(?:[cm]?ts|map|md|markdown|flow|tsbuildinfo)$|\/(?:test|tests|docs|\.github)\//i;
const IS_LICENSE = /licen[cs]e|notice|copying/i;
/** Debian's smallest installation has all libraries that Node needs but this one. */
const MISSING_ON_BARE_DEBIAN = 'libatomic.so.1';

/** Puts together everything that the archive has, in an empty folder. */
export function gatherFiles(to: string, product: Product, ran: readonly RanTest[]): void {
  mkdirSync(to, { recursive: true });
  const take = (from: string, wanted: (file: string) => boolean = () => true): void =>
    cpSync(from, path.join(to, from), {
      recursive: true,
      dereference: true,
      filter: (file) => wanted(statSync(file).isDirectory() ? `${file}/` : file),
    });
  for (const file of [...FOLDERS, ...FILES, GUIDES, ...SCRIPTS.map((name) => `scripts/${name}`)])
    take(file, (one) => !IS_LEFT_OUT.test(one));
  if (ran.length > 0) writeProof(path.join(to, 'docs/proof'), { version: product.version, ran });
  // Browsers get their own files whole; the server imports what these name.
  const sources = ['build/server', 'content', 'contracts', 'domain', 'scripts', 'server', 'studio'];
  const ours = listFiles(sources.map((folder) => path.join(to, folder)));
  const packages = listProductionPackages(ours);
  for (const { folder } of packages)
    take(folder, (file) => {
      // A package inside of it is in the list by itself where it is needed.
      const inside = file.slice(folder.length);
      if (inside.includes('/node_modules/')) return false;
      return IS_LICENSE.test(path.basename(file)) || !IS_FOR_BUILDERS.test(inside);
    });
  const { name, version, license, type, imports } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Record<string, unknown>;
  const own = { name, version, private: true, license, type, imports };
  writeFileSync(path.join(to, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  cpSync(process.execPath, path.join(to, 'node'));
  const nodeLicense = path.join(path.dirname(process.execPath), '../LICENSE');
  if (existsSync(nodeLicense)) cpSync(nodeLicense, path.join(to, 'node.LICENSE'));
  const library = findLibraries(process.execPath).find(
    (file) => path.basename(file) === MISSING_ON_BARE_DEBIAN,
  );
  if (library !== undefined)
    cpSync(realpathSync(library), path.join(to, 'lib', MISSING_ON_BARE_DEBIAN));
  for (const file of ['sendero', 'service-settings.mjs', 'start.mjs'])
    cpSync(path.join('scripts/release/launch', file), path.join(to, file));
  for (const file of ['node', 'sendero']) chmodSync(path.join(to, file), 0o755);
  const materials = describeMaterials(product, packages);
  writeFileSync(path.join(to, 'sbom.cdx.json'), `${JSON.stringify(materials, null, 2)}\n`);
  writeSums(to);
}

/** The libraries that a program is linked with, as files of this machine. */
export function findLibraries(program: string): string[] {
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' });
  return Array.from(stdout.matchAll(/(?:=> )?(\/\S+) \(/g), ([, file = '']) => file);
}

/** `sha256sum -c SHA256SUMS` says whether a file was changed since. */
function writeSums(folder: string): void {
  const lines = listFiles([folder])
    .map((file) => path.relative(folder, file))
    .toSorted()
    .map((file) => {
      const sum = createHash('sha256').update(readFileSync(path.join(folder, file)));
      return `${sum.digest('hex')}  ${file}\n`;
    });
  writeFileSync(path.join(folder, 'SHA256SUMS'), lines.join(''));
}
