import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { startSmtp, type SmtpDouble } from '#tests/support/mail/smtp-double.ts';
import { compare, countUnsentMails, NOTHING_WRONG } from './support/compare.ts';
import {
  describeCounts,
  getPages,
  nothingAcknowledged,
  postBoth,
  printFigure,
} from './support/load.ts';
import { startServerProcess } from './support/server-process.ts';

const SIZE = '6m';
const FORMS = 15;
const BLOCK = Buffer.alloc(4_096);

let folder: string;
let smtp: SmtpDouble;
let isMounted = false;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], {
    encoding: 'utf8',
  });
  isMounted = mounted.status === 0;
  if (!isMounted)
    printFigure('disk full', `left out: no small disk can be mounted (${mounted.stderr?.trim()})`);
  smtp = await startSmtp();
});
afterEach(async () => {
  await smtp.close();
  if (isMounted) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** Fills the disk. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (;;) writeSync(handle, BLOCK);
  } catch {
    closeSync(handle);
  }
}

describe('a disk that is full', () => {
  it('takes no page with it, refuses forms honestly, and harms nothing accepted before', async (test) => {
    test.skip(!isMounted, 'no small disk can be mounted here');
    const databaseUrl = `sqlite:${path.join(folder, 'test.sqlite')}`;
    const server = await startServerProcess({
      environment: { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url },
    });
    const acknowledged = nothingAcknowledged();
    const pages = new Map<string, number>();
    const filler = path.join(folder, 'filler');
    const load = async (): Promise<Map<string, number>> => {
      const phase = { ...acknowledged, statuses: new Map<string, number>() };
      for (let form = 0; form < FORMS; form += 1) await postBoth(server, phase);
      await getPages(server, { rounds: 10, statuses: pages });
      return phase.statuses;
    };
    const before = await load();
    fill(filler);
    // The space that the database has reserved is used up first; then every form is refused.
    let full = await load();
    while (full.has('200')) {
      fill(filler);
      full = await load();
    }
    rmSync(filler);
    const after = await load();
    const database = connectDatabase(
      databaseUrl,
      createLog('error', () => undefined),
    );
    try {
      await expect.poll(() => countUnsentMails(database)).toBe(0);
      const found = await compare(database, { acknowledged, smtp });
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
        database,
      );
      const told = acknowledged.messages.length + acknowledged.addresses.length;
      printFigure(
        'disk full',
        `pages ${describeCounts(pages)}; forms before ${describeCounts(before)}, full ${describeCounts(full)}, after ${describeCounts(after)}; ${told} acknowledged, ${found.lost} lost, ${found.unsent} unsent, ${found.duplicateMails} duplicates, integrity ${rows[0]?.integrity_check}`,
      );
      expect([...pages.keys()]).toEqual(['200']);
      expect([...full.keys()]).toEqual(['503']);
      expect([...after.keys()]).toEqual(['200']);
      expect(found).toMatchObject(NOTHING_WRONG);
      expect(rows).toEqual([{ integrity_check: 'ok' }]);
    } finally {
      await database.destroy();
      await server.stop();
    }
  });
});
