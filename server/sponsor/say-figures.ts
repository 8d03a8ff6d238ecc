import { languageCode, type Language } from '#domain/language/language.ts';
import type { Told } from '#domain/sponsor/disclose.ts';
import type { ToldSum } from '#domain/sponsor/sum-months.ts';
import type { Month } from '#domain/sponsor/told-months.ts';
import { fillIn } from '#domain/text/fill-in.ts';
import type { SponsorWords } from '../content/catalogues.ts';

/** A number as it is written in a language. */
export function sayNumber(count: number, language: Language): string {
  return new Intl.NumberFormat(language).format(count);
}

/** What one language calls another, as the first word of a row. */
export function sayLanguage(named: Language, language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const name = names.of(languageCode(named)) ?? named;
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`;
}

export function sayTold(
  count: Told,
  { language, words }: { language: Language; words: SponsorWords },
): string {
  return count === undefined ? words.untold : sayNumber(count, language);
}

/** A sum says that there may be more where not all of its months are told. */
export function saySum(
  { count, untold }: ToldSum,
  { language, words }: { language: Language; words: SponsorWords },
): string {
  if (count === undefined) return words.untold;
  const said = sayNumber(count, language);
  return untold === 0 ? said : fillIn(words.someUntold, { count: said });
}

export function sayMonth(
  month: Month,
  language: Language,
  length: 'long' | 'short' = 'long',
): string {
  return new Intl.DateTimeFormat(language, {
    month: length,
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`));
}

export function sayDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

export function sayPeriod(
  months: readonly Month[],
  { language, words }: { language: Language; words: SponsorWords },
): string {
  const [first = '', last = first] = [months[0], months.at(-1)];
  if (first === last) return sayMonth(first, language);
  return fillIn(words.period, { from: sayMonth(first, language), to: sayMonth(last, language) });
}
