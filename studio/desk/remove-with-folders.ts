import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Takes a file away. A folder without a file would be taken for an entry that lacks all of them, so it goes with its last. */
export function removeWithFolders(root: string, file: string): void {
  const place = path.join(root, file);
  rmSync(place, { force: true });
  for (let folder = path.dirname(place); folder !== root; folder = path.dirname(folder)) {
    if (!existsSync(folder) || readdirSync(folder).length > 0) return;
    rmdirSync(folder);
  }
}
