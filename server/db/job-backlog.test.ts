import { beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import { countBacklog } from './queries/job-backlog.ts';

const NOW = 1_000_000;
const HOUR = 3_600_000;

describeOnEachDatabase('the jobs that operators see', (test) => {
  beforeEach(() => test.empty());

  const add = (id: string, state: 'pending' | 'sending' | 'sent' | 'failed', runAt: number) =>
    test
      .database()
      .insertInto('jobs')
      .values({
        id,
        dedupe_key: id,
        kind: 'contact-mail',
        payload: '{}',
        state,
        attempts: 0,
        due_at: 0,
        run_at: runAt,
        created_at: NOW - 60_000,
      })
      .execute();

  it('are none in an empty database', async () => {
    const none = { due: 0, sending: 0, failed: 0, dueSince: undefined };
    expect(await countBacklog(test.database(), NOW)).toEqual(none);
  });

  it('are what is due, what is being done and what has failed', async () => {
    await add('at once', 'pending', 0);
    await add('tried again', 'pending', NOW - 5_000);
    await add('reminder', 'pending', NOW + HOUR);
    await add('under way', 'sending', NOW + HOUR);
    await add('done', 'sent', 0);
    await add('dead', 'failed', 0);
    expect(await countBacklog(test.database(), NOW)).toEqual({
      due: 2,
      sending: 1,
      failed: 1,
      dueSince: NOW - 60_000,
    });
  });
});
