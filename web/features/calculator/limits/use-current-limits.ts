import type { LimitsYear } from '#domain/calculator/calculator-year.ts';
import { applyConstants } from './apply-constants.ts';
import { useCalculator } from '../specification/calculator-slice.ts';

/** The limits that the page came with, or this year's once the constants call has answered. */
export function useCurrentLimits(year: LimitsYear): LimitsYear {
  const constants = useCalculator((calculator) => calculator.constants);
  return constants === undefined ? year : applyConstants(year, constants);
}
