import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { REVISION_FILE } from './content-files.ts';

/**
 * Throws for a folder that holds something else: what is not of the revision is taken away there. Content that was
 * not written from a database may be written over only where somebody asks for that.
 */
export function requireOwnFolder(root: string, { mayHoldContent = false } = {}): void {
  if (!existsSync(root) || readdirSync(root).length === 0) return;
  const marks = [REVISION_FILE, ...(mayHoldContent ? ['companies'] : [])];
  if (!marks.some((mark) => existsSync(path.join(root, mark))))
    throw new Error(
      `${root} holds something else than a copy of the content. Name an empty folder, or one that does not exist yet.`,
    );
}
