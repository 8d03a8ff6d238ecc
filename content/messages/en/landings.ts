/** What the landings say where their content is missing, as the error catalogue has it. */
export const messages = {
  landings: {
    errorLoading: 'Error Loading',
    noData: 'NO Data',
  },
} as const;
