/** Words that the server adds to authored texts. */
export const messages = {
  table: 'Table',
  newTab: 'opens in a new tab',
  /** Placeholders in the settings of a new company, which its author replaces. */
  recordKeeperName: 'your plan’s website',
} as const;
