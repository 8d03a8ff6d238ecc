export const DESCRIPTION_LENGTH = 130;
export const TITLE_LENGTH = 50;
export const CONTAINED_TITLE_LENGTH = 40;
export const CONTAINED_FULL_WIDTH_TITLE_LENGTH = 80;

/** Shortens to at most `length` characters, the ellipsis included. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  return `${characters.slice(0, length - 1).join('').trimEnd()}…`;
}
