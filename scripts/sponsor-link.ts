import { parseArgs } from 'node:util';
import { LANGUAGES } from '../domain/language/language.ts';
import { logOperator } from '../server/audit/log-operator.ts';
import { parseConfig } from '../server/config.ts';
import { commandLine } from '../server/commands/command-line.ts';
import { requireCompany } from '../server/commands/require-company.ts';
import { openForCommand } from '../server/commands/open-for-command.ts';
import { openServerKeys } from '../server/commands/server-keys.ts';
import { createLog } from '../server/log.ts';
import { createSponsorToken, sponsorAddress } from '../server/sponsor/sponsor-token.ts';

/** `npm run sponsor-link -- riverbend [--days 30]` prints the link to a company’s figures. */
const USAGE = `Say which: ${commandLine('sponsor-link', 'riverbend', '[--days 30]')}`;
const MOST_DAYS = 400;

try {
  await printLink();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function printLink(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { days: { type: 'string', default: '30' } },
  });
  const [companyId] = positionals;
  const days = Number(values.days);
  if (companyId === undefined || positionals.length > 1) throw new Error(USAGE);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new Error(`--days is a whole number from 1 to ${MOST_DAYS}.`);
  const config = parseConfig(process.env);
  requireCompany(config.contentDir, companyId);
  const log = createLog('error', (line) => process.stderr.write(line));
  const { token, until } = await openForCommand(config.databaseUrl, async (database) => {
    const keyedHash = await openServerKeys(database, config.mail, { log, signs: true });
    const made = createSponsorToken(companyId, days, { keyedHash, now: Date.now() });
    const entry = `company/${companyId}/until/${made.until}`;
    await logOperator(database, { deed: 'sponsor-link-made', entry });
    return made;
  });
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
  const links = LANGUAGES.map((language) => `${sponsorAddress(origin, token, language)}\n`);
  process.stdout.write(`The figures of ${companyId}, for whoever has the link, until ${until}:\n`);
  process.stdout.write(links.join(''));
}
