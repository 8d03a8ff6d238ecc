import path from 'node:path';
import type { Outbox } from '#contracts/mail/outbox.ts';
import type { MailConfig } from './mail-config.ts';

export interface OutboxOptions {
  /**
   * The address at which this server shows the mails it kept; undefined if it does not show them.
   */
  page: string | undefined;
}

/**
 * What visitors are told about the folder in which mails become files; nothing if mails are sent.
 * The folder is named only if it lies below the one the server runs in, because any other would
 * tell about the machine.
 */
export function describeOutbox(
  { smtpUrl, outboxDir }: Pick<MailConfig, 'smtpUrl' | 'outboxDir'>,
  { page }: OutboxOptions,
): Outbox | undefined {
  if (smtpUrl !== undefined) return undefined;
  const isBelow = !path.isAbsolute(outboxDir) && !path.normalize(outboxDir).startsWith('..');
  return { ...(isBelow && { folder: outboxDir }), ...(page !== undefined && { page }) };
}
