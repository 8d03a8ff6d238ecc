import { aged, paying, type SaverExample } from './published-example.ts';

/** The same deposit every year, then perhaps some years without deposits. */
interface YearlyDeposit {
  perYear: number;
  from: number;
  to: number;
  /** The age at which the balance is read, if it is not that of the last deposit. */
  until?: number;
  published: number;
}

interface Table {
  id: string;
  source: string;
  rate: number;
  depositTiming: 'year-start' | 'year-end';
  tolerance?: SaverExample['tolerance'];
  note?: string;
  deposits: readonly YearlyDeposit[];
}

const WHOLE_DOLLARS = 0.5;

const TABLES: readonly Table[] = [
  {
    id: 'J.P. Morgan',
    source: 'J.P. Morgan, benefit of saving early, in contrarie.com and ideal.accelerate-ed.com',
    rate: 7,
    depositTiming: 'year-start',
    note: 'read at the end of the year in which one is 65',
    deposits: [
      { perYear: 5_000, from: 25, to: 35, until: 66, published: 602_070 },
      { perYear: 5_000, from: 35, to: 65, until: 66, published: 540_741 },
      { perYear: 5_000, from: 25, to: 65, until: 66, published: 1_142_811 },
    ],
  },
  {
    id: 'Kevin on Investing',
    source: 'kevinoninvesting.com/2009/11/importance-of-starting-young.html',
    rate: 7,
    depositTiming: 'year-start',
    deposits: [
      { perYear: 5_000, from: 25, to: 35, until: 65, published: 562_683 },
      { perYear: 5_000, from: 35, to: 65, published: 505_365 },
      { perYear: 5_000, from: 25, to: 65, published: 1_068_048 },
      { perYear: 5_000, from: 30, to: 65, published: 739_567 },
    ],
  },
  {
    id: 'Ben and Arthur',
    source: 'Dave Ramsey, the story of Ben and Arthur, as tabled in financialexcellence.net',
    rate: 12,
    depositTiming: 'year-start',
    note: 'read at the end of the year in which one is 65',
    deposits: [
      { perYear: 2_000, from: 19, to: 27, published: 27_551 },
      { perYear: 2_000, from: 19, to: 27, until: 66, published: 2_288_997 },
      { perYear: 2_000, from: 27, to: 66, published: 1_532_183 },
    ],
  },
  {
    id: 'Attentive',
    source: 'attentiveinv.com/education/what-is-compound-interest',
    rate: 6,
    depositTiming: 'year-start',
    deposits: [
      { perYear: 2_000, from: 30, to: 40, until: 50, published: 50_042 },
      { perYear: 3_000, from: 40, to: 50, published: 41_915 },
    ],
  },
  {
    id: 'My Journey',
    source: 'myjourneytomillions.com, Mathematical proof you need to start saving yesterday',
    rate: 6,
    depositTiming: 'year-start',
    deposits: [
      { perYear: 2_000, from: 22, to: 23, published: 2_120 },
      { perYear: 2_000, from: 22, to: 27, published: 11_951 },
      { perYear: 2_000, from: 22, to: 33, published: 31_740 },
      { perYear: 2_000, from: 22, to: 33, until: 43, published: 56_841 },
    ],
  },
  {
    id: 'Doug',
    source: 'douginvest.com/p/the-power-of-compounding',
    rate: 7,
    depositTiming: 'year-end',
    tolerance: 'cut',
    deposits: [{ perYear: 1_200, from: 38, to: 70, published: 132_261 }],
  },
  {
    id: 'Doug',
    source: 'douginvest.com/p/the-power-of-compounding',
    rate: 7,
    depositTiming: 'year-end',
    tolerance: 50,
    note: 'published to the hundred dollars',
    deposits: [
      { perYear: 1_200, from: 28, to: 38, until: 70, published: 144_500 },
      { perYear: 5_293, from: 40, to: 70, published: 500_000 },
      { perYear: 12_196, from: 50, to: 70, published: 500_000 },
    ],
  },
  {
    id: 'All Financial Matters',
    source: 'allfinancialmatters.com/2006/05/22/the-cost-of-waiting-one-year',
    rate: 10,
    depositTiming: 'year-end',
    deposits: [{ perYear: 2_000, from: 22, to: 65, published: 1_184_801 }],
  },
  {
    id: 'Central Bank',
    source: 'cbtwaco.bank/personal-finance-one',
    rate: 8,
    depositTiming: 'year-end',
    tolerance: 3,
    note: 'published to $5',
    deposits: [
      { perYear: 3_000, from: 25, to: 60, published: 516_950 },
      { perYear: 3_000, from: 30, to: 60, published: 339_850 },
      { perYear: 3_000, from: 35, to: 60, published: 219_320 },
      { perYear: 3_000, from: 40, to: 60, published: 137_285 },
      { perYear: 3_000, from: 45, to: 60, published: 81_455 },
    ],
  },
];

export const YEARLY_DEPOSIT_EXAMPLES: readonly SaverExample[] = TABLES.flatMap((table) =>
  table.deposits.map(({ perYear, from, to, until = to, published }) => ({
    id: table.id,
    source: table.source,
    what: describe({ perYear, from, to, until }),
    inputs: { ...aged(from, to), ...paying(perYear) },
    assumptions: { returnPercentage: table.rate, depositTiming: table.depositTiming },
    idleYears: until - to,
    published: { balance: published },
    tolerance: table.tolerance ?? WHOLE_DOLLARS,
    ...(table.note !== undefined && { note: table.note }),
  })),
);

function describe({
  perYear,
  from,
  to,
  until,
}: Required<Omit<YearlyDeposit, 'published'>>): string {
  const deposits = `$${perYear.toLocaleString('en-US')} a year from ${from} to ${to}`;
  return until === to ? deposits : `${deposits}, then left alone to ${until}`;
}
