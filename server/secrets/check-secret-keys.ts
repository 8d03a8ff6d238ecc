import type { Database } from '../db/connect.ts';
import { keepSetting, listSettings } from '../db/queries/settings.ts';
import type { KeyedHash } from './keyed-hash.ts';

/** The first key of a database has this name alone; each that came after it has its own mark behind it. */
const NAME = 'secret-key-check';

/**
 * Whoever unsubscribed is remembered as a hash under the key of that day. A node that lacks a key this
 * database has ever been used with would not recognise them and mail them again, so it must not start.
 */
export async function checkSecretKeys(database: Database, keyedHash: KeyedHash): Promise<void> {
  const own = keyedHash.all('key-check');
  const [inUse] = own;
  if ((await listSettings(database, NAME)).length === 0)
    await keepSetting(database, { name: NAME, value: inUse });
  // Asked for again: of two nodes that start together only one was the first.
  const used = await listSettings(database, NAME);
  if (!used.every((mark) => own.includes(mark)))
    throw new Error(
      'SECRET_KEY lacks a key this database has been used with. Give every node the same SECRET_KEY (or the same var/secret.key), and to change it put the new key before the old one: SECRET_KEY=new,old. Without the old one, people who unsubscribed would be mailed again.',
    );
  if (!used.includes(inUse))
    await keepSetting(database, { name: `${NAME}:${inUse}`, value: inUse });
}
