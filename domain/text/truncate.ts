export const DESCRIPTION_LENGTH = 130;

export type CardVariant = 'standard' | 'contained' | 'contained-full-width';

/** The most characters of a card's title. */
export const TITLE_LENGTH: Readonly<Record<CardVariant, number>> = {
  standard: 50,
  contained: 40,
  'contained-full-width': 80,
};

/** Shortens to at most `length` characters, the ellipsis included. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`;
}
