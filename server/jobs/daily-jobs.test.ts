import { beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import { createLog } from '../log.ts';
import { startDailyJobs } from './daily-jobs.ts';

const log = createLog('error', () => undefined);

describeOnEachDatabase('the jobs of a day', (test) => {
  beforeEach(() => test.empty());

  it('are queued once by all nodes together, and again the next day', async () => {
    let now = Date.parse('2026-11-22T23:59:59Z');
    let woken = 0;
    const wake = (): void => void (woken += 1);
    /** Starts and stops a node, which looks once. */
    const look = (): Promise<void> =>
      startDailyJobs({ database: test.database(), log, now: () => now, wake })();
    await Promise.all([look(), look()]);
    await look();
    const queued = async (): Promise<string[]> =>
      (await test.database().selectFrom('jobs').select('dedupe_key').execute())
        .map(({ dedupe_key: key }) => key)
        .toSorted();
    const today = ['event-counts:2026-11-22', 'like-counts:2026-11-22', 'retention:2026-11-22'];
    expect(await queued()).toEqual(today);
    expect(woken).toBeGreaterThan(0);
    now += 1_000;
    await look();
    expect(await queued()).toHaveLength(2 * today.length);
  });

  it('have a backup among them where it is wanted', async () => {
    const now = (): number => Date.parse('2026-11-22T00:00:00Z');
    const node = { database: test.database(), log, now, wake: () => undefined };
    await startDailyJobs({ ...node, backsUp: true })();
    const rows = await test.database().selectFrom('jobs').select('dedupe_key').execute();
    expect(rows.map(({ dedupe_key: key }) => key)).toContain('backup:2026-11-22');
  });
});
