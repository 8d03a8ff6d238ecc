import type { Language } from '../language/language.ts';
import type { Figure } from './figure.ts';

/** As readers in the United States write it, in either language. */
export function sayFigure({ value, as }: Figure, language: Language): string {
  if (as === 'number') return String(value);
  if (as === 'percent') return `${value.toLocaleString(language)}%`;
  const digits = Number.isInteger(value) ? 0 : 2;
  return value.toLocaleString(language, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
