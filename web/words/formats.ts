/** The styles that messages name, as in `{date, date, long}`. */
export const FORMATS = {
  dateTime: { long: { dateStyle: 'long' }, medium: { dateStyle: 'medium' } },
} as const;
