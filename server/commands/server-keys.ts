import type { Database } from '../db/connect.ts';
import type { Log } from '../log.ts';
import { requireServerKeys } from '../secrets/check-secret-keys.ts';
import { createKeyedHash, type KeyedHash } from '../secrets/keyed-hash.ts';
import { getSecretKeys } from '../secrets/secret-keys.ts';
import { requireServerFile } from './server-file.ts';

interface KeySettings {
  secretKey: string | undefined;
  secretFile: string;
}

/**
 * The keys of the server whose database this is. A process beside it neither makes a key nor takes another one:
 * what it signed would open nothing, and whom it looked for it would not find.
 */
export async function openServerKeys(
  database: Database,
  { secretKey, secretFile }: KeySettings,
  { log, signs = false }: { log: Log; signs?: boolean },
): Promise<KeyedHash> {
  if (secretKey === undefined)
    requireServerFile(secretFile, 'the key that is used where SECRET_KEY is not set');
  const keyedHash = createKeyedHash(getSecretKeys(secretKey, { file: secretFile, log }));
  await requireServerKeys(database, keyedHash, { signs });
  return keyedHash;
}
