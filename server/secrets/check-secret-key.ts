import type { Database } from '../db/connect.ts';
import { agreeOnSetting } from '../db/queries/settings.ts';
import type { KeyedHash } from './keyed-hash.ts';

/**
 * Whoever unsubscribed is remembered as a hash under this key. A node with another key would not
 * recognise them and mail them again, so it must not start.
 */
export async function checkSecretKey(database: Database, keyedHash: KeyedHash): Promise<void> {
  const own = keyedHash('key-check');
  const agreed = await agreeOnSetting(database, { name: 'secret-key-check', value: own });
  if (agreed === own) return;
  throw new Error(
    'SECRET_KEY is not the one this database was first used with. Give every node the same SECRET_KEY (or the same var/secret.key): with another, people who unsubscribed would be mailed again.',
  );
}
