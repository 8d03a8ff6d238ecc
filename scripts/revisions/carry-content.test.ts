import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTable } from '#server/audit/audit-table.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { listContentFiles } from '#server/revisions/content-files.ts';
import { runCommand } from '#tests/support/commands/run-command.ts';

/** A command reads all of the content, on a machine that may be busy. */
const PATIENCE_MS = 400_000;

describe('content that is carried into the database and out of it', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sendero-carry-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const databaseUrl = (): string => `sqlite:${path.join(folder, 'content.sqlite')}`;
  const run = async (command: 'export' | 'import', ...args: string[]) => {
    const script = `scripts/revisions/content-${command}.ts`;
    const { status, stdout, stderr } = await runCommand([script, ...args], {
      DATABASE_URL: databaseUrl(),
    });
    return { status, said: `${stdout}${stderr}` };
  };

  it(
    'is the same, byte for byte, and only a whole folder that the loader takes gets in',
    async () => {
      const copy = path.join(folder, 'checkout');
      expect(await run('export', copy)).toMatchObject({ status: 1 });
      expect((await run('import', 'content')).said).toContain('Published as revision 1');
      expect(await run('export', copy)).toMatchObject({ status: 0 });
      const files = listContentFiles('content');
      expect(listContentFiles(copy)).toEqual(files);
      const differ = files.filter(
        (file) =>
          !readFileSync(path.join(copy, file)).equals(readFileSync(path.join('content', file))),
      );
      expect(differ).toEqual([]);
      expect((await run('import', copy)).said).toContain('Nothing is different from revision 1');

      // An export over a checkout leaves what is the program's.
      cpSync('content/messages', path.join(copy, 'messages'), { recursive: true });
      const text = path.join(copy, 'articles/fees/en.md');
      const before = readFileSync(text, 'utf8');
      writeFileSync(text, before.replace(/^title: .*$/m, ''));
      const refused = await run('import', copy);
      expect(refused).toMatchObject({ status: 1 });
      expect(refused.said).toContain('content/articles/fees/en.md:');
      writeFileSync(text, before.replace(/^title: .*$/m, 'title: Fees, told shortly'));
      expect((await run('import', copy)).said).toContain(
        'Published as revision 2: 1 files are other ones, 1 of them new',
      );
      expect(await run('import', 'content')).toMatchObject({ status: 1 });
      expect(await run('import', 'content', '--over', '1')).toMatchObject({ status: 1 });
      expect((await run('import', 'content', '--over', '2')).said).toContain(
        'Published as revision 3',
      );
      expect((await run('export', copy)).said).toContain('revision 3: 1 files');
      expect(readFileSync(text, 'utf8')).toBe(before);
      expect(existsSync(path.join(copy, 'messages/en/site.ts'))).toBe(true);

      const rows = [];
      const database = connectDatabase(
        databaseUrl(),
        createLog('error', () => undefined),
      );
      for await (const row of readTable(database)) rows.push(row);
      await database.destroy();
      expect(rows).toMatchObject(
        [1, 2, 3].map((number) => ({
          who: `operator ${userInfo().username}`,
          deed: 'content-imported',
          entry: `revision/${number}`,
        })),
      );
    },
    PATIENCE_MS,
  );

  it('says how it is used', async () => {
    expect(await run('import')).toMatchObject({ status: 2 });
    expect(await run('import', 'content', '--over')).toMatchObject({ status: 2 });
    expect(await run('export')).toMatchObject({ status: 2 });
  });
});
