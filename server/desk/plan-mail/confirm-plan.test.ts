import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isFailure } from '#contracts/errors.ts';
import type { PlanMailForm } from '#contracts/mail/action-plan.ts';
import type { PageAddress } from '#contracts/services.ts';
import { addMonths } from '#domain/time/add-months.ts';
import { openBreakableDatabase } from '#tests/support/database/breakable.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import { DAY, openTestDesk, type TestDesk } from '#tests/support/mail/test-desk.ts';

const ENGLISH: PageAddress = { companyId: 'riverbend', language: 'en-US' };
const LYNX: PlanMailForm = { email: 'Ana.Ruiz+plan@gmail.com', animal: 'lynx' };
const QUESTION = 'Do you want your Lynx action plan by email?';
const PLAN = 'Your Lynx action plan, step by step';
const REMINDER = 'Six months on: your Lynx action plan';

function unsubscribeTokenOf(desk: TestDesk): string {
  const { unsubscribeUrl = '' } =
    desk.sent.findLast((mail) => mail.unsubscribeUrl !== undefined) ?? {};
  return unsubscribeUrl.split('/').at(-1) ?? '';
}

/** The link in the newest confirmation mail. */
function confirmTokenOf(desk: TestDesk): string {
  const texts = desk.sent.map(({ text }) => /\/confirm-plan\?token=(\S+)/.exec(text)?.[1]);
  return texts.findLast((token) => token !== undefined) ?? '';
}

async function askFor(desk: TestDesk, form: PlanMailForm): Promise<unknown> {
  const proof = await desk.prove('action-plan');
  const answer = await desk.services.mailActionPlan(ENGLISH, form, proof);
  await desk.worker.settle();
  return answer;
}

describeOnEachDatabase('somebody who has unsubscribed', (test) => {
  let desk: TestDesk;

  beforeEach(async () => {
    await test.empty();
    desk = await openTestDesk({ database: test.database() });
    await askFor(desk, LYNX);
    await desk.services.unsubscribe(unsubscribeTokenOf(desk));
    desk.sent.length = 0;
  });
  afterEach(() => desk.close());

  const subjects = (): string[] => desk.sent.map(({ subject }) => subject);
  const confirm = async (token = confirmTokenOf(desk)): Promise<unknown> => {
    const answer = await desk.services.confirmPlan(token);
    await desk.worker.settle();
    return answer;
  };

  it('is asked once in 30 days, whoever asks for a plan and however often, and sent nothing else', async () => {
    const spellings = ['ana.ruiz+plan@gmail.com', 'anaruiz@gmail.com', 'A.naruiz+1@googlemail.com'];
    for (let day = 0; day < 29; day += 1) {
      for (const email of spellings)
        expect(await askFor(desk, { ...LYNX, email })).toEqual({ status: 'accepted' });
      desk.clock.now += DAY;
    }
    desk.clock.now = addMonths(desk.clock.now, 12);
    await desk.worker.settle();
    expect(subjects()).toEqual([QUESTION]);
    await askFor(desk, LYNX);
    expect(subjects()).toEqual([QUESTION, QUESTION]);
  });

  it('is not asked more often after a yes and another no', async () => {
    await askFor(desk, LYNX);
    await confirm();
    await desk.services.unsubscribe(unsubscribeTokenOf(desk));
    desk.sent.length = 0;
    desk.clock.now += DAY * 2;
    await askFor(desk, LYNX);
    expect(subjects()).toEqual([]);
    desk.clock.now += DAY * 28;
    await askFor(desk, LYNX);
    expect(subjects()).toEqual([QUESTION]);
  });

  it('gets the plan that was asked for and its reminder once the mailbox says yes, however often', async () => {
    await askFor(desk, LYNX);
    expect(desk.sent[0]).toMatchObject({ to: LYNX.email, language: 'en-US' });
    expect(desk.sent[0]?.unsubscribeUrl).toBeUndefined();
    desk.clock.now += DAY * 3;
    expect(await confirm()).toEqual({ status: 'confirmed' });
    expect(await confirm()).toEqual({ status: 'confirmed' });
    expect(subjects()).toEqual([QUESTION, PLAN]);
    expect(desk.sent[1]?.to).toBe(LYNX.email);
    desk.clock.now = addMonths(desk.clock.now, 7);
    await desk.worker.settle();
    expect(subjects()).toEqual([QUESTION, PLAN, REMINDER]);
  });

  it('asks for plans like anybody else after that', async () => {
    await askFor(desk, LYNX);
    await confirm();
    expect(await askFor(desk, { ...LYNX, animal: 'fox' })).toEqual({ status: 'accepted' });
    expect(subjects()).toEqual([QUESTION, PLAN, PLAN]);
    expect(desk.sent.at(-1)?.text).toContain('/action-plan/fox');
  });

  it('can say no once more: then the link of the question is good for nothing', async () => {
    await askFor(desk, LYNX);
    const token = confirmTokenOf(desk);
    await confirm(token);
    await desk.services.unsubscribe(unsubscribeTokenOf(desk));
    desk.sent.length = 0;
    expect(await confirm(token)).toMatchObject({ code: 'link-expired' });
    desk.clock.now = addMonths(desk.clock.now, 12);
    await desk.worker.settle();
    expect(subjects()).toEqual([]);
  });

  it('is not signed up again by a link that was changed, made up or meant for something else', async () => {
    await askFor(desk, LYNX);
    const token = confirmTokenOf(desk);
    for (const wrong of [`${token}x`, token.slice(0, -2), '', 'a.b', unsubscribeTokenOf(desk)])
      expect(await confirm(wrong)).toMatchObject({ code: 'link-invalid' });
    expect(await desk.services.unsubscribe(token)).toMatchObject({ code: 'link-invalid' });
    expect(subjects()).toEqual([QUESTION]);
  });

  it('is forgotten when nobody says yes for 30 days', async () => {
    await askFor(desk, LYNX);
    await askFor(desk, { ...LYNX, animal: 'owl' });
    const token = confirmTokenOf(desk);
    const kept = (): Promise<string[]> =>
      test
        .database()
        .selectFrom('plan_requests')
        .select('email')
        .execute()
        .then((rows) => rows.map(({ email }) => email).toSorted());
    // A request without a confirmation mail keeps no address at all.
    expect(await kept()).toEqual(['', LYNX.email]);
    desk.clock.now += DAY * 31;
    expect(await confirm(token)).toMatchObject({ code: 'link-expired' });
    await desk.forget();
    expect(await kept()).toEqual([]);
    expect(subjects()).toEqual([QUESTION]);
  });

  it('cannot be told from anybody else by who asks: the same answers and the same limits', async () => {
    const animals = ['rabbit', 'lynx', 'fox', 'elk', 'owl', 'lynx', 'rabbit', 'fox'] as const;
    const answersTo = async (email: string, hour: number): Promise<unknown[]> => {
      desk.clock.now = Date.UTC(2090, 0, 1, hour);
      const answers = [];
      for (const [index, animal] of animals.entries()) {
        const address = { ...ENGLISH, language: index > 4 ? 'es-US' : 'en-US' } as const;
        const proof = await desk.prove('action-plan');
        answers.push(await desk.services.mailActionPlan(address, { email, animal }, proof));
      }
      return answers;
    };
    const known = await answersTo(LYNX.email, 8);
    const other = await answersTo('bo@example.com', 8);
    expect(known).toEqual(other);
    expect(known.filter((answer) => isFailure(answer))).toHaveLength(2);
  });
});

it('who asks for a plan causes the same work whether its person has unsubscribed or not', async () => {
  const broken = await openBreakableDatabase();
  // A timer looks for jobs a moment after each was queued, at the start too; on a busy machine those statements
  // would be counted with the desk's. Here jobs run when they are asked to.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const desk = await openTestDesk({ database: broken.database });
  const workOf = async (email: string): Promise<string[]> => {
    const proof = await desk.prove('action-plan');
    await desk.worker.settle();
    const before = broken.statements.length;
    await desk.services.mailActionPlan(ENGLISH, { ...LYNX, email }, proof);
    // The columns of an insert may differ by the state of the row; the number and kind of
    // statements must not.
    const work = broken.statements.slice(before).map((sql) => sql.split(' ').slice(0, 1).join(' '));
    await desk.worker.settle();
    return work;
  };
  try {
    const fresh = await workOf(LYNX.email);
    await desk.services.unsubscribe(unsubscribeTokenOf(desk));
    const asked = await workOf(LYNX.email);
    desk.clock.now += DAY * 2;
    const askedAgain = await workOf(LYNX.email);
    const repeated = await workOf(LYNX.email);
    const other = 'bo+plan@gmail.com';
    const repeatedByOther = await workOf(other).then(() => workOf(other));
    expect(fresh.length).toBeGreaterThan(10);
    expect(asked).toHaveLength(fresh.length);
    expect(askedAgain).toHaveLength(fresh.length);
    expect(repeated).toHaveLength(repeatedByOther.length);
    expect(desk.sent.map(({ subject }) => subject)).toEqual([PLAN, QUESTION, PLAN]);
  } finally {
    vi.useRealTimers();
    await desk.close();
    await broken.close();
  }
});
