import { useTranslations } from 'use-intl';
import type { CalculatorField } from '#contracts/forms/calculator-form.ts';
import { INPUT_BOUNDS } from '#domain/calculator/inputs.ts';
import { readTyped } from '../plan/read-typed.ts';

/** What to tell a person about a field: the same sentence whether it is empty or out of range. */
export function useMistakeText(typedAge: string | undefined): (name: CalculatorField) => string {
  const t = useTranslations('calculator.mistakes');
  return (name) =>
    name === 'retirementAge'
      ? t(name, { currentAge: String(youngestRetirement(typedAge)) })
      : t(name);
}

/** Nobody retires before their own age; until that is known, anyone may be the youngest. */
function youngestRetirement(typedAge: string | undefined): number {
  const age = readTyped({ currentAge: typedAge }, 'currentAge');
  return age !== undefined && Number.isInteger(age) ? age : INPUT_BOUNDS.currentAge.min;
}
