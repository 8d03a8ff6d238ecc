export const DESCRIPTION_LENGTH = 130;

export type CardVariant = 'standard' | 'contained' | 'contained-full-width';

/** The most characters of a card's title. */
export const TITLE_LENGTH: Readonly<Record<CardVariant, number>> = {
  standard: 50,
  contained: 40,
  'contained-full-width': 80,
};

/** Shortens to at most `length` characters, the ellipsis included, and between two words where there are two. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  const kept = characters.slice(0, length - 1).join('');
  const whole = /\s/.test(characters[length - 1] ?? '') ? kept : kept.replace(/(?<=\S)\s+\S*$/, '');
  return `${whole.trimEnd()}…`;
}
