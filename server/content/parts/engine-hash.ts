import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
/** Everything of ours that decides what a text becomes, and the versions of the libraries. */
const MADE_BY = ['server/content', 'domain', 'contracts', 'content/messages', 'package-lock.json'];

/**
 * Changes with the program: parts that another version has made, or that were made of another folder,
 * are nothing that this one may use.
 */
export function hashEngine(contentRoot: string): string {
  const hash = createHash('sha256').update(`${process.version}\n${path.resolve(contentRoot)}\n`);
  for (const file of MADE_BY.flatMap(listFiles))
    hash.update(`${file}\n`).update(readFileSync(path.join(REPOSITORY, file)));
  return hash.digest('base64url');
}

function listFiles(place: string): string[] {
  if (path.extname(place) !== '') return existsSync(path.join(REPOSITORY, place)) ? [place] : [];
  return readdirSync(path.join(REPOSITORY, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.relative(REPOSITORY, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
