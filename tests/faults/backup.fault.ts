import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import {
  findPostgresPrograms,
  startPostgres,
  type Postgres,
} from '#tests/support/database/postgres.ts';
import { startSmtp, type SmtpDouble } from '#tests/support/mail/smtp-double.ts';
import { compare, countUnsentMails, NOTHING_WRONG } from './support/compare.ts';
import { getPages, nothingAcknowledged, postBoth, printFigure } from './support/load.ts';
import { startServerProcess } from './support/server-process.ts';

const FORMS_BEFORE = 6;
const silent = createLog('error', () => undefined);

/** Runs a command of ours as npm does. */
async function command(script: string, args: string[], databaseUrl: string): Promise<string> {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [status] = (await once(child, 'close')) as [number];
  return `${status} ${said}`;
}

const ENGINES = [
  { engine: 'the embedded database', isPostgres: false },
  { engine: 'PostgreSQL', isPostgres: true },
].filter(({ isPostgres }) => !isPostgres || findPostgresPrograms() !== undefined);

describe.each(ENGINES)('a backup of $engine that is made at work', ({ isPostgres }) => {
  let folder: string;
  let postgres: Postgres | undefined;
  let smtp: SmtpDouble;
  let copy: Database | undefined;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'sendero-restore-'));
    postgres = isPostgres ? startPostgres() : undefined;
    smtp = await startSmtp();
  });
  afterEach(async () => {
    await copy?.destroy();
    await smtp.close();
    postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const nameCopy = async (url: string): Promise<string> => {
    if (!isPostgres) return `sqlite:${path.join(folder, 'copy.sqlite')}`;
    const database = connectDatabase(url, silent);
    await sql`create database restored`.execute(database);
    await database.destroy();
    return url.replace('/postgres?', '/restored?');
  };

  it('starts the product again with everything that was accepted before, and sends its mails', async () => {
    const url = postgres?.url ?? `sqlite:${path.join(folder, 'first.sqlite')}`;
    const environment = { DATABASE_URL: url, SMTP_URL: smtp.url };
    const server = await startServerProcess({ environment });
    const acknowledged = nothingAcknowledged();
    for (let at = 0; at < FORMS_BEFORE; at += 1) await postBoth(server, acknowledged);
    const before = structuredClone(acknowledged);
    const file = path.join(folder, 'backup.jsonl.gz');
    const done = new AbortController();
    const write = async (): Promise<void> => {
      while (!done.signal.aborted) await postBoth(server, acknowledged);
    };
    const writing = write();
    const begun = performance.now();
    const said = await command('backup', [file], url);
    const seconds = (performance.now() - begun) / 1_000;
    done.abort();
    await writing;
    expect(said).toMatch(/^0 /);
    const statuses = [...acknowledged.statuses.keys()];
    expect(statuses.every((status) => /^2\d\d$/.test(status))).toBe(true);
    await server.stop();

    const copyUrl = await nameCopy(url);
    expect(await command('restore', ['--check', file], copyUrl)).toContain('The backup is whole');
    expect(await command('restore', [file], copyUrl)).toMatch(
      /Restored into .+\. It was made at 20/,
    );
    expect(await command('restore', [file], copyUrl)).toMatch(/^1 The database is not empty/);
    const again = await startServerProcess({
      environment: { DATABASE_URL: copyUrl, SMTP_URL: smtp.url },
    });
    const pages = new Map<string, number>();
    await getPages(again, { rounds: 1, statuses: pages });
    expect([...pages.keys()]).toEqual(['200']);
    copy = connectDatabase(copyUrl, silent);
    await expect.poll(() => countUnsentMails(copy as Database)).toBe(0);
    await postBoth(again, before);
    await expect.poll(() => countUnsentMails(copy as Database)).toBe(0);
    expect(await compare(copy, { acknowledged: before, smtp })).toMatchObject(NOTHING_WRONG);
    await again.stop();
    const asked = acknowledged.messages.length + acknowledged.addresses.length;
    printFigure(
      `backup at work, ${isPostgres ? 'PostgreSQL' : 'embedded'}`,
      `${seconds.toFixed(1)} s beside ${asked} forms, none refused`,
    );
  });
});
