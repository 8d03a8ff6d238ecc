import { AuditTable } from '../audit/audit-table.ts';
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
export async function checkSecretKeys(
  database: Database,
  { keyedHash, now }: { keyedHash: KeyedHash; now: () => number },
): Promise<void> {
  const audit = new AuditTable(database, now);
  /** Only the node that was first adds the row to the log. */
  const keep = async (name: string): Promise<void> => {
    if (await keepSetting(database, { name, value: inUse }))
      await audit.add({ who: 'server', deed: 'key-added', entry: 'secret-key', sum: inUse });
  };
  const own = keyedHash.all('key-check');
  const [inUse] = own;
  if ((await listSettings(database, NAME)).length === 0) await keep(NAME);
  // The keys are read again, because of two nodes that start together only one stored its key
  // first.
  const used = await listSettings(database, NAME);
  if (!used.every((mark) => own.includes(mark)))
    throw new Error(
      'SECRET_KEY lacks a key this database has been used with. Give every node the same SECRET_KEY (or the same var/secret.key), and to change it put the new key before the old one: SECRET_KEY=new,old. Without the old one, people who unsubscribed would be mailed again.',
    );
  if (!used.includes(inUse)) await keep(`${NAME}:${inUse}`);
}

/**
 * What a process beside the server signs, the server has to know again, and the other way round: such a process
 * must have every key that the server has used with this database; what `signs` for the server does so with one of them.
 */
export async function requireServerKeys(
  database: Database,
  keyedHash: KeyedHash,
  { signs = false } = {},
): Promise<void> {
  const used = await listSettings(database, NAME);
  if (used.length === 0)
    throw new Error(
      'This database has not seen the SECRET_KEY of a server yet. Start the server once, then this again.',
    );
  const own = keyedHash.all('key-check');
  if (!used.every((mark) => own.includes(mark)))
    throw new Error(
      'SECRET_KEY is not that of the server: a link signed with it would open nothing, and nobody would be found by it. Give this process the same SECRET_KEY as the server, with all keys that stand there (new,old). Without a SECRET_KEY both need the same SECRET_FILE: in a checkout, start both in the same folder.',
    );
  if (signs && !used.includes(own[0]))
    throw new Error(
      'The first key of SECRET_KEY is one that no server has started with yet, so it would not know what it signs. Give the servers the new list first.',
    );
}
