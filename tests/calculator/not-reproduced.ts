import { annuityDueFactor } from '#domain/calculator/retirement-income.ts';
import { aged, matching, paying, type SaverExample } from './published-example.ts';

/** Published figures that we do not reach, with what is known about the reason. */
export interface NotReproduced {
  source: string;
  what: string;
  published: number;
  nearest: SaverExample | (() => number);
  why: string;
}

const BY_MONTH = { returnPercentage: 7, depositTiming: 'month-end' } as const;

function saver(parts: Pick<SaverExample, 'inputs' | 'assumptions'>): SaverExample {
  return { id: '', source: '', what: '', published: { balance: 0 }, tolerance: 0, ...parts };
}

export const NOT_REPRODUCED: readonly NotReproduced[] = [
  {
    source: 'EBRI, Ballpark E$timate worksheet',
    what: 'factor for 21 years of income from 65 to 86 at 3 % real',
    published: 15.77,
    nearest: () => annuityDueFactor(0.03, 21),
    why: 'Ours is paid at the start of each year; at its end the factor would be 15.42. The worksheet does not say.',
  },
  {
    source: 'fedweek.com/tsp/small-change-in-tsp-contribution-can-have-huge-impact',
    what: '5 % of $40,000 and as much from the agency, 5 %, raise 2 %, 30 years',
    published: 342_722.52,
    nearest: saver({
      inputs: {
        ...aged(30, 60),
        pretaxSalary: 40_000,
        contributionPercentage: 5,
        ...matching(100, 5),
      },
      assumptions: {
        returnPercentage: 5,
        payGrowthPercentage: 2,
        depositTiming: 'month-end',
        monthlyRateRule: 'effective',
      },
    }),
    why: 'The TSP calculator pays in every two weeks; we know months and years.',
  },
  {
    source: 'longhorizonfinance.com/what-happens-if-you-start-investing-at-25-vs-35',
    what: '$500 a month from 25 to 65 at 7 %, compounded monthly, "about"',
    published: 1_280_000,
    nearest: saver({ inputs: { ...aged(25, 65), ...paying(6_000) }, assumptions: BY_MONTH }),
    why: 'Its own assumptions give ours.',
  },
  {
    source: 'longhorizonfinance.com/what-happens-if-you-start-investing-at-25-vs-35',
    what: '$500 a month from 35 to 65 at 7 %, compounded monthly, "about"',
    published: 680_000,
    nearest: saver({ inputs: { ...aged(35, 65), ...paying(6_000) }, assumptions: BY_MONTH }),
    why: 'Its own assumptions give ours.',
  },
  {
    source: 'study.com, Joe’s starting salary',
    what: '10 % of $90,000, raise 5 %, 8 %, 30 years',
    published: 2_703_428.86,
    nearest: saver({
      inputs: { ...aged(30, 60), pretaxSalary: 90_000, contributionPercentage: 10 },
      assumptions: { returnPercentage: 8, payGrowthPercentage: 5 },
    }),
    why: 'The formula it prints gives ours.',
  },
];
