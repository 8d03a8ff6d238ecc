/**
 * Placeholders for a group of flash cards whose author has not written one yet, by the keys of
 * their words.
 */
export const PLACEHOLDER_CARDS = [
  { key: 'first', bgColor: 'sky' },
  { key: 'second', bgColor: 'blush' },
  { key: 'third', bgColor: 'leaf' },
] as const;
