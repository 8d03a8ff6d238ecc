import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { printReport } from './report/print-report.ts';
import { DEFAULT_LANGUAGE, languageCode } from '../domain/language/language.ts';
import { listToldMonths } from '../domain/sponsor/told-months.ts';
import { planYearAt } from '../domain/time/year.ts';
import { REFUSED } from '../server/analytics/event-counter.ts';
import { parseConfig } from '../server/config.ts';
import { catalogues } from '../server/content/catalogues.ts';
import { getCompany } from '../server/content/get-company.ts';
import { loadContent } from '../server/content/load-content.ts';
import { commandLine } from '../server/commands/command-line.ts';
import { requireCompany } from '../server/commands/require-company.ts';
import { openForCommand } from '../server/commands/open-for-command.ts';
import { sumMonths } from '../server/db/queries/month-counts.ts';
import { createReports } from '../server/sponsor/create-reports.ts';
import { reportToCsv } from '../server/sponsor/report-files.ts';
import { createFillIn } from '../server/views/fill-in.ts';

/**
 * `npm run report -- riverbend [--months 3] [--csv figures.csv]` prints what a sponsor may know
 * about its people: what its page says, and nothing else.
 */
const USAGE = `Say which: ${commandLine('report', 'riverbend', '[--months 3]', '[--csv figures.csv]')}`;
const MOST_MONTHS = 23;

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
  const refused = Map.groupBy(
    sums.filter(({ event }) => event === REFUSED),
    ({ detail }) => detail,
  );
  if (refused.size === 0) return '';
  const reasons = [...refused].map(([detail, counted]) => {
    const count = counted.reduce((total, sum) => total + sum.count, 0);
    return `${count.toLocaleString('en-US')} ${detail}`;
  });
  return `\nNot counted: ${reasons.join(', ')}\n`;
}

async function report(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { months: { type: 'string', default: '3' }, csv: { type: 'string' } },
  });
  const [companyId] = positionals;
  const shown = Number(values.months);
  if (companyId === undefined || positionals.length > 1) throw new Error(USAGE);
  if (!Number.isInteger(shown) || shown < 1 || shown > MOST_MONTHS)
    throw new Error(`--months is a whole number from 1 to ${MOST_MONTHS}.`);
  const config = parseConfig(process.env);
  requireCompany(config.contentDir, companyId);

  const now = Date.now();
  await openForCommand(config.databaseUrl, async (database) => {
    // All of it takes seconds to read, so what else may be wrong is said before.
    const content = loadContent({ root: path.resolve(config.contentDir), catalogues });
    const company = getCompany(content, companyId);
    const language = DEFAULT_LANGUAGE;
    const planYear = planYearAt(now, config.planYear);
    const reports = createReports({
      database,
      getContent: () => content,
      now: () => now,
      fillInFor: (of) => createFillIn({ planYear, company: of, code: languageCode(language) }),
    });
    const made = await reports.make({ company, language, shown });
    const sums = await sumMonths(database, companyId, {
      from: listToldMonths(now).at(-shown) ?? '',
      to: listToldMonths(now).at(-1) ?? '',
    });
    process.stdout.write(`${printReport(made)}\n`);
    process.stdout.write(describeRefused(sums));
    if (values.csv === undefined) return;
    writeFileSync(values.csv, reportToCsv(made));
    process.stdout.write(`\nAlso written to ${values.csv}\n`);
  });
}
