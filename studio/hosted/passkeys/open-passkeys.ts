import { openServerKeys } from '#server/commands/server-keys.ts';
import type { Log } from '#server/log.ts';
import type { HostedSettings } from '../../settings.ts';
import { Passkeys, type PasskeyParts } from './passkeys.ts';

/** The studio reads what the server has signed and mailed, so both have the same SECRET_KEY, or the file of it. */
export async function openPasskeys({
  settings,
  log,
  ...parts
}: Pick<PasskeyParts, 'database' | 'audit' | 'now'> & {
  settings: HostedSettings;
  log: Log;
}): Promise<Passkeys> {
  const keyedHash = await openServerKeys(parts.database, settings.config.mail, { log });
  return new Passkeys({ ...parts, origin: settings.origin, keyedHash });
}
