import path from 'node:path';
import { AUDIT_FILE, proveLog, readLog } from './desk/audit-log.ts';

/** `npm run audit-log` proves that no row of the studio’s log was changed or taken out. */
const file = path.resolve(process.env['STUDIO_DIR'] ?? 'var/studio', AUDIT_FILE);
const { rows, last, brokenAt } = proveLog(readLog(file));
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
