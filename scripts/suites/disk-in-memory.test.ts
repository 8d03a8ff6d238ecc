import { existsSync, rmdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolderInMemory } from './disk-in-memory.ts';

describe('the folder for the files of tests', () => {
  it('is a new one where there is room', () => {
    const folders = [makeFolderInMemory(tmpdir(), 1), makeFolderInMemory(tmpdir(), 1)];
    expect(new Set(folders).size).toBe(2);
    for (const folder of folders) {
      expect(statSync(folder ?? '').mode & 0o777).toBe(0o777);
      rmdirSync(folder ?? '');
    }
  });

  it('is left to the system where there is little room, or no such disk', () => {
    expect(makeFolderInMemory(tmpdir(), Number.MAX_VALUE)).toBeUndefined();
    const missing = path.join(tmpdir(), 'no-such-disk');
    expect(makeFolderInMemory(missing, 1)).toBeUndefined();
    expect(existsSync(missing)).toBe(false);
  });
});
