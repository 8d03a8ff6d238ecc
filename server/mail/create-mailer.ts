import { createFileMailer } from './file-mailer.ts';
import type { MailConfig } from './mail-config.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Makes a mailer for the configured mail server; without one, mails become files. */
export function createMailer(config: MailConfig, timeoutMs: number | undefined): Mailer {
  const { smtpUrl: url, smtpPlain: isPlain, smtpIdempotencyHeader: idempotencyHeader } = config;
  if (url === undefined) return createFileMailer(config.outboxDir);
  return createSmtpMailer({ url, isPlain, idempotencyHeader, timeoutMs });
}
