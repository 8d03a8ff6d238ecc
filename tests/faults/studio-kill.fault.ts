import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proveTable } from '#server/audit/audit-table.ts';
import { connectDatabase, type Database } from '#server/db/connect.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { keepStudioPerson, keepStudioRole } from '#server/db/studio/people.ts';
import { createLog } from '#server/log.ts';
import { copyContent, type ChangedContent } from '#tests/support/content/changed-content.ts';
import { personAt, PROXY_SECRET, type TestPerson } from '#tests/support/studio/hosted-studio.ts';
import { ENTRY, OLD, takeLastBack, writeTitle } from '#tests/support/studio/one-article.ts';
import { readAll } from '#tests/support/studio/test-studio.ts';
import { startTestProxy, type TestProxy } from '#tests/support/studio/test-proxy.ts';
import { startStudioProcess, type StudioProcess } from './support/studio-process.ts';

const EN = 'articles/fees/en.md';
const ANA = { id: 'person-ana', email: 'ana@example.com', name: 'Ana', now: 1 };

describe('a studio that is killed while git takes what it has written', () => {
  let folder: string;
  let content: ChangedContent;
  let database: Database;
  let proxy: TestProxy;
  let ana: TestPerson;
  let studio: StudioProcess;

  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', content.root, ...args], { encoding: 'utf8' });
  const start = async (): Promise<void> => {
    studio = await startStudioProcess(proxy.origin, {
      CONTENT_DIR: content.root,
      STUDIO_DIR: path.join(folder, 'studio'),
      DATABASE_URL: `sqlite:${path.join(folder, 'studio.sqlite')}`,
      OUTBOX_DIR: path.join(folder, 'outbox'),
    });
    proxy.leadTo(studio.port);
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'sendero-studio-kill-'));
    content = copyContent();
    git('init', '--quiet');
    git('config', 'user.name', 'Root');
    git('config', 'user.email', 'root@example.com');
    git('add', 'articles', 'companies', 'faqs', 'fragments');
    git('commit', '--quiet', '-m', 'All of it');
    database = connectDatabase(
      `sqlite:${path.join(folder, 'studio.sqlite')}`,
      createLog('error', () => undefined),
    );
    await migrateDatabase(database);
    await keepStudioPerson(database, ANA);
    await keepStudioRole(database, { personId: ANA.id, companyId: '*', role: 'owner' });
    await database
      .insertInto('studio_companies')
      .values({ company_id: '*', four_eyes: 0 })
      .execute();
    proxy = await startTestProxy(PROXY_SECRET);
    await start();
    ana = personAt(proxy.origin, ANA);
    await ana.ask('en/board');
  }, 600_000);
  afterAll(async () => {
    await studio.kill();
    await proxy.close();
    await database.destroy();
    content.remove();
    rmSync(folder, { recursive: true, force: true });
  }, 120_000);

  it('has published nothing, keeps the draft, and publishes it once it runs again', async () => {
    const before = readAll(content);
    const [reached, hook] = ['reached', '.git/hooks/pre-commit'].map((name) =>
      path.join(content.root, name),
    ) as [string, string];
    // The hook says that git has been asked, with its number, and never answers.
    writeFileSync(hook, `#!/bin/sh\necho $$ > "${reached}"\nexec tail -f /dev/null\n`);
    chmodSync(hook, 0o755);
    await writeTitle(ana, 'Killed and published again');
    const answer = ana.press(`en/publish/${ENTRY}`, { note: '' }).then(
      ({ status }) => status,
      () => 'no answer',
    );
    await expect
      .poll(() => existsSync(reached) && readFileSync(reached, 'utf8').trim())
      .toMatch(/^\d+$/);
    expect(content.read(EN)).toContain('Killed and published again');
    await studio.kill();
    expect(await answer).not.toBe(303);
    process.kill(Number(readFileSync(reached, 'utf8')));
    // Git ends with its hook, and takes nothing.
    await expect.poll(() => existsSync(path.join(content.root, '.git/index.lock'))).toBe(false);
    for (const file of [hook, reached]) rmSync(file);
    expect(git('log', '--format=%s').trim()).toBe('All of it');
    await start();
    expect(await ana.read(`en/entry/${ENTRY}`)).toContain('Killed and published again');
    expect(readAll(content)).toEqual(before);
    expect(git('status', '--porcelain', '--', 'articles')).toBe('');
    const done = await ana.press(`en/publish/${ENTRY}`, { note: 'Once more' });
    expect(done.status).toBe(303);
    expect(content.read(EN)).toContain('Killed and published again');
    expect(git('log', '-1', '--format=%s').trim()).toBe(`Publish ${ENTRY}: Once more`);
    expect((await takeLastBack(ana)).status).toBe(303);
    expect(content.read(EN)).toContain(OLD);
    expect(readAll(content)).toEqual(before);
    expect((await proveTable(database)).brokenAt).toBeUndefined();
  });
});
