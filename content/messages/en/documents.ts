/**
 * What only documents say: landings whose content is missing, in the specification's words for errors,
 * the page that says how the figures are made, and what
 * stands still beside a result.
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
  projectionHead: {
    title: 'My projection',
    description: 'What your savings could become, as a chart and as a table.',
  },
  nearestMatch: {
    title: 'If you kept your plan’s match',
    text: 'Your plan adds {tiers}. A projection takes only two numbers, so it counts {rate}% up to {upTo}% of pay. For anyone who saves {upTo}% or more, that is the same. For less it can be off: at {saved}% the plan adds {plan}% of pay, and the projection counts {shown}%.',
    link: 'See the exact match for your pay',
  },
  increaseOfPlan: {
    title: 'If you let your rate rise every year',
    text: 'Your plan raises it by {points, plural, one {one point} other {# points}} a year by itself, up to {upTo}% of pay and no further. Beyond that you would have to raise it yourself. Unless you say otherwise, the projection stops at {upTo}%, too. You can change “{field}” among the assumptions.',
  },
} as const;
