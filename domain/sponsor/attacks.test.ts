import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SENTIMENTS } from '../poll/sentiments.ts';
import { CAMPAIGN_CODES, type CampaignCode } from '../visitor/campaign-codes.ts';
import { compareReach } from './compare-reach.ts';
import { LEAST_TOLD, TOLD_STEP } from './disclose.ts';
import { GROUPS, groupCounts, SINGLES, type MonthCounts } from './group-counts.ts';
import { rankParts, sumPart, sumSingle, sumTotal } from './sum-months.ts';
import { tellMonth, type ToldMonth } from './tell-month.ts';
import { addToMonth, listToldMonths } from './told-months.ts';

const DETAILS: ReadonlyArray<readonly [event: string, details: readonly string[]]> = [
  ['visit started', ['first', 'return', ...CAMPAIGN_CODES.map((code) => `first ${code}`)]],
  ['page data', ['en-US', 'es-US']],
  ['page load', ['home', 'faqs', 'articles:vesting', 'calculator']],
  ['media started', ['mm-match', 'mm-roth']],
  ['media completed', ['mm-match', 'mm-roth']],
  ['Self Service Started', ['calculator: form = typed', 'retirement quiz: plan = a']],
  [
    'Self Service Completed',
    [
      'calculator: projections = shown',
      'retirement quiz: result = o',
      'retirement quiz: result = k',
    ],
  ],
  ['link click', ['change-contribution', 'enroll', 'external']],
  ['search', ['found', 'nothing']],
];
const EVENTS = DETAILS.flatMap(([event, details]) => details.map((detail) => ({ event, detail })));

const figure = fc.oneof(fc.nat(12), fc.nat(300));
const counts: fc.Arbitrary<MonthCounts> = fc.record({
  sums: fc
    .tuple(...EVENTS.map((sum) => figure.map((count) => ({ ...sum, count }))))
    .map((sums) => sums),
  votes: fc.record(Object.fromEntries(SENTIMENTS.map((name) => [name, figure]))),
});
const someCodes = fc.subarray([...CAMPAIGN_CODES]);

function tellAll(all: readonly MonthCounts[], codes: readonly CampaignCode[]): ToldMonth[] {
  return all.map((each, index) => tellMonth(addToMonth('2025-01', index), each, codes));
}

describe('what a sponsor is told fails the attack', () => {
  it('“90 days minus 89 days”: on every day of a month the same months are told', () => {
    const days = Array.from({ length: 28 }, (_, day) => Date.UTC(2026, 10, day + 3, 12));
    expect(new Set(days.map((now) => listToldMonths(now).join(' '))).size).toBe(1);
  });

  it('“totals minus cells”: with all that is told, a hidden part stays at least ten with others', () => {
    fc.assert(
      fc.property(counts, someCodes, (counted, codes) => {
        const told = tellMonth('2026-01', counted, codes);
        const { groups } = groupCounts(counted, codes);
        for (const group of GROUPS) {
          const { total, parts } = told.groups[group];
          const hidden = groups[group].filter(([key]) => parts.get(key) === undefined);
          if (hidden.length === 0 || total === undefined) continue;
          const sum = hidden.reduce((all, [, count]) => all + count, 0);
          expect(sum).toBeGreaterThanOrEqual(LEAST_TOLD);
        }
      }),
    );
  });

  it('“month minus month”: what longer periods have more is what is told of the month', () => {
    fc.assert(
      fc.property(fc.array(counts, { minLength: 2, maxLength: 5 }), (all) => {
        const months = tellAll(all, []);
        const [first, ...others] = months;
        for (const group of GROUPS)
          expect((sumTotal(months, group).count ?? 0) - (sumTotal(others, group).count ?? 0)).toBe(
            first?.groups[group].total ?? 0,
          );
        for (const single of SINGLES)
          expect(
            (sumSingle(months, single).count ?? 0) - (sumSingle(others, single).count ?? 0),
          ).toBe(first?.singles[single] ?? 0);
        for (const { key } of rankParts(months, 'pages'))
          expect(
            (sumPart(months, 'pages', key).count ?? 0) - (sumPart(others, 'pages', key).count ?? 0),
          ).toBe(first?.groups.pages.parts.get(key) ?? 0);
      }),
      { numRuns: 40 },
    );
  });

  it('“company minus variant”: what is left of a company without a code or a language is a part', () => {
    fc.assert(
      fc.property(counts, someCodes, (counted, codes) => {
        const { visits, languages } = tellMonth('2026-01', counted, codes).groups;
        const truth = groupCounts(counted, codes).groups;
        for (const [told, parts] of [
          [visits, truth.visits],
          [languages, truth.languages],
        ] as const) {
          for (const [left, count] of parts) {
            if (count >= LEAST_TOLD || parts.length === 1 || told.total === undefined) continue;
            const others = parts.filter(([key]) => key !== left);
            expect(others.some(([key]) => told.parts.get(key) === undefined)).toBe(true);
          }
        }
      }),
    );
  });

  it('“one person more”: it changes nothing, or a figure by its step, or hides one', () => {
    fc.assert(
      fc.property(counts, (counted) => {
        const [first, ...others] = counted.sums;
        if (!first) return;
        const more = { ...counted, sums: [{ ...first, count: first.count + 1 }, ...others] };
        const [one, two] = [counted, more].map((each) => tellMonth('2026-01', each, []));
        const before = one?.groups.visits.total;
        const after = two?.groups.visits.total;
        expect([0, TOLD_STEP]).toContain((after ?? LEAST_TOLD) - (before ?? LEAST_TOLD));
      }),
    );
  });

  it('“my figure out of the comparison”: there is none with fewer than ten others', () => {
    const nine = Array.from({ length: 9 }, (_, index) => 10 + index);
    expect(compareReach([...nine, undefined])).toBeUndefined();
    expect(compareReach([...nine, 40])).toBe(15);
  });
});
