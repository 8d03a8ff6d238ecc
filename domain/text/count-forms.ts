/** How a language says a count, for a script that has no messages: by its plural forms, with # for the number. */
export type CountForms = Readonly<Record<string, string>>;

/** One count for each plural form that a language has for whole numbers; a smaller one stands for its form. */
const SAMPLES = [1_000_000, 100, 11, 6, 5, 3, 2, 1];

/** Asks what a message says of some counts, and keeps it by the form that each of them has. */
export function readCountForms(language: string, say: (count: number) => string): CountForms {
  const rules = new Intl.PluralRules(language);
  const number = new Intl.NumberFormat(language);
  const forms = SAMPLES.map(
    (count) => [rules.select(count), say(count).replace(number.format(count), '#')] as const,
  );
  const { other = '#', ...others } = Object.fromEntries(forms);
  const own = Object.entries(others).filter(([, words]) => words !== other);
  return { ...Object.fromEntries(own), other, none: say(0) };
}

export function sayCount(forms: CountForms, count: number, language: string): string {
  const form = new Intl.PluralRules(language).select(count);
  const words = (count === 0 ? forms['none'] : forms[form]) ?? forms['other'] ?? '#';
  // A format for numbers takes a slow phone a tenth of a second to make, and a small number needs none.
  return words.replace('#', count < 1_000 ? String(count) : count.toLocaleString(language));
}
