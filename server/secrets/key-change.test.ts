import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PageAddress } from '#contracts/services.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import { DAY, openTestDesk, type TestDesk } from '#tests/support/mail/test-desk.ts';
import { addMonths } from '#domain/time/add-months.ts';

const OLD = 'the first secret of this database';
const NEW = 'the second secret of this database';
const THIRD = 'the third secret of this database as well';
const ENGLISH: PageAddress = { companyId: 'riverbend', language: 'en-US' };
const EMAIL = 'ana@example.com';

describeOnEachDatabase('a change of the secret key', (test) => {
  let desk: TestDesk;
  const clock = { now: Date.now() };

  const open = (keys: string): Promise<TestDesk> =>
    openTestDesk({ database: test.database(), environment: { SECRET_KEY: keys }, clock });
  async function reopen(keys: string): Promise<void> {
    await desk.close();
    desk = await open(keys);
  }
  async function ask(animal: 'lynx' | 'owl' | 'fox' = 'lynx', email = EMAIL): Promise<unknown> {
    const proof = await desk.prove('action-plan');
    const answer = await desk.services.mailActionPlan(ENGLISH, { email, animal }, proof);
    await desk.worker.settle();
    return answer;
  }
  const tokenOf = ({ sent }: TestDesk): string =>
    sent.at(-1)?.unsubscribeUrl?.split('/').at(-1) ?? '';

  beforeEach(async () => {
    await test.empty();
    await test.database().deleteFrom('settings').execute();
    desk = await open(OLD);
  });
  afterEach(() => desk.close());

  it('keeps the links of old mails, and who has unsubscribed with them', async () => {
    await ask();
    const token = tokenOf(desk);
    await reopen(`${NEW},${OLD}`);
    expect(await desk.services.unsubscribe(token)).toMatchObject({ status: 'unsubscribed' });
    await ask('owl');
    clock.now = addMonths(clock.now, 8);
    await desk.worker.settle();
    expect(desk.sent.map(({ subject }) => subject)).toEqual([
      'Do you want your Lynx action plan by email?',
    ]);
  });

  it('knows who unsubscribed before it, and keeps that under the new key from then on', async () => {
    await ask();
    await desk.services.unsubscribe(tokenOf(desk));
    const marks = (): Promise<string[]> =>
      test
        .database()
        .selectFrom('suppressions')
        .select('subscriber')
        .execute()
        .then((rows) => rows.map(({ subscriber }) => subscriber));
    const [before] = await marks();
    await reopen(`${NEW},${OLD}`);
    await ask('owl');
    await ask('fox');
    expect(desk.sent).toHaveLength(1);
    const after = await marks();
    expect(after).toHaveLength(1);
    expect(after[0]).not.toBe(before);
  });

  it('ends the mails of both keys with the link of either', async () => {
    await ask('lynx');
    const old = tokenOf(desk);
    await reopen(`${NEW},${OLD}`);
    clock.now += DAY * 2;
    await ask('fox');
    await desk.services.unsubscribe(old);
    clock.now = addMonths(clock.now, 8);
    await desk.worker.settle();
    expect(desk.sent.map(({ subject }) => subject)).toEqual([
      'Your Lynx action plan, step by step',
    ]);
    expect(await test.database().selectFrom('plan_requests').selectAll().execute()).toEqual([]);
  });

  it('ends them also when nothing of the old key is left but the link', async () => {
    await ask('lynx');
    const old = tokenOf(desk);
    await reopen(`${NEW},${OLD}`);
    await test.database().deleteFrom('plan_requests').execute();
    await ask('fox');
    await desk.services.unsubscribe(old);
    clock.now = addMonths(clock.now, 8);
    await desk.worker.settle();
    expect(desk.sent.map(({ subject }) => subject)).toEqual([
      'Your Lynx action plan, step by step',
    ]);
    expect(await test.database().selectFrom('plan_requests').selectAll().execute()).toEqual([]);
  });

  it('takes a form sent twice for one, and goes on counting where the old key stopped', async () => {
    clock.now = Date.UTC(2090, 0, 1, 10);
    await ask('lynx');
    await ask('owl');
    await reopen(`${NEW},${OLD}`);
    expect(await ask('lynx')).toEqual({ status: 'accepted' });
    expect(desk.sent).toEqual([]);
    const tags = ['a', 'b', 'c', 'd'].map((tag) => `ana+${tag}@example.com`);
    for (const email of tags) expect(await ask('fox', email)).toEqual({ status: 'accepted' });
    expect(await ask('fox', 'ana+e@example.com')).toMatchObject({ code: 'too-many-requests' });
  });

  it('takes a form whose captcha was given out before it', async () => {
    const proof = await desk.prove('action-plan');
    await reopen(`${NEW},${OLD}`);
    const form = { email: EMAIL, animal: 'lynx' } as const;
    expect(await desk.services.mailActionPlan(ENGLISH, form, proof)).toEqual({
      status: 'accepted',
    });
  });

  it('lets no node start that lacks a key the database was ever used with', async () => {
    await reopen(`${OLD},${NEW}`);
    await reopen(`${NEW},${OLD}`);
    await reopen(`${THIRD},${NEW},${OLD}`);
    for (const keys of [OLD, NEW, THIRD, `${THIRD},${OLD}`, `${NEW},${OLD}`])
      await expect(open(keys), keys).rejects.toThrow(/SECRET_KEY lacks a key/);
    await reopen(`${OLD},${THIRD},${NEW}`);
  });
});
