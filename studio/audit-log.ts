import path from 'node:path';
import { connectDatabase } from '#server/db/connect.ts';
import { requireCurrentDatabase } from '#server/db/migrate.ts';
import { createLog } from '#server/log.ts';
import { AUDIT_FILE, proveLog, readLog, type Proof } from './desk/audit-log.ts';
import { proveTable } from './hosted/hosted-audit.ts';
import { readSettings } from './settings.ts';

/** `npm run audit-log` proves that no row of the studio’s log was changed or taken out. */
const { hosted, varDir } = readSettings(process.env);
const { rows, last, brokenAt } = await (hosted
  ? proveHosted(hosted.config.databaseUrl)
  : proveLog(readLog(path.resolve(varDir, AUDIT_FILE))));
if (brokenAt === undefined)
  process.stdout.write(
    `The log is unbroken: ${rows} rows, the last one is ${last === '' ? '(none)' : last}.\n`,
  );
else {
  process.stderr.write(
    `The log is broken at line ${brokenAt} of ${rows}: that row was changed, or one before it was taken out.\n`,
  );
  process.exitCode = 1;
}

async function proveHosted(url: string): Promise<Proof> {
  const database = connectDatabase(
    url,
    createLog('error', (line) => process.stderr.write(line)),
  );
  try {
    await requireCurrentDatabase(database);
    return await proveTable(database);
  } finally {
    await database.destroy();
  }
}
