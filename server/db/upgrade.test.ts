import { beforeEach, expect, it } from 'vitest';
import { createKeyedHash } from '#server/secrets/keyed-hash.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import { openTestDesk, TEST_KEY } from '#tests/support/mail/test-desk.ts';
import type { Database } from './connect.ts';
import { migrateDatabase } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { addLike } from './queries/article-likes.ts';
import { listLikeCounts } from './queries/like-counts.ts';

const NOW = Date.now();
const DAY = 86_400_000;

/** Version 1.21 hashed an address as it was typed, in lower case. */
const oldMark = (email: string): string => createKeyedHash([TEST_KEY])('subscriber', email);

const LAST_OF_121 = '0010-visits';

/** Begins with an empty database anew, as that version left it. */
async function goBackTo121(database: Database): Promise<void> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  for (const { name } of tables) await database.schema.dropTable(name).execute();
  const shipped = Object.entries(migrations).filter(([name]) => name <= LAST_OF_121);
  const results = await migrateDatabase(database, Object.fromEntries(shipped));
  expect(results.at(-1)).toMatchObject({ migrationName: LAST_OF_121, status: 'Success' });
}

describeOnEachDatabase('a database of 1.21', (test) => {
  beforeEach(async () => {
    await goBackTo121(test.database());
  });

  it('has its likes counted', async () => {
    const database = test.database();
    for (const visitorId of ['a', 'b'])
      await addLike(database, { articleId: 'fees', visitorId }, NOW);
    await addLike(database, { articleId: 'match', visitorId: 'a' }, NOW);
    await migrateDatabase(database);
    expect(Object.fromEntries(await listLikeCounts(database, 0))).toEqual({ fees: 2, match: 1 });
  });

  it('keeps what it promised: the reminders that wait, and who has unsubscribed', async () => {
    const database = test.database();
    const waiting = {
      id: 'request-1',
      fingerprint: 'of-1',
      subscriber: oldMark('ana+plan@gmail.com'),
      company_id: 'riverbend',
      animal: 'lynx',
      language: 'en-US',
      email: 'Ana+plan@gmail.com',
      origin: 'https://retire.example.com',
      created_at: NOW - 180 * DAY,
    };
    // The old table did not have this column yet.
    await database.insertInto('plan_requests').values(waiting).execute();
    await database
      .insertInto('jobs')
      .values({
        id: 'job-1',
        dedupe_key: 'action-plan-reminder:request-1',
        kind: 'action-plan-reminder',
        payload: '{"requestId":"request-1"}',
        subject_id: 'request-1',
        subscriber: waiting.subscriber,
        state: 'pending',
        attempts: 0,
        due_at: NOW + DAY,
        run_at: NOW + DAY,
        created_at: NOW,
      })
      .execute();
    const gone = { subscriber: oldMark('bo+plan@gmail.com'), created_at: NOW };
    await database.insertInto('suppressions').values(gone).execute();
    await migrateDatabase(database);

    const clock = { now: NOW };
    const desk = await openTestDesk({ database, clock });
    const proof = await desk.prove('action-plan');
    const form = { email: 'bo+plan@gmail.com', animal: 'lynx' } as const;
    const address = { companyId: 'riverbend', language: 'en-US' } as const;
    expect(await desk.services.mailActionPlan(address, form, proof)).toEqual({
      status: 'accepted',
    });
    clock.now = NOW + 2 * DAY;
    await desk.worker.settle();
    expect(desk.sent.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      'Ana+plan@gmail.com: Six months on: your Lynx action plan',
      'bo+plan@gmail.com: Do you want your Lynx action plan by email?',
    ]);
    await desk.close();
  });
});
