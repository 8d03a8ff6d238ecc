import { afterEach, beforeEach, expect, it } from 'vitest';
import { isFailure } from '#contracts/errors.ts';
import type { PlanMailForm } from '#contracts/mail/action-plan.ts';
import type { PageAddress } from '#contracts/services.ts';
import { addMonths } from '#domain/time/add-months.ts';
import { MailNotSentError } from '#server/mail/mailer.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import { DAY, HOUR, openTestDesk, type TestDesk } from '#tests/support/mail/test-desk.ts';

const SPANISH: PageAddress = { companyId: 'riverbend', language: 'es-US' };
const LYNX: PlanMailForm = { email: 'Ana.Ruiz@example.com', animal: 'lynx' };

describeOnEachDatabase('asking for an action plan by mail', (test) => {
  let desk: TestDesk;

  beforeEach(async () => {
    await test.empty();
    desk = await openTestDesk({ database: test.database() });
  });
  afterEach(() => desk.close());

  async function ask(form: PlanMailForm = LYNX, address = SPANISH): Promise<unknown> {
    const answer = await desk.services.mailActionPlan(
      address,
      form,
      await desk.prove('action-plan'),
    );
    await desk.worker.settle();
    return answer;
  }

  function tokenOf(index: number): string {
    return desk.sent[index]?.unsubscribeUrl?.split('/').at(-1) ?? '';
  }

  it('sends it once, in the reader’s language, with a way to unsubscribe', async () => {
    expect(await ask()).toEqual({ status: 'accepted' });
    expect(desk.sent).toHaveLength(1);
    expect(desk.sent[0]).toMatchObject({
      to: 'Ana.Ruiz@example.com',
      language: 'es-US',
      subject: 'Tu plan de acción (Lince), paso a paso',
      from: { name: 'Riverbend' },
    });
    expect(desk.sent[0]?.unsubscribeUrl).toMatch(
      /^https:\/\/retire\.example\.com\/po\/unsubscribe\/[\w-]+\.[\w-]+$/,
    );
    expect(desk.sent[0]?.text).toContain('/retirement/riverbend/action-plan/lynx?lang=es-US');
  });

  it('sends it once however often the form is sent, also at the same moment', async () => {
    const proofs = await Promise.all(Array.from({ length: 8 }, () => desk.prove('action-plan')));
    const answers = await Promise.all(
      proofs.map((proof) => desk.services.mailActionPlan(SPANISH, LYNX, proof)),
    );
    expect(answers.filter((answer) => isFailure(answer))).toEqual([]);
    await ask({ ...LYNX, email: 'ana.ruiz@EXAMPLE.com' });
    expect(desk.sent).toHaveLength(1);
  });

  it('sends what died after all when it is asked for again, once, and no other', async () => {
    desk.onSend = () => {
      throw new MailNotSentError('EENVELOPE 550', true);
    };
    await ask();
    await ask({ ...LYNX, animal: 'fox' });
    desk.onSend = () => undefined;
    desk.clock.now += HOUR;
    expect(await ask()).toEqual({ status: 'accepted' });
    await ask();
    expect(desk.sent.map(({ subject }) => subject)).toEqual([
      'Tu plan de acción (Lince), paso a paso',
    ]);
  });

  it('sends another animal’s plan, and the same one again when it is asked for on another day', async () => {
    await ask();
    await ask({ ...LYNX, animal: 'owl' });
    expect(desk.sent).toHaveLength(2);
    desk.clock.now += DAY + 1;
    await ask();
    expect(desk.sent).toHaveLength(3);
    expect(new Set(desk.sent.map((mail) => mail.messageId)).size).toBe(3);
  });

  it('reminds once, six calendar months after the last time', async () => {
    desk.clock.now = Date.UTC(2027, 7, 31, 12);
    await ask();
    await ask({ ...LYNX, animal: 'fox' });
    desk.clock.now = Date.UTC(2028, 1, 29, 11, 59);
    await desk.worker.settle();
    expect(desk.sent).toHaveLength(2);
    desk.clock.now = Date.UTC(2028, 1, 29, 12, 1);
    await desk.worker.settle();
    await desk.worker.settle();
    expect(desk.sent.slice(2).map((mail) => mail.subject)).toEqual([
      'Seis meses después: tu plan de acción (Lince)',
    ]);
    expect(desk.sent[2]?.text).toContain(
      '/retirement/riverbend/action-plan/fox/reminder?lang=es-US',
    );
  });

  it('sends nothing more after unsubscribing, not the reminder, not what waits', async () => {
    await ask();
    desk.onSend = () => {
      throw new Error('no mail server');
    };
    await ask({ ...LYNX, animal: 'owl' });
    desk.onSend = () => undefined;
    expect(await desk.services.unsubscribe(tokenOf(0))).toMatchObject({ status: 'unsubscribed' });
    expect(await desk.services.unsubscribe(tokenOf(0))).toMatchObject({ status: 'unsubscribed' });
    desk.clock.now = addMonths(desk.clock.now, 12);
    await desk.worker.settle();
    expect(desk.sent).toHaveLength(1);
    const kept = await test.database().selectFrom('plan_requests').selectAll().execute();
    expect(kept).toEqual([]);
  });

  it('does not send what was being tried when the person unsubscribed', async () => {
    await ask();
    let unsubscribed: unknown;
    desk.onSend = async () => {
      unsubscribed = await desk.services.unsubscribe(tokenOf(0));
      throw new Error('the mail server hung up');
    };
    await ask({ ...LYNX, animal: 'elk' });
    desk.onSend = () => undefined;
    expect(unsubscribed).toMatchObject({ status: 'unsubscribed' });
    await ask();
    desk.clock.now += DAY;
    await desk.worker.settle();
    // The elk’s plan was ended; the person must confirm before the lynx’s is sent again.
    expect(desk.sent.map((mail) => mail.subject).slice(1)).toEqual([
      '¿Quieres recibir tu plan de acción (Lince) por correo?',
    ]);
  });

  it('refuses a captcha that was used before, and keeps nothing of that form', async () => {
    const proof = await desk.prove('action-plan');
    expect(await desk.services.mailActionPlan(SPANISH, LYNX, proof)).toEqual({
      status: 'accepted',
    });
    const other = { ...LYNX, email: 'bo@example.com' };
    expect(await desk.services.mailActionPlan(SPANISH, other, proof)).toMatchObject({
      code: 'captcha-used',
    });
    await desk.worker.settle();
    expect(desk.sent).toHaveLength(1);
    expect(await desk.services.mailActionPlan(SPANISH, LYNX, proof)).toEqual({
      status: 'accepted',
    });
  });

  it('limits how much one address can be sent, and says when to come back', async () => {
    const animals = ['rabbit', 'lynx', 'fox', 'elk', 'owl'] as const;
    for (const animal of animals)
      expect(await ask({ ...LYNX, animal })).toMatchObject({ status: 'accepted' });
    const english: PageAddress = { ...SPANISH, language: 'en-US' };
    expect(await ask(LYNX, english)).toMatchObject({ status: 'accepted' });
    const refused = await ask({ ...LYNX, animal: 'owl' }, english);
    expect(refused).toMatchObject({ code: 'too-many-requests' });
    expect((refused as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(0);
    expect(desk.sent).toHaveLength(6);
  });

  it('counts one mailbox however it is spelled, and sends to it as it was typed', async () => {
    const spellings = [
      'ana.ruiz@gmail.com',
      'ANARUIZ+1@gmail.com',
      'anaruiz+2@googlemail.com',
      'a.n.a.ruiz@GMAIL.com',
      'anaruiz+3@gmail.com',
      'an.aruiz+4@gmail.com',
    ];
    for (const email of spellings)
      expect(await ask({ ...LYNX, email })).toMatchObject({ status: 'accepted' });
    for (const email of ['anaruiz+5@gmail.com', 'ana.ruiz+6@googlemail.com'])
      expect(await ask({ ...LYNX, email })).toMatchObject({ code: 'too-many-requests' });
    expect(desk.sent.map(({ to }) => to)).toEqual(spellings);
    expect(await ask({ ...LYNX, email: 'ana.ruiz@outlook.com' })).toMatchObject({
      status: 'accepted',
    });
  });

  it('stops at what the whole site may take in an hour, in words of its own, and tells the operator once', async () => {
    await desk.close();
    const environment = { FORMS_PER_SITE: '3' };
    const clock = { now: Date.UTC(2090, 0, 1, 10, 30) };
    desk = await openTestDesk({ database: test.database(), environment, clock });
    const answers = [];
    for (let index = 0; index < 6; index += 1)
      answers.push(await ask({ ...LYNX, email: `visitor${index}@example${index}.com` }));
    expect(answers.slice(0, 3).filter((answer) => isFailure(answer))).toEqual([]);
    for (const answer of answers.slice(3))
      expect(answer).toMatchObject({ code: 'site-busy', retryAfterSeconds: 30 * 60 });
    expect(desk.sent).toHaveLength(3);
    expect(desk.logged().match(/site-limit-reached/g)).toHaveLength(1);
    clock.now += HOUR;
    expect(await ask()).toEqual({ status: 'accepted' });
  });

  it('stops whoever enters the addresses of many other people', async () => {
    await desk.close();
    const environment = { FORMS_PER_NETWORK: '8' };
    // The time is in the middle of an hour because the limit counts by the hour.
    const clock = { now: Date.UTC(2090, 0, 1, 10, 30) };
    desk = await openTestDesk({ database: test.database(), environment, clock });
    const codes = [];
    for (let index = 0; index < 12; index += 1) {
      const answer = await ask({ ...LYNX, email: `stranger${index}@example.com` });
      codes.push(isFailure(answer) ? answer.code : 'accepted');
    }
    expect(codes.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'accepted'));
    expect(new Set(codes.slice(8))).toEqual(new Set(['too-many-requests']));
    expect(desk.sent).toHaveLength(8);
  });

  it('is stricter without JavaScript', async () => {
    const unproven = { altcha: undefined, website: '' };
    const answers = [];
    for (const animal of ['rabbit', 'lynx', 'fox'] as const) {
      answers.push(await desk.services.mailActionPlan(SPANISH, { ...LYNX, animal }, unproven));
    }
    expect(answers).toMatchObject([
      { status: 'accepted' },
      { status: 'accepted' },
      { code: 'too-many-requests' },
    ]);
  });

  it('refuses whoever fills in the field that nobody sees', async () => {
    const proof = { ...(await desk.prove('action-plan')), website: 'https://spam.example.com' };
    expect(await desk.services.mailActionPlan(SPANISH, LYNX, proof)).toMatchObject({
      code: 'captcha-failed',
    });
    await desk.worker.settle();
    expect(desk.sent).toEqual([]);
  });

  it('writes no address into a log or beside the job', async () => {
    desk.onSend = () => {
      throw new Error('550 <ana.ruiz@example.com> is unknown here');
    };
    await ask();
    const jobs = await test.database().selectFrom('jobs').selectAll().execute();
    expect(JSON.stringify(jobs) + desk.logged()).not.toMatch(/ana\.ruiz|example\.com/i);
    expect(desk.logged()).toContain('job-failed');
  });
});
