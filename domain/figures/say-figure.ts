import type { Language } from '../language/language.ts';
import type { Figure } from './figure.ts';

/** A table says a hundred amounts, and a format takes longer to make than to use. */
const formats = new Map<string, Intl.NumberFormat>();

/** Writes a figure as readers in the United States do, in every language. */
export function sayFigure({ value, as }: Figure, language: Language): string {
  if (as === 'number') return String(value);
  if (as === 'percent') return `${value.toLocaleString(language)}%`;
  const digits = Number.isInteger(value) ? 0 : 2;
  const key = language + digits;
  const format = formats.get(key) ?? makeFormat(language, digits);
  formats.set(key, format);
  return format.format(value);
}

function makeFormat(language: Language, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
