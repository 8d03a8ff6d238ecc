import type { SponsorData } from '#contracts/calls/sponsor.ts';
import type { Told } from '#domain/sponsor/disclose.ts';
import { csvLine } from '#domain/text/csv.ts';
import { sayPeriod } from './say-figures.ts';
import type { SponsorReport } from './make-report.ts';

/** The byte order mark, without which some spreadsheets misread the accents. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The figures as a table for a spreadsheet. What is not told is an empty cell. */
export function reportToCsv(report: SponsorReport): string {
  const { words, sections, byMonth, campaigns } = report;
  const period = sayPeriod(report.months, report);
  return [
    BYTE_ORDER_MARK,
    csvLine([words.month, words.topic, words.figure, words.count, words.monthsUntold]),
    ...byMonth.map(({ month, visits }) =>
      csvLine([month, words.sections.reach, words.visits, number(visits), visits ? '0' : '1']),
    ),
    ...sections.flatMap(({ title, figures }) =>
      figures.map(({ label, sum }) =>
        csvLine([period, title, label, number(sum.count), String(sum.untold)]),
      ),
    ),
    ...campaigns.flatMap(({ month, kind, before, during, after, withCode }) =>
      (
        [
          [words.before, before],
          [words.during, during],
          [words.after, after],
        ] as const
      )
        .map(([label, count]) => [label, number(count), count ? '0' : '1'])
        .concat([[words.withCode, number(withCode?.count), String(withCode?.untold ?? 1)]])
        .map((cells) => csvLine([month, words.campaignKinds[kind], ...cells])),
    ),
  ].join('');
}

/** The figures as data, for a sponsor’s own reports. What is not told is null. */
export function reportToJson(report: SponsorReport): SponsorData {
  const { company, months, sections, byMonth, campaigns } = report;
  return {
    company: company.companyId,
    from: months[0] ?? null,
    to: months.at(-1) ?? null,
    eligibleEmployees: orNull(company.plan?.eligibleEmployees?.count),
    firstVisitsPer100: orNull(report.reach),
    firstVisitsPer100InTheMiddle: orNull(report.reachOfOthers),
    months: byMonth.map(({ month, visits }) => ({ month, firstVisits: orNull(visits) })),
    sections: sections.map(({ name, figures }) => ({
      name,
      figures: figures.map(({ label, sum }) => ({
        label,
        count: orNull(sum.count),
        monthsNotTold: sum.untold,
      })),
    })),
    campaigns: campaigns.map(({ month, kind, before, during, after, withCode }) => ({
      month,
      kind,
      before: orNull(before),
      during: orNull(during),
      after: orNull(after),
      withCode: orNull(withCode?.count),
      withCodeMonthsNotTold: withCode?.untold ?? 0,
    })),
  };
}

function number(count: Told): string {
  return count === undefined ? '' : String(count);
}

function orNull(count: Told): number | null {
  return count ?? null;
}
