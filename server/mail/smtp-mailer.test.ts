import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SmtpReply, startSmtp, type SmtpDouble } from '#tests/support/mail/smtp-double.ts';
import { MailNotSentError, type OutgoingMail } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const MAIL: OutgoingMail = {
  messageId: '<01a1-job@retire.example.com>',
  from: { name: 'Riverbend', address: 'plan@retire.example.com' },
  to: 'ana@example.com',
  replyTo: 'bo@example.com',
  subject: 'Tu plan de acción (Lince), paso a paso',
  html: '<p>Años: ñandú</p>',
  text: 'Años: ñandú',
  language: 'es-US',
  unsubscribeUrl: 'https://retire.example.com/po/unsubscribe/abc.def',
};

let smtp: SmtpDouble;

beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.close());

async function failureOf(mail: OutgoingMail = MAIL): Promise<MailNotSentError> {
  const error: unknown = await createSmtpMailer(smtp.url, 300)
    .send(mail)
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  expect(error).toBeInstanceOf(MailNotSentError);
  return error as MailNotSentError;
}

describe('a mail sent by SMTP', () => {
  it('arrives with both texts, one recipient and the headers of one-click unsubscribing', async () => {
    await createSmtpMailer(smtp.url).send(MAIL);
    const [received] = smtp.received;
    expect(received).toMatchObject({ from: 'plan@retire.example.com', to: ['ana@example.com'] });
    const read = await PostalMime.parse(received?.raw ?? '');
    expect(read).toMatchObject({
      subject: MAIL.subject,
      messageId: MAIL.messageId,
      from: { name: 'Riverbend', address: 'plan@retire.example.com' },
      replyTo: [{ address: 'bo@example.com' }],
    });
    expect(read.text?.trim()).toBe(MAIL.text);
    expect(read.html?.trim()).toBe(MAIL.html);
    const headers = new Map(read.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toBe(`<${MAIL.unsubscribeUrl}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('content-language')).toBe('es-US');
  });

  it('keeps a long unsubscribe link in one piece', async () => {
    const unsubscribeUrl = `https://retire.example.com/po/unsubscribe/${'a'.repeat(300)}`;
    await createSmtpMailer(smtp.url).send({ ...MAIL, unsubscribeUrl });
    const read = await PostalMime.parse(smtp.received[0]?.raw ?? '');
    const header = read.headers.find(({ key }) => key === 'list-unsubscribe');
    expect(header?.value).toBe(`<${unsubscribeUrl}>`);
  });

  it.each(['to', 'replyTo', 'subject', 'messageId', 'language'] as const)(
    'has one recipient and no header more, whatever %s tries',
    async (field) => {
      const attack = 'x@example.com\r\nBcc: victim@example.com\r\nX-Evil: 1';
      await createSmtpMailer(smtp.url)
        .send({ ...MAIL, [field]: attack })
        .catch(() => undefined);
      for (const { raw, to } of smtp.received) {
        expect(to).toHaveLength(1);
        expect(to).not.toContain('victim@example.com');
        const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
        expect(head).not.toMatch(/^(?:bcc|x-evil):/im);
      }
    },
  );
});

describe('a mail that is not taken', () => {
  it('may be tried again after 451', async () => {
    smtp.onMail = () => {
      throw new SmtpReply(451, 'come back, ana@example.com');
    };
    const { code, isFinal, message } = await failureOf();
    expect([code, isFinal]).toEqual(['EMESSAGE 451', false]);
    expect(message).not.toContain('ana');
  });

  it('is not tried again when the recipient does not exist', async () => {
    smtp.onRecipient = (address) => {
      throw new SmtpReply(550, `no such person ${address}`);
    };
    const { code, isFinal } = await failureOf();
    expect([code, isFinal]).toEqual(['EENVELOPE 550', true]);
  });

  it('is given up long before another node may try it', async () => {
    let release: () => void = () => undefined;
    smtp.onMail = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    const { isFinal } = await failureOf();
    release();
    expect(isFinal).toBe(false);
  });

  it('may be tried again when nobody listens', async () => {
    await smtp.close();
    const { code, isFinal } = await failureOf();
    expect([code, isFinal]).toEqual(['ESOCKET', false]);
    smtp = await startSmtp();
  });
});
