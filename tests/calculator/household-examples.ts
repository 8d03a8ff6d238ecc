import { FILERS, type Filer } from '#domain/figures/filer.ts';
import { toCents, fromCents } from '#domain/money/cents.ts';
import { getPayrollYear } from '#domain/paycheck/tables/find-payroll-year.ts';
import { withholdIncomeTax } from '#domain/paycheck/withhold.ts';
import { lastingShare } from '#domain/retirement-pay/lasting-share.ts';
import { listMarketYears } from '#domain/retirement-pay/market-years.ts';
import { requiredDistribution } from '#domain/retirement-pay/required-distribution.ts';
import { getDistributionRules } from '#domain/retirement-pay/tables/find-distribution-rules.ts';
import { US_MARKETS } from '#domain/retirement-pay/tables/us-markets.ts';
import { reckonSaversMatch } from '#domain/savers/savers-match.ts';
import { getSaversHelp } from '#domain/savers/tables/find-savers-help.ts';
import { ownBenefit } from '#domain/social-security/person.ts';
import { spousePart } from '#domain/social-security/spouse-part.ts';
import { survivorBenefit } from '#domain/social-security/survivor.ts';
import type { FormulaExample } from './published-example.ts';

const EXACT = 1e-9;
const AT_62 = 62 * 12;
const DIMES = 10;

/** What Rev. Proc. 2025-32 prints where a rate begins, on the annual table of Publication 15-T. */
const WITHHELD: Record<Filer, ReadonlyArray<readonly [from: number, withheld: number]>> = {
  single: [
    [19_900, 1_240],
    [57_900, 5_800],
    [113_200, 17_966],
    [648_100, 192_979.25],
  ],
  household: [
    [33_250, 1_770],
    [83_000, 7_740],
    [121_250, 16_155],
  ],
  married: [
    [44_100, 2_480],
    [120_100, 11_600],
    [230_700, 35_932],
    [788_000, 206_583.5],
  ],
};
const FILER_NAMES: Record<Filer, string> = {
  single: 'single',
  household: 'head of household',
  married: 'married',
};

const AT_62_BY_BIRTH = [
  { born: 1937, own: 800, spouse: 375 },
  { born: 1938, own: 791, spouse: 370 },
  { born: 1939, own: 783, spouse: 366 },
  { born: 1940, own: 775, spouse: 362 },
  { born: 1941, own: 766, spouse: 358 },
  { born: 1942, own: 758, spouse: 354 },
  { born: 1943, own: 750, spouse: 350 },
  { born: 1954, own: 750, spouse: 350 },
  { born: 1955, own: 741, spouse: 345 },
  { born: 1956, own: 733, spouse: 341 },
  { born: 1957, own: 725, spouse: 337 },
];
const SURVIVOR_AT_62 = [
  { born: 1939, is: 829 },
  { born: 1943, is: 816 },
  { born: 1956, is: 810 },
  { born: 1957, is: 807 },
];
const MATCHES = [
  { filer: 'single', income: 20_500, people: 1, is: 1_000 },
  { filer: 'single', income: 28_000, people: 1, is: 500 },
  { filer: 'single', income: 35_500, people: 1, is: 0 },
  { filer: 'household', income: 30_750, people: 1, is: 1_000 },
  { filer: 'household', income: 53_250, people: 1, is: 0 },
  { filer: 'married', income: 41_000, people: 2, is: 2_000 },
  { filer: 'married', income: 71_000, people: 2, is: 0 },
] as const;
const LASTING = [
  { shares: 100, rate: 3, is: 100 },
  { shares: 100, rate: 4, is: 98 },
  { shares: 100, rate: 5, is: 95 },
  { shares: 50, rate: 3, is: 100 },
  { shares: 50, rate: 4, is: 100 },
  { shares: 50, rate: 5, is: 100 },
];

const worker = (birthYear: number): { birthYear: number; insuranceAmount: number } => ({
  birthYear,
  insuranceAmount: 1_000,
});

function matchOf({ filer, income, people }: (typeof MATCHES)[number]): number {
  const help = getSaversHelp(2027);
  if (help.kind !== 'match') return Number.NaN;
  const saved = Array.from({ length: people }, () => help.row.mostSaved);
  return reckonSaversMatch({ filer, income, saved }, help.row).amount;
}

/** The published figures of everything that is asked beyond the savings of one person. */
export const HOUSEHOLD_EXAMPLES: readonly FormulaExample[] = [
  ...FILERS.flatMap((filer) =>
    WITHHELD[filer].map(([from, published]) => ({
      id: '15-T',
      source: 'IRS, Publication 15-T (2026) and Rev. Proc. 2025-32',
      what: `withheld in 2026 from adjusted pay of $${from.toLocaleString('en-US')} a year, ${FILER_NAMES[filer]}`,
      convention: 'percentage method, Step 2 of Form W-4 not ticked',
      published,
      ours: () => {
        const rates = getPayrollYear(2026).withholding[filer];
        return fromCents(withholdIncomeTax(toCents(from + rates.subtract), 1, rates));
      },
      tolerance: EXACT,
    })),
  ),
  ...MATCHES.map((example) => ({
    id: '6433',
    source: 'Section 6433 of the tax code',
    what: `Saver’s Match of 2027 on $2,000 each, income $${example.income.toLocaleString('en-US')}, ${FILER_NAMES[example.filer]}`,
    convention: 'the reduction cut to whole points',
    published: example.is,
    ours: () => matchOf(example),
    tolerance: EXACT,
  })),
  ...AT_62_BY_BIRTH.flatMap(({ born, own, spouse }) => {
    const row = {
      id: 'SSA',
      source: 'SSA, ssa.gov/benefits/retirement/planner/agereduction.html',
      convention: '62 to the month, cut to dollars',
      tolerance: EXACT,
    };
    const atOnce = { own: 0, beginsAtMonths: AT_62 };
    return [
      {
        ...row,
        what: `$1,000 claimed at 62, born in ${born}`,
        published: own,
        ours: () => Math.floor(ownBenefit(worker(born), AT_62) / DIMES),
      },
      {
        ...row,
        what: `the husband’s or wife’s part of it, born in ${born}`,
        published: spouse,
        ours: () =>
          Math.floor(
            spousePart({ birthYear: born, insuranceAmount: 0 }, atOnce, worker(born)) / DIMES,
          ),
      },
    ];
  }),
  ...SURVIVOR_AT_62.map(({ born, is }) => ({
    id: 'SSA',
    source: 'SSA, ssa.gov/planners/survivors/survivorchartred.html',
    what: `survivor of $1,000 at 62, born in ${born}`,
    convention: '28.5 % spread over the months from 60 to full age, rounded to dollars',
    published: is,
    ours: () =>
      survivorBenefit(worker(1937), 65 * 12, { birthYear: born, beginsAtMonths: AT_62 }) / DIMES,
    tolerance: 0.5,
  })),
  {
    id: '590-B',
    source: 'IRS, Publication 590-B, Table III, in public guides',
    what: 'required distribution at 74 of $205,000',
    convention: 'divided by 25.5, cut to cents',
    published: 8_039.21,
    ours: () =>
      requiredDistribution(
        { birthYear: 1951, age: 74, balance: 205_000 },
        getDistributionRules(2026),
      ),
    tolerance: EXACT,
  },
  ...LASTING.map(({ shares, rate, is }) => ({
    id: 'Cooley',
    source: 'Cooley, Hubbard and Walz (1998), table 1, in retirementincome.net',
    what: `times of 30 years from 1926 to 1995 that ${rate} % lasted, ${shares} % shares, in percent`,
    convention: 'the same dollars at each year’s end; our bonds run ten years, theirs longer',
    published: is,
    ours: () =>
      lastingShare(
        {
          sharesPercentage: shares,
          ratePercentage: rate,
          length: 30,
          rises: 'never',
          paid: 'year-end',
        },
        listMarketYears(US_MARKETS).filter(({ year }) => year >= 1926 && year <= 1995),
      ),
    tolerance: 5,
  })),
];
