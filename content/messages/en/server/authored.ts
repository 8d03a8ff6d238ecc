/** Words that the server adds to authored texts. */
export const messages = {
  table: 'Table',
  newTab: 'opens in a new tab',
  keyPoints: 'Key points',
  people: 'Talk with a person',
  peopleLead: 'You don’t have to work it out alone. The public lines are free.',
  call: 'Call {name}: {digits}',
  reviewedBy: 'Facts checked by {name}.',
  reviewNext: 'Next check: {date}.',
  /** Placeholders in the settings of a new company, which its author replaces. */
  recordKeeperName: 'your plan’s website',
} as const;
