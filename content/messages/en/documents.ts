/**
 * What only documents say: landings whose content is missing, in the specification's words for errors,
 * and the page that says how the figures are made.
 */
export const messages = {
  landings: {
    errorLoading: 'Error Loading',
    noData: 'NO Data',
  },
  calculatorDisclosures: {
    limitsTitle: 'Limits used for {year}',
    limitsCaption: 'What an employee may put in, {year}',
    limitsAge: 'Age on December 31',
    limitsAmount: 'Most for the year',
    payCap: 'Pay that counts for the match',
    allAdditions: 'You and your employer together, before any catch-up',
    assumptionsTitle: 'Assumptions we start with',
    assumptionsCaption: 'You can change each of these on the projection page',
    assumption: 'Assumption',
    value: 'What we use',
    back: 'Back to the calculator',
  },
} as const;
