import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printReport, reportToCsv } from './print-report.ts';
import { makeSponsorReport, type EventSum, type ReportSection } from './sponsor-report.ts';

const SUMS: EventSum[] = [
  { event: 'visit started', detail: 'first', count: 1_204 },
  { event: 'visit started', detail: 'return', count: 9 },
  { event: 'page load', detail: 'home', count: 800 },
  { event: 'page load', detail: 'articles:vesting', count: 9 },
  { event: 'Self Service Started', detail: 'calculator: form = typed', count: 40 },
  { event: 'Self Service Completed', detail: 'calculator: projections = shown', count: 10 },
  { event: 'Self Service Completed', detail: 'retirement quiz: result = o', count: 31 },
  { event: 'Self Service Completed', detail: 'retirement quiz: result = k', count: 22 },
  { event: 'Self Service Completed', detail: 'retirement quiz: result = s', count: 12 },
  { event: 'Self Service Completed', detail: 'retirement quiz: result = j', count: 3 },
  { event: 'link click', detail: 'change-contribution', count: 77 },
  { event: 'link click', detail: 'external', count: 50 },
];
const VOTES = { confident: 30, hopeful: 50, soso: 4, anxious: 2 };

const find = (sections: ReportSection[], title: string) =>
  sections.find((section) => section.title === title)?.rows;

describe('the report of a sponsor', () => {
  const report = makeSponsorReport(SUMS, VOTES);

  it('gives the figures', () => {
    expect(find(report, 'Visits')).toEqual([
      { label: 'First visits', count: 1_204 },
      { label: 'Return visits', count: undefined },
    ]);
    expect(find(report, 'Calculator')).toEqual([
      { label: 'Started', count: 40 },
      { label: 'Completed', count: 10 },
    ]);
    expect(find(report, 'On the way to the plan')?.[0]).toEqual({
      label: 'Change my contribution',
      count: 77,
    });
  });

  it('hides what is under ten, and a second one where a total would give away the first', () => {
    expect(find(report, 'Quiz results')?.map(({ count }) => count)).toEqual([
      31,
      22,
      undefined,
      undefined,
    ]);
    expect(find(report, 'Feelings about retirement')?.map(({ count }) => count)).toEqual([
      30,
      50,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('never shows a figure under ten, whatever was counted', () => {
    const sum = fc.record({
      event: fc.constantFrom(...SUMS.map(({ event }) => event)),
      detail: fc.constantFrom(...SUMS.map(({ detail }) => detail)),
      count: fc.nat(40),
    });
    fc.assert(
      fc.property(fc.array(sum), (sums) => {
        for (const { rows } of makeSponsorReport(sums, {}))
          for (const { count } of rows) expect(count ?? 10).toBeGreaterThanOrEqual(10);
      }),
    );
  });

  it('is printed with bars', () => {
    const text = printReport(report);
    expect(text).toMatch(/^Visits\n {2}First visits +1,204 {2}█{30}\n {2}Return visits +< 10\n/);
    expect(text).toMatch(/Elk +< 10\n/);
    expect(printReport(makeSponsorReport([], {}))).toContain('Most read pages\n  nothing yet');
  });

  it('is a table that no spreadsheet takes for formulas', () => {
    const csv = reportToCsv(report);
    expect(csv.split('\r\n').slice(0, 3)).toEqual([
      'section,figure,count',
      'Visits,First visits,1204',
      'Visits,Return visits,< 10',
    ]);
    const hostile = [{ title: '=1+1', rows: [{ label: 'a,"b"', count: 10 }] }];
    expect(reportToCsv(hostile)).toContain(`'=1+1,"a,""b""",10`);
  });
});
