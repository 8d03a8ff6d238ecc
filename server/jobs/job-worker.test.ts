import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  countJobsByState,
  listDeadLetters,
  retryDeadLetters,
} from '#server/db/queries/dead-letters.ts';
import { recordJobResult } from '#server/db/queries/jobs.ts';
import { createLog } from '#server/log.ts';
import { MailNotSentError } from '#server/mail/mailer.ts';
import { openBreakableDatabase } from '#tests/support/database/breakable.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import { defineJob, type JobOutcome } from './job-definition.ts';
import { backoffMs, USUAL_TIMES } from './job-times.ts';
import { JobWorker } from './job-worker.ts';
import { queueJob } from './queue-job.ts';

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

describeOnEachDatabase('a job', (test) => {
  const clock = { now: 0 };
  let workers: JobWorker[] = [];
  let ran: string[] = [];
  let run: (id: string) => Promise<JobOutcome> | JobOutcome;

  beforeEach(async () => {
    await test.empty();
    clock.now = Date.UTC(2026, 10, 21);
    ran = [];
    run = () => 'done';
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    workers = [];
  });

  function createWorker(): JobWorker {
    const worker = new JobWorker({
      database: test.database(),
      definitions: [
        defineJob({
          kind: 'contact-mail',
          payload: z.object({ name: z.string() }),
          load:
            async () =>
            async ({ payload }) => {
              ran.push(payload.name);
              return run(payload.name);
            },
        }),
      ],
      times: USUAL_TIMES,
      log: createLog('error', () => undefined),
      now: () => clock.now,
      random: () => 1,
    });
    workers.push(worker);
    return worker;
  }

  function queue(name: string, dueAt = 0): Promise<boolean> {
    const job = { kind: 'contact-mail', about: name, payload: { name }, dueAt } as const;
    return queueJob(test.database(), { ...job, now: clock.now });
  }

  async function states(): Promise<Record<string, number>> {
    return Object.fromEntries(await countJobsByState(test.database()));
  }

  it('is queued once, and done once', async () => {
    expect(await queue('a')).toBe(true);
    expect(await queue('a')).toBe(false);
    await createWorker().settle();
    expect(await queue('a')).toBe(false);
    await createWorker().settle();
    expect(ran).toEqual(['a']);
    expect(await states()).toEqual({ sent: 1 });
  });

  it('is done by one of several workers, never by two', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `job ${index}`);
    for (const name of names) await queue(name);
    const several = Array.from({ length: 4 }, createWorker);
    await Promise.all(several.map((worker) => worker.settle()));
    expect(ran.toSorted()).toEqual(names.toSorted());
  });

  it('is done at its time and not before', async () => {
    await queue('later', clock.now + MINUTE);
    await createWorker().settle();
    expect(ran).toEqual([]);
    clock.now += MINUTE;
    await createWorker().settle();
    expect(ran).toEqual(['later']);
  });

  it('is taken over when the node that had it died, and only then', async () => {
    await queue('a');
    const died = new Promise<JobOutcome>(() => undefined);
    run = () => died;
    createWorker().wake();
    await expect.poll(() => ran).toEqual(['a']);
    workers = [];
    run = () => 'done';
    await createWorker().settle();
    expect(ran).toEqual(['a']);
    clock.now += USUAL_TIMES.leaseMs;
    await createWorker().settle();
    expect(ran).toEqual(['a', 'a']);
    expect(await states()).toEqual({ sent: 1 });
  });

  it('takes no result from a node that lost its lease', async () => {
    await queue('a');
    run = async () => {
      clock.now += USUAL_TIMES.leaseMs;
      run = () => 'done';
      await createWorker().settle();
      throw new Error('too late to count');
    };
    await createWorker().settle();
    expect(ran).toEqual(['a', 'a']);
    expect(await states()).toEqual({ sent: 1 });
    const row = await test.database().selectFrom('jobs').select('id').executeTakeFirstOrThrow();
    const late = { id: row.id, attempts: 2, state: 'pending', now: clock.now } as const;
    expect(await recordJobResult(test.database(), late)).toBe(false);
  });

  it('is tried for two days with longer and longer waits, then waits for the operator', async () => {
    run = () => {
      throw new MailNotSentError('ECONNECTION', false);
    };
    await queue('a');
    const worker = createWorker();
    const waits: number[] = [];
    for (let tries = 1; tries <= USUAL_TIMES.tries; tries += 1) {
      await worker.settle();
      expect(ran).toHaveLength(tries);
      const row = await test.database().selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
      waits.push(row.run_at - clock.now);
      clock.now = row.run_at;
    }
    const doubled = [0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256];
    const longest = Array.from({ length: 7 }, () => 360);
    expect(waits.slice(0, -1)).toEqual([...doubled, ...longest].map((wait) => wait * MINUTE));
    expect(await states()).toEqual({ failed: 1 });
    clock.now += YEAR;
    await worker.settle();
    expect(ran).toHaveLength(USUAL_TIMES.tries);

    const [letter] = await listDeadLetters(test.database());
    const attempts = USUAL_TIMES.tries;
    expect(letter).toMatchObject({ kind: 'contact-mail', attempts, last_error: 'ECONNECTION' });
    run = () => 'done';
    expect(await retryDeadLetters(test.database(), letter?.id)).toBe(1);
    expect(await retryDeadLetters(test.database())).toBe(0);
    await worker.settle();
    expect(await states()).toEqual({ sent: 1 });
  });

  it('is not tried again when the mail server refused it for good', async () => {
    run = () => {
      throw new MailNotSentError('EENVELOPE 550', true);
    };
    await queue('a');
    await createWorker().settle();
    expect(await states()).toEqual({ failed: 1 });
    expect(ran).toHaveLength(1);
  });

  it('that kills every node which takes it stops being taken', async () => {
    await queue('a');
    const attempts = USUAL_TIMES.tries;
    await test.database().updateTable('jobs').set({ state: 'sending', attempts }).execute();
    await createWorker().settle();
    expect(ran).toEqual([]);
    expect(await listDeadLetters(test.database())).toMatchObject([{ last_error: 'node-died' }]);
  });

  it('does not wait a year when the clock was set back, but a later one does', async () => {
    clock.now += YEAR;
    run = () => {
      throw new MailNotSentError('ECONNECTION', false);
    };
    await queue('tried');
    await createWorker().settle();
    await queue('new');
    await queue('reminder', clock.now + YEAR / 2);
    clock.now -= YEAR;
    run = () => 'done';
    await createWorker().settle();
    expect(ran.toSorted()).toEqual(['new', 'tried', 'tried']);
    clock.now += 1.5 * YEAR;
    await createWorker().settle();
    expect(ran).toContain('reminder');
  });

  it('that nobody knows is kept for the operator, not lost', async () => {
    await queueJob(test.database(), {
      kind: 'retention',
      about: 'x',
      payload: {},
      dueAt: 0,
      now: clock.now,
    });
    await createWorker().settle();
    expect(await states()).toEqual({ pending: 1 });
  });
});

describe('the wait after a failed try', () => {
  it.each([
    { tries: 1, least: 15_000, most: 30_000 },
    { tries: 2, least: 30_000, most: 60_000 },
    { tries: 7, least: 960_000, most: 1_920_000 },
    { tries: 20, least: 10_800_000, most: 21_600_000 },
  ])('is between $least and $most ms after $tries', ({ tries, least, most }) => {
    expect(backoffMs(tries, USUAL_TIMES, () => 0)).toBe(least);
    expect(backoffMs(tries, USUAL_TIMES, () => 1)).toBe(most);
  });
});

describe('a job that is done while the database is away', () => {
  it('is noted when it is back, not done again', async () => {
    const { database, breakNext, close } = await openBreakableDatabase();
    let times = 0;
    const worker = new JobWorker({
      database,
      definitions: [
        defineJob({
          kind: 'contact-mail',
          payload: z.object({}),
          load: async () => async () => {
            times += 1;
            breakNext();
            return 'done';
          },
        }),
      ],
      times: { ...USUAL_TIMES, leaseMs: 0 },
      log: createLog('error', () => undefined),
      now: () => 1,
    });
    await queueJob(database, { kind: 'contact-mail', about: 'a', payload: {}, dueAt: 0, now: 1 });
    await worker.settle();
    await worker.settle();
    await worker.stop();
    expect(times).toBe(1);
    expect(Object.fromEntries(await countJobsByState(database))).toEqual({ sent: 1 });
    await close();
  });
});
