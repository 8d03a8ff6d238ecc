import type { Log } from '#server/log.ts';
import { createKeyedHash } from '#server/secrets/keyed-hash.ts';
import { getSecretKeys } from '#server/secrets/secret-keys.ts';
import type { HostedSettings } from '../settings.ts';
import { Passkeys, type PasskeyParts } from './passkeys.ts';

/** The server mails what the studio has signed, so both have the same SECRET_KEY, or the file of it. */
export function openPasskeys({
  settings,
  log,
  ...parts
}: Pick<PasskeyParts, 'database' | 'audit' | 'now'> & {
  settings: HostedSettings;
  log: Log;
}): Passkeys {
  const { secretKey, secretFile } = settings.config.mail;
  const keyedHash = createKeyedHash(getSecretKeys(secretKey, { file: secretFile, log }));
  return new Passkeys({ ...parts, origin: settings.origin, keyedHash });
}
