const PLACEHOLDER = /\{(\w+)\}/g;

export function listPlaceholders(text: string): string[] {
  return Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name);
}

/**
 * Fills in texts that `use-intl` does not: those of mails and of authors. All values are filled in
 * one pass, so that a value with braces in it stays as it was given.
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(PLACEHOLDER, (_whole, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`The text asks for {${name}}`);
    return String(values[name]);
  });
}
