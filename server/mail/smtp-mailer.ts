import { createTransport } from 'nodemailer';
import { jobIdOf } from './message-id.ts';
import { MailNotSentError, type Mailer, type OutgoingMail } from './mailer.ts';

/** The timeout is far below the lease of a job: this node has given up before another may try. */
const SMTP_TIMEOUT_MS = 30_000;

interface SmtpOptions {
  url: string;
  /** True sends without encryption, for a mail server on this machine. */
  isPlain?: boolean;
  /** The header that tells the provider it already has a mail. */
  idempotencyHeader?: string | undefined;
  timeoutMs?: number | undefined;
}

/**
 * Sends over TLS only: if `smtp://` does not offer STARTTLS, nothing is sent, not even the
 * recipient's address.
 */
export function createSmtpMailer({
  url,
  isPlain = false,
  idempotencyHeader,
  timeoutMs = SMTP_TIMEOUT_MS,
}: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    requireTLS: !isPlain,
    ignoreTLS: isPlain,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A text that names a file or an address must not make the library read it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({
          ...toMessage(mail, idempotencyHeader),
          signal: AbortSignal.timeout(timeoutMs),
        });
      } catch (error) {
        throw describe(error);
      }
    },
    forgetBefore: async () => undefined,
  };
}

function toMessage(mail: OutgoingMail, idempotencyHeader: string | undefined): object {
  const { unsubscribeUrl } = mail;
  return {
    messageId: mail.messageId,
    from: mail.from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: {
      'Content-Language': mail.language,
      'Auto-Submitted': 'auto-generated',
      ...(idempotencyHeader !== undefined && {
        [idempotencyHeader]: jobIdOf(mail.messageId),
      }),
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

const FIRST_PERMANENT_REPLY = 500;

function describe(error: unknown): MailNotSentError {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const name = typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown';
  if (typeof responseCode !== 'number') return new MailNotSentError(name, false);
  // The operator can correct a wrong password or a refused sender, so later tries may succeed.
  const isFinal = responseCode >= FIRST_PERMANENT_REPLY && name === 'EENVELOPE';
  return new MailNotSentError(`${name} ${responseCode}`, isFinal);
}
