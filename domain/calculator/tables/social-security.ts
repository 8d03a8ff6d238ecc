import type { SocialSecurityYear } from '../calculator-year.ts';

interface AverageWageRow {
  /**
   * The year whose bend points and wage base follow from this index, which is that of two years
   * before.
   */
  year: number;
  averageWageIndex: number;
  source: string;
}

const SERIES = 'SSA, National Average Wage Index, ssa.gov/oact/cola/AWI.html';

export const AVERAGE_WAGES: readonly AverageWageRow[] = [
  { year: 2019, averageWageIndex: 50_321.89, source: SERIES },
  { year: 2020, averageWageIndex: 52_145.8, source: SERIES },
  { year: 2021, averageWageIndex: 54_099.99, source: SERIES },
  { year: 2022, averageWageIndex: 55_628.6, source: SERIES },
  { year: 2023, averageWageIndex: 60_575.07, source: SERIES },
  { year: 2024, averageWageIndex: 63_795.13, source: SERIES },
  { year: 2025, averageWageIndex: 66_621.8, source: SERIES },
  {
    year: 2026,
    averageWageIndex: 69_846.57,
    source: `${SERIES}; it gives the bend points 1,286 and 7,749 and the base 184,500 published for 2026`,
  },
];

/**
 * The amounts that the law fixed in 1977 for 1979, and in 1992 for 1994; later years follow from
 * the wages.
 */
const BENDS_OF_1979 = { first: 180, second: 1_085, averageWageIndex: 9_779.44 };
const WAGE_BASE_OF_1994 = { dollars: 60_600, averageWageIndex: 22_935.42, roundedTo: 300 };

/**
 * The rules are described at ssa.gov/oact/cola/bendpoints.html and ssa.gov/oact/cola/cbbdet.html.
 */
export function socialSecurityFrom(averageWageIndex: number): SocialSecurityYear {
  const { dollars, roundedTo } = WAGE_BASE_OF_1994;
  const wageBase = (dollars * averageWageIndex) / WAGE_BASE_OF_1994.averageWageIndex;
  return {
    firstBend: Math.round(
      (BENDS_OF_1979.first * averageWageIndex) / BENDS_OF_1979.averageWageIndex,
    ),
    secondBend: Math.round(
      (BENDS_OF_1979.second * averageWageIndex) / BENDS_OF_1979.averageWageIndex,
    ),
    wageBase: Math.round(wageBase / roundedTo) * roundedTo,
  };
}
