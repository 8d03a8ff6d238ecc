import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { createLog } from '#server/log.ts';

/** The commands that work on what a server has made. */
const COMMANDS: ReadonlyArray<[script: string, ...args: string[]]> = [
  ['scripts/audit-log.ts'],
  ['scripts/backup.ts', 'copy.jsonl.gz'],
  ['scripts/jobs.ts', 'list'],
  ['scripts/privacy.ts', 'export', 'ana@example.com'],
  ['scripts/privacy.ts', 'retention'],
  ['scripts/report.ts', 'riverbend'],
  ['scripts/revisions/content-export.ts', 'copy'],
  ['scripts/sponsor-link.ts', 'riverbend'],
  ['studio/people.ts', 'list'],
];
const KEY = 'a key for the tests of commands, long enough';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-commands-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(
  [script, ...args]: readonly [string, ...string[]],
  settings: Record<string, string>,
): { status: number | null; stderr: string } {
  const { SECRET_KEY: _key, ...environment } = process.env;
  return spawnSync(process.execPath, [path.resolve(script), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...environment,
      CONTENT_DIR: path.resolve('content'),
      STUDIO_DIR: path.join(folder, 'no-studio'),
      ...settings,
    },
  });
}

async function makeDatabase(name: string): Promise<string> {
  const url = `sqlite:${path.join(folder, name)}`;
  const log = createLog('error', () => undefined);
  const database = connectDatabase(url, log);
  await migrateDatabase(database);
  await database.destroy();
  return url;
}

describe('a command without the settings of the server', () => {
  it.each(COMMANDS.map((command) => ({ command })))(
    '$command names the database that is missing, and makes none',
    ({ command }) => {
      const before = readdirSync(folder);
      const { status, stderr } = run(command, { SECRET_KEY: KEY });
      expect(status).toBe(1);
      expect(stderr).toContain(`${path.join(folder, 'var/sendero.sqlite')}, the database`);
      expect(stderr).toContain('docs/operating.md, “Commands”');
      expect(readdirSync(folder)).toEqual(before);
    },
  );

  it('is told of a database that no server has used', () => {
    writeFileSync(path.join(folder, 'empty.sqlite'), '');
    const DATABASE_URL = `sqlite:${path.join(folder, 'empty.sqlite')}`;
    const { status, stderr } = run(['scripts/jobs.ts', 'list'], { DATABASE_URL });
    expect(status).toBe(1);
    expect(stderr).toContain('has nothing of a server in it');
  });

  it.each<{ command: [script: string, ...args: string[]] }>([
    { command: ['scripts/privacy.ts', 'erase', 'ana@example.com'] },
    { command: ['scripts/sponsor-link.ts', 'riverbend'] },
  ])('$command names the key that is missing, and makes none', async ({ command }) => {
    const DATABASE_URL = await makeDatabase(`${command.length}.sqlite`);
    const SECRET_FILE = path.join(folder, 'none.key');
    const { status, stderr } = run(command, { DATABASE_URL, SECRET_FILE });
    expect(status).toBe(1);
    expect(stderr).toContain(`${SECRET_FILE}, the key that is used where SECRET_KEY is not set`);
    expect(readdirSync(folder)).not.toContain('none.key');
  });
});

it.each<{ command: [script: string, ...args: string[]] }>([
  { command: ['scripts/restore.ts'] },
  { command: ['scripts/revisions/content-import.ts'] },
])('$command ends with how it is used, as a process of its own', ({ command }) => {
  const { status, stderr } = run(command, { SECRET_KEY: KEY });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Use: npm run /);
});
