import { useMemo } from 'react';
import { budgetPlace, readBudget, sumBudget } from '#domain/budget/sum-budget.ts';
import { MATCH_PERIODS } from '#domain/calculator/assumptions.ts';
import { INPUT_BOUNDS, type CalculatorInputs } from '#domain/calculator/inputs.ts';
import { isRecord } from '#domain/text/is-record.ts';
import type { OwnNumbers } from '#domain/trail/what-first.ts';
import { readItem } from '../../device/device-storage.ts';
import { readDraft } from '../../state/drafts.ts';

/** Reads what the visitor typed on other pages: the tab has the calculator’s, the device the budget’s. */
export function useOwnNumbers(companyId: string, trailText: string): OwnNumbers {
  // Whatever forgets the trail forgets these, too.
  // oxlint-disable-next-line react/exhaustive-deps -- the storage has changed with the text of the trail
  return useMemo(() => readOwnNumbers(companyId), [companyId, trailText]);
}

function readOwnNumbers(companyId: string): OwnNumbers {
  const budget = readBudget(readItem('localStorage', budgetPlace(companyId)) ?? '');
  const { b: saved = 0, g: debts = 0 } = budget;
  const goesOut = sumBudget(budget).out - saved;
  const calculated = readDraft('calculator', companyId);
  const assumed = calculated?.['assumptions'];
  const chosen = isRecord(assumed) ? assumed['matchPeriod'] : undefined;
  return {
    inputs: inputsOf(calculated?.['values']),
    matchPeriod: MATCH_PERIODS.find((period) => period === chosen),
    budget: goesOut > 0 ? { debts, goesOut } : undefined,
  };
}

/** Numbers of a result that the calculator has shown; anything else is as if there were none. */
function inputsOf(values: unknown): CalculatorInputs | undefined {
  if (!isRecord(values)) return undefined;
  const read = Object.entries(INPUT_BOUNDS).map(([name, { min, max }]) => {
    const value = name === 'autoIncreasePercentage' ? 0 : values[name];
    const isWithin = typeof value === 'number' && value >= min && value <= max;
    return [name, isWithin ? value : undefined] as const;
  });
  return read.some(([, value]) => value === undefined)
    ? undefined
    : (Object.fromEntries(read) as unknown as CalculatorInputs);
}
