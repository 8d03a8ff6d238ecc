import path from 'node:path';
import type { Outbox } from '#contracts/mail/outbox.ts';
import type { MailConfig } from './mail-config.ts';

export interface OutboxOptions {
  /** Where this server shows the mails it kept, if it does. */
  page: string | undefined;
}

/**
 * What visitors are told of the folder in which mails become files; nothing where they are sent. Only
 * a folder below the one the server runs in is named: any other would tell of the machine.
 */
export function describeOutbox(
  { smtpUrl, outboxDir }: Pick<MailConfig, 'smtpUrl' | 'outboxDir'>,
  { page }: OutboxOptions,
): Outbox | undefined {
  if (smtpUrl !== undefined) return undefined;
  const isBelow = !path.isAbsolute(outboxDir) && !path.normalize(outboxDir).startsWith('..');
  return { ...(isBelow && { folder: outboxDir }), ...(page !== undefined && { page }) };
}
