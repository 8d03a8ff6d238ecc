/** Words that are added to what authors write. */
export const messages = {
  table: 'Table',
  newTab: 'opens in a new tab',
  /** In the settings of a new company, until its author knows better. */
  recordKeeperName: 'your plan’s website',
} as const;
