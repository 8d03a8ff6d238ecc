import type { ContributionLimits } from '../calculator-year.ts';

interface ContributionLimitsRow extends ContributionLimits {
  year: number;
  source: string;
}

const COLA_TABLE = 'IRS, COLA increases for dollar limitations on benefits and contributions';

/** Sections 402(g), 414(v), 415(c) and 401(a)(17) of the tax code, for 401(k) and 403(b) plans. */
export const CONTRIBUTION_LIMITS: readonly ContributionLimitsRow[] = [
  {
    year: 2019,
    electiveDeferral: 19_000,
    catchUp: 6_000,
    catchUpSixties: undefined,
    catchUpAge: 50,
    allAdditions: 56_000,
    payCap: 280_000,
    source: `IRS Notice 2018-83; pensionplanners.net/Limits.aspx`,
  },
  {
    year: 2020,
    electiveDeferral: 19_500,
    catchUp: 6_500,
    catchUpSixties: undefined,
    catchUpAge: 50,
    allAdditions: 57_000,
    payCap: 285_000,
    source: `IRS Notice 2019-59; pensionplanners.net/Limits.aspx`,
  },
  {
    year: 2021,
    electiveDeferral: 19_500,
    catchUp: 6_500,
    catchUpSixties: undefined,
    catchUpAge: 50,
    allAdditions: 58_000,
    payCap: 290_000,
    source: `IRS Notice 2020-79; ${COLA_TABLE}`,
  },
  {
    year: 2022,
    electiveDeferral: 20_500,
    catchUp: 6_500,
    catchUpSixties: undefined,
    catchUpAge: 50,
    allAdditions: 61_000,
    payCap: 305_000,
    source: `IRS Notice 2021-61; ${COLA_TABLE}`,
  },
  {
    year: 2023,
    electiveDeferral: 22_500,
    catchUp: 7_500,
    catchUpSixties: undefined,
    catchUpAge: 50,
    allAdditions: 66_000,
    payCap: 330_000,
    source: `IRS Notice 2022-55; ${COLA_TABLE}`,
  },
  {
    year: 2024,
    electiveDeferral: 23_000,
    catchUp: 7_500,
    catchUpSixties: undefined,
    catchUpAge: 50,
    allAdditions: 69_000,
    payCap: 345_000,
    source: `IRS Notice 2023-75; ${COLA_TABLE}`,
  },
  {
    year: 2025,
    electiveDeferral: 23_500,
    catchUp: 7_500,
    catchUpSixties: 11_250,
    catchUpAge: 50,
    allAdditions: 70_000,
    payCap: 350_000,
    source:
      'IRS Notice 2024-80; compliancedashboard.net/2025-adjsted-dollar-limits-for-401k-plans-released-by-irs',
  },
  {
    year: 2026,
    electiveDeferral: 24_500,
    catchUp: 8_000,
    catchUpSixties: 11_250,
    catchUpAge: 50,
    allAdditions: 72_000,
    payCap: 360_000,
    rothCatchUp: { wages: 150_000, year: 2026, isOffered: true },
    source: 'IRS Notice 2025-67 and IR-2025-111; section 414(v)(7); calfee.com/newsletters-782',
  },
];
