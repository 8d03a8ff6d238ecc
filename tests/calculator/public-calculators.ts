import { DEFAULT_ASSUMPTIONS, type Assumptions } from '#domain/calculator/assumptions.ts';
import { makePlan } from '#domain/calculator/retirement-plan.ts';
import { getCalculatorYear } from '#domain/calculator/tables/find-calculator-year.ts';
import { NOBODY } from './any-plan.ts';
import { aged, matching } from './published-example.ts';

interface PublicCalculator {
  name: string;
  assumed: string;
  source: string;
  assumptions: Partial<Assumptions>;
}

/** What three calculators say that they assume. Each keeps the money as we do: in at the end of the year. */
const PUBLIC_CALCULATORS: readonly PublicCalculator[] = [
  {
    name: 'ours',
    assumed: '5.5 % a year, prices 2.5 %, pay 3 %',
    source: 'the page of disclosures',
    assumptions: {},
  },
  {
    name: 'NerdWallet, retirement calculator',
    assumed: '6 % a year, prices 3 %, pay 2 %',
    source: 'nerdwallet.com/investing/retirement-calculator, a stored copy',
    assumptions: { returnPercentage: 6, inflationPercentage: 3, payGrowthPercentage: 2 },
  },
  {
    name: 'Fidelity, one percent more',
    assumed: '7 % a year (4.5 above prices), prices 2.5 %, pay 1.5 above prices',
    source: 'benefitspro.com, 2015-02-19, and businessinsider.com, 2016-01',
    assumptions: { returnPercentage: 7, inflationPercentage: 2.5, payGrowthPercentage: 4 },
  },
  {
    name: 'EBRI, Ballpark E$timate',
    assumed: '3 % above prices, pay as prices',
    source: 'EBRI’s worksheet',
    assumptions: { returnPercentage: 3, inflationPercentage: 0, payGrowthPercentage: 0 },
  },
];

const HOUSEHOLD = {
  ...NOBODY,
  ...aged(40, 67),
  pretaxSalary: 50_000,
  currentSavings: 10_000,
  contributionPercentage: 6,
  ...matching(50, 6),
};

/** One household by each of them: our engine with what they assume, in today's dollars. */
export function comparePublicCalculators(): string[][] {
  const year = getCalculatorYear(2026);
  return PUBLIC_CALCULATORS.map(({ name, assumed, source, assumptions }) => {
    const plan = makePlan(HOUSEHOLD, { ...DEFAULT_ASSUMPTIONS, ...assumptions }, year);
    const { base, withIncrease } = plan;
    const balance = base.retirementBalanceToday;
    const added = (withIncrease?.retirementBalanceToday ?? balance) - balance;
    return [name, assumed, source, inDollars(balance), inDollars(added)];
  });
}

function inDollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`;
}
