import { beforeEach, expect, it } from 'vitest';
import { proveTable, readTable } from '#server/audit/audit-table.ts';
import { checkSecretKeys } from '#server/secrets/check-secret-keys.ts';
import { createKeyedHash } from '#server/secrets/keyed-hash.ts';
import { runCommand } from '#tests/support/commands/run-command.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';

const KEY = 'the-key-of-the-server-which-is-long-enough';
/** Each command is a process, on a machine that may be busy. */
const PATIENCE_MS = 180_000;

describeOnEachDatabase('npm run studio:people', (test) => {
  beforeEach(async () => {
    await test.empty();
    await checkSecretKeys(test.database(), {
      keyedHash: createKeyedHash([KEY]),
      now: Date.now,
    });
  });

  const run = async (args: readonly string[], more: Record<string, string> = {}) => {
    const { status, stdout, stderr } = await runCommand(['studio/people.ts', ...args], {
      DATABASE_URL: test.url(),
      SECRET_KEY: KEY,
      STUDIO_ORIGIN: 'http://localhost:4400',
      STUDIO_PASSKEYS: '1',
      ...more,
    });
    return { status, output: `${stdout}${stderr}` };
  };
  const listDeeds = async (): Promise<string[]> => {
    const deeds: string[] = [];
    for await (const row of readTable(test.database())) deeds.push(row?.deed ?? 'unknown');
    return deeds;
  };

  it(
    'gives a role, lists, invites and ends keys, and the log has each of them but no address',
    async () => {
      const given = await run(['give', 'Ana@Example.com', 'Ana Ruiz', 'owner']);
      expect(given).toEqual({ status: 0, output: 'ana@example.com is owner of *.\n' });
      expect((await run(['list'])).output).toBe('owner      ana@example.com  Ana Ruiz\n');
      expect((await run(['list', 'riverbend'])).output).toBe('');
      const invited = await run(['invite', 'ana@example.com', 'es']);
      expect(invited).toMatchObject({ status: 0, output: expect.stringContaining('is invited') });
      const jobs = await test.database().selectFrom('jobs').select('kind').execute();
      expect(jobs).toEqual([{ kind: 'studio-invitation' }]);
      const links = await test.database().selectFrom('studio_sign_ins').select('data').execute();
      expect(links.map(({ data }) => JSON.parse(data) as object)).toMatchObject([
        { language: 'es-US', origin: 'http://localhost:4400' },
      ]);
      const person = await test
        .database()
        .selectFrom('studio_people')
        .select('id')
        .executeTakeFirstOrThrow();
      const key = { id: 'key', public_key: 'public', counter: 0, created_at: 1 };
      const own = { ...key, person_id: person.id };
      await test.database().insertInto('studio_passkeys').values(own).execute();
      expect((await run(['end-passkeys', 'ana@example.com'])).output).toContain(
        'has no passkey any more',
      );
      for (const table of ['studio_passkeys', 'studio_sign_ins'] as const)
        expect(await test.database().selectFrom(table).selectAll().execute()).toEqual([]);
      expect((await run(['sign-out', 'ana@example.com'])).output).toContain(
        'is signed out everywhere',
      );
      const deeds = await listDeeds();
      expect(deeds.slice(0, 4)).toEqual(['key-added', 'role-given', 'invited', 'passkeys-ended']);
      expect(await proveTable(test.database())).toMatchObject({ brokenAt: undefined });
      const rows = await test.database().selectFrom('studio_audit').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain('example.com');
    },
    PATIENCE_MS,
  );

  it(
    'invites nobody with another key than the server, through a shut door, or who is not known',
    async () => {
      await run(['give', 'ana@example.com', 'Ana Ruiz', 'owner']);
      const foreign = await run(['invite', 'ana@example.com'], { SECRET_KEY: `another-${KEY}` });
      expect(foreign).toMatchObject({
        status: 1,
        output: expect.stringContaining('is not that of the server'),
      });
      const shut = await run(['invite', 'ana@example.com'], {
        STUDIO_ORIGIN: '',
        STUDIO_PASSKEYS: '0',
      });
      expect(shut).toMatchObject({ status: 1, output: expect.stringContaining('is shut') });
      const unknown = await run(['invite', 'ben@example.com']);
      expect(unknown).toMatchObject({ status: 1, output: expect.stringContaining('nobody here') });
      expect(await run(['give', 'ana@example.com', 'Ana', 'king'])).toMatchObject({
        status: 1,
        output: expect.stringContaining('Use: npm run studio:people'),
      });
      expect(await test.database().selectFrom('jobs').selectAll().execute()).toEqual([]);
    },
    PATIENCE_MS,
  );
});
