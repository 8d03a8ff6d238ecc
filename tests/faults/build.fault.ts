import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EVERY_PAGE } from '#tests/support/page-addresses.ts';
import { printFigure } from './support/load.ts';
import { startServerProcess } from './support/server-process.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-build-'));
  for (const name of ['build', 'package.json']) {
    cpSync(name, path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a build that goes from under a running node', () => {
  it('takes none of its pages, not even those nobody has opened yet', async () => {
    const server = await startServerProcess({
      cwd: folder,
      environment: {
        DATABASE_URL: `sqlite:${path.join(folder, 'test.sqlite')}`,
        CONTENT_DIR: path.resolve('content'),
        OUTBOX_DIR: path.join(folder, 'outbox'),
        SECRET_FILE: path.join(folder, 'secret.key'),
      },
    });
    try {
      rmSync(path.join(folder, 'build'), { recursive: true });
      const pages = EVERY_PAGE.filter(
        ({ companyId, language }) => companyId === 'generic' && language === 'en-US',
      );
      const failed: string[] = [];
      for (const { address } of pages) {
        const response = await fetch(`${server.base}${address}`);
        await response.arrayBuffer();
        if (response.status >= 500) failed.push(`${address} ${response.status}`);
      }
      printFigure('build gone', `${pages.length} kinds of pages, ${failed.length} failed`);
      expect(failed).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});
