import { getLanguage, type Language } from '#domain/language/language.ts';
import { roundGuess } from '#domain/money/round-to.ts';

/** The two ways the product writes money: to the dollar, and short for charts. */
export interface MoneyFormat {
  whole: (dollars: number) => string;
  /** $510k, $1.2M; in Spanish $510 mil, with a space that does not break. */
  compact: (dollars: number) => string;
  /** For estimates: rounded, so that no digit promises more than the estimate can. */
  about: (dollars: number) => string;
}

export function createMoneyFormat(language: Language): MoneyFormat {
  const whole = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  const compact = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumSignificantDigits: 3,
  });
  return {
    whole: (dollars) => whole.format(withoutMinusZero(Math.round(dollars))),
    compact: (dollars) =>
      compact
        .formatToParts(withoutMinusZero(dollars))
        .map(({ type, value }) =>
          type === 'compact' ? value.replace(/^k$/i, getLanguage(language).thousand ?? 'k') : value,
        )
        .join(''),
    about: (dollars) => whole.format(roundGuess(dollars)),
  };
}

function withoutMinusZero(dollars: number): number {
  return dollars === 0 ? 0 : dollars;
}
