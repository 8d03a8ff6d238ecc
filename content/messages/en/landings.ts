/**
 * What the landings say where their content is missing, in the specification's words for errors.
 */
export const messages = {
  landings: {
    errorLoading: 'Error Loading',
    noData: 'NO Data',
  },
} as const;
