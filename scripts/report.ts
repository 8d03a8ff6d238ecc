import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { printReport, reportToCsv } from './report/print-report.ts';
import { makeSponsorReport } from './report/sponsor-report.ts';
import { MOST_DAYS, startOfReport } from '../domain/analytics/kept-counts.ts';
import { REFUSED } from '../server/analytics/event-counter.ts';
import { parseConfig } from '../server/config.ts';
import { catalogues } from '../server/content/catalogues.ts';
import { loadContent } from '../server/content/load-content.ts';
import { connectDatabase } from '../server/db/connect.ts';
import { requireCurrentDatabase } from '../server/db/migrate.ts';
import { sumEventCounts } from '../server/db/queries/event-counts.ts';
import { withDeadline } from '../server/db/statement-time.ts';
import { countVotes } from '../server/db/queries/poll-votes.ts';
import { createLog } from '../server/log.ts';

/**
 * `npm run report -- riverbend [--days 90] [--csv figures.csv]` prints what a sponsor may know
 * about its people.
 */
const USAGE = 'Say which: npm run report -- riverbend [--days 90] [--csv figures.csv]';
/** The deadline is long because the report sums up years, and an operator waits for it. */
const REPORT_DEADLINE_MS = 300_000;

try {
  await report();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Refused events are for the operator and not in the sponsor's file; forged figures show here. */
function describeRefused(
  sums: ReadonlyArray<{ event: string; detail: string; count: number }>,
): string {
  const refused = sums.filter(({ event }) => event === REFUSED);
  if (refused.length === 0) return '';
  const reasons = refused.map(({ detail, count }) => `${count.toLocaleString('en-US')} ${detail}`);
  return `\nNot counted: ${reasons.join(', ')}\n`;
}

async function report(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { days: { type: 'string', default: '90' }, csv: { type: 'string' } },
  });
  const [companyId] = positionals;
  const days = Number(values.days);
  if (companyId === undefined || positionals.length > 1) throw new Error(USAGE);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new Error(`--days is a whole number from 1 to ${MOST_DAYS}.`);
  const config = parseConfig(process.env);
  const { companies } = loadContent({ root: path.resolve(config.contentDir), catalogues });
  if (!companies.has(companyId))
    throw new Error(
      `${companyId}: no such company. There are ${[...companies.keys()].join(', ')}.`,
    );

  const since = startOfReport(days, Date.now());
  const database = connectDatabase(
    config.databaseUrl,
    createLog('error', (line) => process.stderr.write(line)),
  );
  try {
    await requireCurrentDatabase(database);
    const { sums, votes } = await withDeadline(REPORT_DEADLINE_MS, async () => ({
      sums: await sumEventCounts(database, { companyId, since }),
      votes: await countVotes(database, { companyId, since }),
    }));
    const sections = makeSponsorReport(sums, votes);
    process.stdout.write(`${companyId}, ${since} until today\n\n${printReport(sections)}\n`);
    process.stdout.write(describeRefused(sums));
    if (values.csv === undefined) return;
    writeFileSync(values.csv, reportToCsv(sections));
    process.stdout.write(`\nAlso written to ${values.csv}\n`);
  } finally {
    await database.destroy();
  }
}
