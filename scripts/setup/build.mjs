import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { giveUp, run, say } from './steps.mjs';

const STAMP = 'build/.stamp';
const SOURCES = [
  'web',
  'domain',
  'contracts',
  'content/messages',
  'scripts/build',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

/** Builds the pages if their sources have changed since the last build. */
export function ensureBuild(node) {
  const stamp = stampOf(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  say('Building the pages (about ten seconds) …');
  if (!run(node, ['scripts/build/build.ts']))
    giveUp('The build failed: the lines above say where.');
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stamp);
}

function stampOf(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn).toSorted())
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(source) {
  if (path.extname(source) !== '') return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}
