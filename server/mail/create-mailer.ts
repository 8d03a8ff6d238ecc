import { createFileMailer } from './file-mailer.ts';
import { isMailed, type MailConfig } from './mail-config.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

interface MailerOptions {
  timeoutMs: number | undefined;
  /** Called when there is a mail server, and a mail became a file because staging does not name its recipient. */
  onKept: () => void;
}

/**
 * Makes a mailer for the configured mail server. Without one mails become files, and in staging
 * those to people whom nobody has named.
 */
export function createMailer(config: MailConfig, { timeoutMs, onKept }: MailerOptions): Mailer {
  const { smtpUrl: url, smtpPlain: isPlain, smtpIdempotencyHeader: idempotencyHeader } = config;
  const files = createFileMailer(config.outboxDir);
  if (url === undefined) return files;
  const smtp = createSmtpMailer({ url, isPlain, idempotencyHeader, timeoutMs });
  return {
    send: async (mail) => {
      if (isMailed(config, mail.to)) return smtp.send(mail);
      await files.send(mail);
      onKept();
    },
    forgetBefore: (time) => files.forgetBefore(time),
  };
}
