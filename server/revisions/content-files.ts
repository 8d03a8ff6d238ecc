import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Names the revision that a folder was written from. Its dot keeps it out of the content. */
export const REVISION_FILE = '.revision';

/** The words of the interface are part of the program, which every node has in its version. */
const PART_OF_THE_PROGRAM = /^(?:messages\/|tsconfig\.json$)/;

/** Whether a name is one of content: it leads nowhere else, and neither is it hidden nor the program's. */
export function isContentFile(name: string): boolean {
  const isPlain = name
    .split('/')
    .every((part) => part !== '' && !part.startsWith('.') && !/[\\\0]/.test(part));
  return isPlain && !PART_OF_THE_PROGRAM.test(name);
}

/** Every file of content below a folder, also behind links, by its name from there. */
export function listContentFiles(root: string, below = ''): string[] {
  const folder = path.join(root, below);
  const names = statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder).toSorted() : [];
  return names.flatMap((name): string[] => {
    const file = below === '' ? name : `${below}/${name}`;
    const isFolder = statSync(path.join(root, file)).isDirectory();
    if (!isContentFile(isFolder ? `${file}/of-it` : file)) return [];
    return isFolder ? listContentFiles(root, file) : [file];
  });
}
