/** The event of each part of a film, a recording or a session. */
export const MILESTONE_EVENTS = {
  25: 'media 25 percent',
  50: 'media 50 percent',
  75: 'media 75 percent',
  100: 'media 100 percent',
} as const;
