import { useTranslations } from 'use-intl';
import type { CalculatorField } from '#contracts/forms/calculator-form.ts';
import { INPUT_BOUNDS } from '#domain/calculator/inputs.ts';
import { readTyped } from '../plan/read-typed.ts';

/**
 * Returns the sentence for a field's mistake; it is the same whether the field is empty or out of
 * range.
 */
export function useMistakeText(typedAge: string | undefined): (name: CalculatorField) => string {
  const t = useTranslations('calculator.mistakes');
  return (name) => t(name, { currentAge: String(youngestRetirement(typedAge)) });
}

/**
 * The retirement age may not be below the current age; until that is known, the lowest allowed age
 * counts.
 */
function youngestRetirement(typedAge: string | undefined): number {
  // A form that no page of ours sends may have the age twice: what was typed is then a list.
  const age = readTyped({ currentAge: String(typedAge) }, 'currentAge');
  return age !== undefined && Number.isInteger(age) ? age : INPUT_BOUNDS.currentAge.min;
}
