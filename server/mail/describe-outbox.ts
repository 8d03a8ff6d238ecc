import path from 'node:path';
import type { Outbox } from '#contracts/mail/outbox.ts';
import { isMailed, type MailConfig } from './mail-config.ts';

interface OutboxOptions {
  /**
   * The address at which this server shows the mails it kept; undefined if it does not show them.
   */
  page: string | undefined;
  /** Who would get the mail. */
  to: string;
}

/**
 * What visitors are told about the folder in which mails become files; nothing if this one
 * is sent. The folder is named only if it lies below the one the server runs in, because any other would
 * tell about the machine.
 */
export function describeOutbox(
  config: Pick<MailConfig, 'smtpUrl' | 'onlyTo' | 'outboxDir'>,
  { page, to }: OutboxOptions,
): Outbox | undefined {
  if (isMailed(config, to)) return undefined;
  const { outboxDir } = config;
  const isBelow = !path.isAbsolute(outboxDir) && !path.normalize(outboxDir).startsWith('..');
  return { ...(isBelow && { folder: outboxDir }), ...(page !== undefined && { page }) };
}
