import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Far more than the databases, outboxes and browser profiles of all tests take together. */
const ROOM = 2_000_000_000;

/**
 * A new folder on the machine's disk in memory, where the thousands of small files that tests write
 * cost a quarter of the time; undefined if there is no such disk, or too little room on it, as in a
 * container that nobody gave more.
 */
export function makeFolderInMemory(disk = '/dev/shm', room = ROOM): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(disk);
    if (bavail * bsize < room) return undefined;
    const folder = mkdtempSync(path.join(disk, 'sendero-suites-'));
    // PostgreSQL runs as another user than root.
    chmodSync(folder, 0o1777);
    return folder;
  } catch {
    return undefined;
  }
}
