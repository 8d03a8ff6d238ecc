import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { english, spanish } from '#tests/support/texts/every-text.ts';
import { listKeptMails } from '#server/mail/file-mailer.ts';
import { CONTACT, PLAN, postSolved } from '#tests/support/mail/form-client.ts';
import { startFormSite, type FormSite } from '#tests/support/mail/form-site.ts';
import { openPage, postPage, type FormAnswer } from '#tests/support/mail/page-form.ts';
import { startSmtp, type SmtpDouble } from '#tests/support/mail/smtp-double.ts';

/** The outbox lies below the folder the server runs in, as the default one does. */
const OUTBOX = `out/trial-${process.pid}`;

const LANGUAGES = [
  { language: 'en-US', query: '', texts: english.mailForms },
  { language: 'es-US', query: '?lang=es-US', texts: spanish.mailForms },
] as const;

const PLAN_PAGE = '/retirement/riverbend/action-plan/lynx';
const CONTACT_PAGE = '/riverbend/contact-us';
const { name, topic, message } = CONTACT;

let smtp: SmtpDouble;
let trial: FormSite;
let sending: FormSite;

beforeAll(async () => {
  smtp = await startSmtp();
  trial = await startFormSite({ environment: { OUTBOX_DIR: OUTBOX } });
  sending = await startFormSite({
    environment: { OUTBOX_DIR: OUTBOX, SMTP_URL: smtp.url, SMTP_PLAIN: '1' },
  });
});
afterAll(async () => {
  await trial.close();
  await sending.close();
  await smtp.close();
  rmSync(OUTBOX, { recursive: true, force: true });
});

describe.each(LANGUAGES)('a form that mails, in $language', ({ language, query, texts }) => {
  const note = texts.trial.inFolder.replace('{folder}', OUTBOX);
  const forms = [
    {
      form: 'the plan',
      said: (email: string) => texts.planMail.sent.replace('{email}', email),
      post: (at: FormSite, email: string) =>
        postPage(at, { address: `${PLAN_PAGE}${query}`, fields: { email } }),
    },
    {
      form: 'the contact form',
      said: () => texts.contact.sentTitle,
      post: (at: FormSite, email: string) =>
        postPage(at, {
          address: `${CONTACT_PAGE}${query}`,
          fields: { name, topic, message, email },
        }),
    },
  ];

  it.each(forms)(
    'says under the success of $form where the mail of a trial lies',
    async ({ form, said, post }) => {
      const email = `trial-${language}-${form.length}@example.com`;
      const { text, html } = await post(trial, email);
      expect(text).toContain(said(email));
      expect(text).toContain(note);
      // This server does not show mails; only the development server does.
      expect(html).not.toContain('/po/dev/mails');
      await trial.desk.worker.settle();
      const kept = await listKeptMails(OUTBOX);
      expect(kept.flatMap(({ to, replyTo }) => [to, replyTo])).toContain(email);
    },
  );

  it.each(forms)(
    'says nothing of it under $form where mails are sent',
    async ({ form, said, post }) => {
      const email = `sent-${language}-${form.length}@example.com`;
      const { text } = await post(sending, email);
      expect(text).toContain(said(email));
      expect(text).not.toContain(OUTBOX);
      await sending.desk.worker.settle();
      expect(smtp.received.map(({ raw }) => raw).join('\n')).toContain(email);
    },
  );

  it('has the same page in both, as it is kept for all', async () => {
    for (const address of [`${PLAN_PAGE}${query}`, `${CONTACT_PAGE}${query}`]) {
      const [inTrial, whereSent] = [
        await openPage(trial, address),
        await openPage(sending, address),
      ];
      const withoutPort = ({ text }: FormAnswer): string =>
        text.replaceAll(/127\.0\.0\.1:\d+/g, '');
      expect(withoutPort(inTrial)).toBe(withoutPort(whereSent));
      expect(inTrial.html).not.toContain(OUTBOX);
    }
  });
});

describe('the calls of the forms', () => {
  it('tell a script where the mail of a trial lies, and nothing where mails are sent', async () => {
    const plan = { ...PLAN, email: 'script@example.com' };
    const contact = { ...CONTACT, message: 'From a script.' };
    const answersOf = async (at: FormSite): Promise<unknown[]> => [
      await (await postSolved(at, { form: 'action-plan', fields: plan })).json(),
      await (await postSolved(at, { form: 'contact', fields: contact })).json(),
    ];
    const outbox = { folder: OUTBOX };
    expect(await answersOf(trial)).toEqual([
      { status: 'accepted', outbox },
      { status: 'received', outbox },
    ]);
    expect(await answersOf(sending)).toEqual([{ status: 'accepted' }, { status: 'received' }]);
  });
});
