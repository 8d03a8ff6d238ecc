import type { ReportFigure, SponsorReport } from '../../server/sponsor/make-report.ts';
import { sayPeriod, saySum } from '../../server/sponsor/say-figures.ts';

const BAR_WIDTH = 30;

/**
 * Prints the report for a terminal: one line for each figure, with a bar that shows its share of
 * the largest.
 */
export function printReport(report: SponsorReport): string {
  const { sections, words, company } = report;
  const labels = sections.flatMap(({ figures }) => figures.map(({ label }) => label.length));
  const width = Math.max(...labels, 0);
  const printed = sections.map(({ title, figures }) => {
    const lines = figures.map((figure) => printFigure(figure, { width, figures, report }));
    return [title, ...(lines.length === 0 ? [`  ${words.saidUntold}`] : lines)].join('\n');
  });
  return [`${company.companyId}, ${sayPeriod(report.months, report)}`, ...printed].join('\n\n');
}

function printFigure(
  { label, sum }: ReportFigure,
  {
    width,
    figures,
    report,
  }: { width: number; figures: readonly ReportFigure[]; report: SponsorReport },
): string {
  const largest = Math.max(...figures.map((figure) => figure.sum.count ?? 0), 1);
  const bar = '█'.repeat(Math.round(((sum.count ?? 0) / largest) * BAR_WIDTH));
  return `  ${label.padEnd(width)}  ${saySum(sum, report).padStart(14)}  ${bar}`.trimEnd();
}
