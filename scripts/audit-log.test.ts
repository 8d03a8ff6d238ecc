import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTable } from '#server/audit/audit-table.ts';
import { openDatabase } from '#server/assemble/open-database.ts';
import { parseConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import { checkSecretKeys } from '#server/secrets/check-secret-keys.ts';
import { createKeyedHash } from '#server/secrets/keyed-hash.ts';
import { runCommand } from '#tests/support/commands/run-command.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';

const ADDRESS = 'ana.ruiz@example.com';
const KEY = 'a key for the tests of the log, long enough';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sendero-audit-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function run(
  databaseUrl: string,
  script: string,
  ...args: string[]
): Promise<{ status: number | null; output: string }> {
  const { status, stdout, stderr } = await runCommand([script, ...args], {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: KEY,
    OUTBOX_DIR: folder,
    STUDIO_DIR: path.join(folder, 'no-studio'),
  });
  return { status, output: `${stdout}${stderr}` };
}

describeOnEachDatabase('the log of operators', (test) => {
  beforeEach(async () => {
    await test.empty();
    // A server has been here; its own row of the log is of another test.
    await checkSecretKeys(test.database(), {
      keyedHash: createKeyedHash([KEY]),
      now: Date.now,
    });
    await test.database().deleteFrom('studio_audit').execute();
  });

  const command = async (script: string, ...args: string[]): Promise<string> => {
    const { status, output } = await run(test.url(), script, ...args);
    if (status !== 0) throw new Error(`${script} ended with ${status}: ${output}`);
    return output;
  };
  const hashIn = (said: string): string => /[0-9a-f]{64}/.exec(said)?.[0] ?? '';

  it('names what operators did, the account that did it, and no address of anybody', async () => {
    const file = path.join(folder, 'monday.jsonl.gz');
    await command('scripts/privacy.ts', 'export', ADDRESS);
    const proof = JSON.parse(await command('scripts/privacy.ts', 'erase', ADDRESS)) as {
      log: { row: number; hash: string };
    };
    await command('scripts/backup.ts', file);
    await command('studio/people.ts', 'give', ADDRESS, 'Ana Ruiz', 'owner');
    const listed = await command('scripts/audit-log.ts', 'list');
    const deeds = ['person-exported', 'person-erased', 'backed-up', 'role-given'];
    expect(listed.split('\n').flatMap((row) => row.split('  ')[3] ?? [])).toEqual(deeds);
    for (const row of listed.split('\n').slice(0, deeds.length))
      expect(row).toContain(`operator ${userInfo().username}`);
    expect(listed).toContain('unbroken: 4 rows');
    expect(listed).not.toMatch(/@|ana/i);
    const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
    expect(listed).toContain(`backup/monday.jsonl.gz  ${sum}`);
    // The proof that a person is given names its row.
    expect(proof.log.row).toBe(2);
    expect(await command('scripts/audit-log.ts', 'holds', proof.log.hash)).toContain('unbroken');
  });

  it('goes on in a database that was restored', async () => {
    const file = path.join(folder, 'monday.jsonl.gz');
    await command('scripts/backup.ts', file);
    await command('scripts/privacy.ts', 'export', ADDRESS);
    const copy = `sqlite:${path.join(folder, 'copy.sqlite')}`;
    expect(await run(copy, 'scripts/restore.ts', file)).toMatchObject({ status: 0 });
    const { status, output } = await run(copy, 'scripts/audit-log.ts', 'list');
    expect(status).toBe(0);
    // The copy was made before its own row, and before what came after it.
    expect(output).toMatch(/^1 {2}\S+ {2}operator \S+ {2}restored {2}backup\/monday\.jsonl\.gz/);
    expect(output).not.toContain('person-exported');
  });

  it('says where a row was changed, and that one that was noted is gone', async () => {
    for (let time = 0; time < 3; time += 1) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one command after the other
      await command('scripts/privacy.ts', 'export', ADDRESS);
    }
    const noted = hashIn(await command('scripts/audit-log.ts'));
    const rows = test.database();
    await rows.deleteFrom('studio_audit').where('number', '=', 3).execute();
    // Without what was noted, an end that is gone cannot be seen.
    expect(await command('scripts/audit-log.ts')).toContain('unbroken: 2 rows');
    expect(await run(test.url(), 'scripts/audit-log.ts', 'holds', noted)).toMatchObject({
      status: 1,
    });
    const forged = { who: 'operator nobody' };
    await rows.updateTable('studio_audit').set(forged).where('number', '=', 1).execute();
    const { status, output } = await run(test.url(), 'scripts/audit-log.ts');
    expect(status).toBe(1);
    expect(output).toContain('broken at line 1 of 2');
  });
});

it('names the server for a migration and for each new secret key', async () => {
  const config = parseConfig({ DATABASE_URL: `sqlite:${path.join(folder, 'new.sqlite')}` });
  const log = createLog('error', () => undefined);
  const deeds: string[] = [];
  const starts: Array<[string, ...string[]]> = [[KEY], [KEY], [`another ${KEY}`, KEY]];
  for (const keys of starts) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one start after the other
    const { database, now, close } = await openDatabase({ config, log, ownNow: Date.now });
    // oxlint-disable-next-line eslint/no-await-in-loop -- one start after the other
    await checkSecretKeys(database, { keyedHash: createKeyedHash(keys), now });
    deeds.length = 0;
    for await (const row of readTable(database)) deeds.push(`${row?.who} ${row?.deed}`);
    // oxlint-disable-next-line eslint/no-await-in-loop -- one start after the other
    await close();
  }
  expect(deeds).toEqual(['server migrated', 'server key-added', 'server key-added']);
});

it.each([['holds'], ['holds', 'short'], ['list', 'all'], ['prove']])(
  'npm run audit-log says how it is used after %j',
  async (...args) => {
    const { status, output } = await run('sqlite::memory:', 'scripts/audit-log.ts', ...args);
    expect(status).toBe(2);
    expect(output).toMatch(/^Use: npm run audit-log/);
  },
);
