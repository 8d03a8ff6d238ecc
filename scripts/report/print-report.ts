import { csvLine } from '#domain/text/csv.ts';
import { LEAST_SHOWN } from '#domain/poll/sentiments.ts';
import type { ReportSection } from './sponsor-report.ts';

const HIDDEN = `< ${LEAST_SHOWN}`;
const BAR_WIDTH = 30;

/**
 * Prints the report for a terminal: one line for each figure, with a bar that shows its share of
 * the largest.
 */
export function printReport(sections: readonly ReportSection[]): string {
  const labels = sections.flatMap(({ rows }) => rows.map(({ label }) => label.length));
  const width = Math.max(...labels, 0);
  return sections
    .map(({ title, rows }) => {
      const largest = Math.max(...rows.map(({ count }) => count ?? 0), 1);
      const lines = rows.map(({ label, count }) => {
        const figure = count === undefined ? HIDDEN : withThousands(count);
        const bar = '█'.repeat(Math.round(((count ?? 0) / largest) * BAR_WIDTH));
        return `  ${label.padEnd(width)}  ${figure.padStart(9)}  ${bar}`.trimEnd();
      });
      return [title, ...(lines.length === 0 ? ['  nothing yet'] : lines)].join('\n');
    })
    .join('\n\n');
}

function withThousands(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

export function reportToCsv(sections: readonly ReportSection[]): string {
  const lines = sections.flatMap(({ title, rows }) =>
    rows.map(({ label, count }) =>
      csvLine([title, label, count === undefined ? HIDDEN : String(count)]),
    ),
  );
  return [csvLine(['section', 'figure', 'count']), ...lines].join('');
}
