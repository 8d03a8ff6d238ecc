import { findRow } from '#domain/figures/dated-row.ts';
import type { DistributionRules } from '../required-distribution.ts';
import { REQUIRED_FROM_AGE, UNIFORM_LIFETIME } from './uniform-lifetime.ts';

export function getDistributionRules(year: number): DistributionRules {
  const { firstAge, divisors } = findRow(UNIFORM_LIFETIME, year);
  const fromAge = REQUIRED_FROM_AGE.map(({ bornFrom, age }) => ({ bornFrom, age }));
  return { firstAge, divisors, fromAge };
}
