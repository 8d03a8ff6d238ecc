import { afterEach, beforeEach, expect, it } from 'vitest';
import { isFailure } from '#contracts/errors.ts';
import { contactFormSchema, type ContactForm } from '#contracts/mail/contact.ts';
import type { PageAddress } from '#contracts/services.ts';
import { MailNotSentError } from '#server/mail/mailer.ts';
import { describeOnEachDatabase } from '#tests/support/database/each-database.ts';
import { DAY, HOUR, openTestDesk, type TestDesk } from '#tests/support/mail/test-desk.ts';

const PAGE: PageAddress = { companyId: 'riverbend', language: 'es-US' };
const FORM = contactFormSchema.parse({
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  topic: 'a-mistake',
  message: 'La cifra de la aportación\nparece vieja.',
});

describeOnEachDatabase('a message to the operator', (test) => {
  let desk: TestDesk;

  beforeEach(async () => {
    await test.empty();
    desk = await openTestDesk({ database: test.database() });
  });
  afterEach(() => desk.close());

  async function send(form: ContactForm = FORM): Promise<unknown> {
    const answer = await desk.services.sendContact(PAGE, form, await desk.prove('contact'));
    await desk.worker.settle();
    return answer;
  }

  async function countRecords(): Promise<number> {
    return (await test.database().selectFrom('contact_messages').selectAll().execute()).length;
  }

  it('is kept and mailed to the operator alone', async () => {
    expect(await send()).toEqual({ status: 'received' });
    expect(desk.sent).toHaveLength(1);
    expect(desk.sent[0]).toMatchObject({
      to: 'operator@example.org',
      replyTo: 'ana@example.com',
      subject: 'Formulario de contacto: Un error en un texto o una cifra (Riverbend)',
    });
    expect(desk.sent[0]?.subject).not.toContain('Ana');
    expect(desk.sent[0]?.text).toContain('La cifra de la aportación\nparece vieja.');
    expect(await countRecords()).toBe(1);
  });

  it('is one record and one mail when the form is sent twice, with one captcha or with two', async () => {
    const [one, two] = await Promise.all([desk.prove('contact'), desk.prove('contact')]);
    const answers = await Promise.all(
      [one, one, two].map((proof) => desk.services.sendContact(PAGE, FORM, proof)),
    );
    await desk.worker.settle();
    expect(answers.filter((answer) => isFailure(answer))).toEqual([]);
    expect([await countRecords(), desk.sent.length]).toEqual([1, 1]);
  });

  it('whose mail died is mailed after all when the form is sent again', async () => {
    desk.onSend = () => {
      throw new MailNotSentError('EENVELOPE 550', true);
    };
    await send();
    desk.onSend = () => undefined;
    desk.clock.now += HOUR / 2;
    expect(await send()).toEqual({ status: 'received' });
    expect([await countRecords(), desk.sent.length]).toEqual([1, 1]);
  });

  it('is a new one when the same words are sent on another day', async () => {
    await send();
    desk.clock.now += HOUR + 1;
    await send();
    expect([await countRecords(), desk.sent.length]).toEqual([2, 2]);
  });

  it('is deleted when its time is over, but not before it was sent', async () => {
    await send();
    desk.onSend = () => {
      throw new Error('no mail server');
    };
    await send({ ...FORM, message: 'Another' });
    desk.onSend = () => undefined;
    await desk.close();
    const { clock } = desk;
    clock.now += 91 * DAY;
    desk = await openTestDesk({ database: test.database(), clock });
    await desk.worker.settle();
    expect(desk.sent.map((mail) => mail.text.includes('Another'))).toEqual([true]);
    await desk.close();
    clock.now += 91 * DAY;
    desk = await openTestDesk({ database: test.database(), clock });
    // A new desk looks by itself for the jobs of its day.
    await expect.poll(countRecords).toBe(0);
  });

  it('is not one when the company does not exist', async () => {
    const proof = await desk.prove('contact');
    const page: PageAddress = { companyId: 'nowhere', language: 'en-US' };
    expect(await desk.services.sendContact(page, FORM, proof)).toMatchObject({
      code: 'company-not-found',
    });
  });

  it('is refused with the captcha of another form', async () => {
    const foreign = await desk.prove('action-plan');
    expect(await desk.services.sendContact(PAGE, FORM, foreign)).toMatchObject({
      code: 'captcha-failed',
    });
    expect(await countRecords()).toBe(0);
  });

  it('is refused from a network that sends too many, also after a restart, and kept nothing of', async () => {
    const environment = { FORMS_PER_NETWORK: '4' };
    const { clock } = desk;
    clock.now = Date.UTC(2090, 10, 21, 10, 15);
    await desk.close();
    desk = await openTestDesk({ database: test.database(), environment, clock });
    const texts = ['1', '2', '3', '4', '5'];
    const answers = [];
    for (const text of texts) {
      answers.push(await send({ ...FORM, email: `p${text}@example.com`, message: text }));
      await desk.close();
      desk = await openTestDesk({ database: test.database(), environment, clock });
    }
    expect(answers.slice(0, 4).filter((answer) => isFailure(answer))).toEqual([]);
    expect(answers[4]).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 45 * 60 });
    expect(await countRecords()).toBe(4);
    clock.now += HOUR;
    expect(await send({ ...FORM, message: '6' })).toEqual({ status: 'received' });
  });
});
