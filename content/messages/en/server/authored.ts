/** Words that the server adds to what authors write. */
export const messages = {
  table: 'Table',
  newTab: 'opens in a new tab',
} as const;
