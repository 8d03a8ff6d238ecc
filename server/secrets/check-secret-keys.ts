import type { Database } from '../db/connect.ts';
import { keepSetting, listSettings } from '../db/queries/settings.ts';
import type { KeyedHash } from './keyed-hash.ts';

/**
 * The first key of a database is stored under this name alone; each later key adds its own mark to
 * the name.
 */
const NAME = 'secret-key-check';

/**
 * An unsubscription is stored as a hash under the key of its day. A node that lacks a key which
 * this database was ever used with would not recognize these people and would mail them again, so
 * it must not start.
 */
export async function checkSecretKeys(database: Database, keyedHash: KeyedHash): Promise<void> {
  const own = keyedHash.all('key-check');
  const [inUse] = own;
  if ((await listSettings(database, NAME)).length === 0)
    await keepSetting(database, { name: NAME, value: inUse });
  // The keys are read again, because of two nodes that start together only one stored its key
  // first.
  const used = await listSettings(database, NAME);
  if (!used.every((mark) => own.includes(mark)))
    throw new Error(
      'SECRET_KEY lacks a key this database has been used with. Give every node the same SECRET_KEY (or the same var/secret.key), and to change it put the new key before the old one: SECRET_KEY=new,old. Without the old one, people who unsubscribed would be mailed again.',
    );
  if (!used.includes(inUse))
    await keepSetting(database, { name: `${NAME}:${inUse}`, value: inUse });
}
