import { createTransport } from 'nodemailer';
import { jobIdOf } from './message-id.ts';
import { MailNotSentError, type Mailer, type OutgoingMail } from './mailer.ts';

/** Far below the lease of a job: when the next node may try, this one has given up. */
const SMTP_TIMEOUT_MS = 30_000;

export interface SmtpOptions {
  url: string;
  /** Not encrypted: for a mail server on this machine. */
  isPlain?: boolean;
  /** The header by which the provider knows a mail it has taken already. */
  idempotencyHeader?: string | undefined;
  timeoutMs?: number | undefined;
}

/** Over TLS or not at all: without STARTTLS from `smtp://` nothing is sent, not even who it is for. */
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
    // No file and no address of ours may be read because a text says so.
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
  // A wrong password or a refused sender is the operator's to mend: later tries may pass.
  const isFinal = responseCode >= FIRST_PERMANENT_REPLY && name === 'EENVELOPE';
  return new MailNotSentError(`${name} ${responseCode}`, isFinal);
}
