import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importContent } from '#server/revisions/import-content.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import { startHostedStudio, type HostedStudio } from '#tests/support/studio/hosted-studio.ts';
import { ENTRY as FEES, OLD } from '#tests/support/studio/one-article.ts';
import {
  beginChange,
  invite,
  pressOf,
  takeChangeBack,
  VESTING,
  type People,
} from '#tests/support/studio/one-change.ts';

/** Two copies of the content are read, on a machine that may be busy. */
const PATIENCE_MS = 180_000;
describeOnEachDatabase('a named change where the content is in the database', ({ url }) => {
  const copy = mkdtempSync(path.join(tmpdir(), 'sendero-changes-'));
  let studio: HostedStudio;
  let people: People;

  beforeAll(async () => {
    studio = await startHostedStudio({
      databaseUrl: url(),
      environment: { CONTENT_STORE: 'database', CONTENT_COPY: copy },
      prepare: async (database, { root }) => {
        const about = { root, who: 'operator ana', now: Date.now, check: () => undefined };
        await importContent(database, about);
      },
    });
    people = await invite(studio);
  }, PATIENCE_MS);
  afterAll(async () => {
    await studio.close();
    rmSync(copy, { recursive: true, force: true });
  });

  it('is one revision with the names of its entries, and one more that takes it back', async () => {
    const { wren, paul } = people;
    await studio.database
      .insertInto('studio_companies')
      .values({ company_id: '*', four_eyes: 0 })
      .execute();
    const revisions = () =>
      studio.database.selectFrom('content_revisions').selectAll().orderBy('number').execute();
    const before = await revisions();
    const change = await beginChange(people);
    await pressOf(wren, 'send', { change, note: 'Shorter' });
    const done = await pressOf(paul, 'publish', { change });
    expect(done.headers.get('Location')).toContain('history?done=published');
    const [published, ...more] = (await revisions()).slice(before.length);
    expect(more).toEqual([]);
    expect(published).toMatchObject({ deed: 'published', entry: change, note: 'Shorter' });
    expect(JSON.parse(published?.named ?? '')).toEqual({
      name: 'Two titles',
      entries: [FEES, VESTING],
    });
    expect(await wren.read(`en/entry/${FEES}`)).toContain('What fees take');
    expect(await studio.database.selectFrom('studio_proposals').select('state').execute()).toEqual([
      { state: 'published' },
      { state: 'published' },
      { state: 'published' },
    ]);
    expect((await takeChangeBack(paul, change)).status).toBe(303);
    expect(await wren.read(`en/entry/${FEES}`)).toContain(OLD);
    expect(await revisions()).toHaveLength(before.length + 2);
    expect(await paul.read('en/history')).toContain('Two titles: ');
  });
});
