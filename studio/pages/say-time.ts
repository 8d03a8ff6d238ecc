import type { LanguageCode } from '#domain/language/language.ts';

/** A moment as people of the language write it, in the time of this machine. */
export function sayTime(at: string | number, code: LanguageCode): string {
  return new Intl.DateTimeFormat(`${code}-US`, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
}
