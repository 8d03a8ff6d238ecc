import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SmtpReply, startSmtp, type SmtpDouble } from '#tests/support/mail/smtp-double.ts';
import { TEST_CERTIFICATE } from '#tests/support/mail/test-certificate.ts';
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
  const error: unknown = await createSmtpMailer({ url: smtp.url, isPlain: true, timeoutMs: 300 })
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
    await createSmtpMailer({ url: smtp.url, isPlain: true }).send(MAIL);
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
    await createSmtpMailer({ url: smtp.url, isPlain: true }).send({ ...MAIL, unsubscribeUrl });
    const read = await PostalMime.parse(smtp.received[0]?.raw ?? '');
    const header = read.headers.find(({ key }) => key === 'list-unsubscribe');
    expect(header?.value).toBe(`<${unsubscribeUrl}>`);
  });

  it.each(['to', 'replyTo', 'subject', 'messageId', 'language'] as const)(
    'has one recipient and no header more, whatever %s tries',
    async (field) => {
      const attack = 'x@example.com\r\nBcc: victim@example.com\r\nX-Evil: 1';
      await createSmtpMailer({ url: smtp.url, isPlain: true })
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

describe('a mail on its way', () => {
  const trusted = getCACertificates('default');
  afterEach(() => setDefaultCACertificates(trusted));

  async function sendTo({ url }: SmtpDouble): Promise<unknown> {
    return createSmtpMailer({ url, timeoutMs: 2_000 })
      .send(MAIL)
      .then(
        () => 'sent',
        (reason: MailNotSentError) => reason,
      );
  }

  it('is encrypted where the mail server takes STARTTLS', async () => {
    const encrypted = await startSmtp({ hasTls: true });
    setDefaultCACertificates([...trusted, TEST_CERTIFICATE]);
    expect(await sendTo(encrypted)).toBe('sent');
    expect(encrypted.received.map(({ isEncrypted }) => isEncrypted)).toEqual([true]);
    await encrypted.close();
  });

  it('does not leave for a server that takes none, and tells it no address', async () => {
    const recipients: string[] = [];
    smtp.onRecipient = (address) => recipients.push(address);
    expect(await sendTo(smtp)).toMatchObject({ code: 'ETLS 500', isFinal: false });
    expect(recipients).toEqual([]);
  });

  it('does not leave for a server that nobody vouches for', async () => {
    const stranger = await startSmtp({ hasTls: true });
    expect(await sendTo(stranger)).toMatchObject({ isFinal: false });
    expect(stranger.received).toEqual([]);
    await stranger.close();
  });

  it('carries the key by which a provider knows it again, the same with every try', async () => {
    const idempotencyHeader = 'Resend-Idempotency-Key';
    const mailer = createSmtpMailer({ url: smtp.url, isPlain: true, idempotencyHeader });
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    const keys = smtp.received.map(({ raw }) => /^Resend-Idempotency-Key: (.+)\r$/m.exec(raw)?.[1]);
    expect(keys).toEqual(['01a1-job', '01a1-job']);
  });
});
