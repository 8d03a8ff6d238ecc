import type { CalculatorYear } from '#domain/calculator/calculator-year.ts';
import { useAppSelector } from '../../state/store.ts';
import { applyConstants } from './apply-constants.ts';

/** The limits the page came with, or this year's once the constants call has told them. */
export function useCurrentLimits(year: CalculatorYear): CalculatorYear {
  const constants = useAppSelector((state) => state.calculator.constants);
  return constants === undefined ? year : applyConstants(year, constants);
}
