export const messages = {
  targetDate: {
    stocks: 'Stocks',
    bonds: 'Bonds and cash',
    chartLabel:
      'The example’s glide path: {first}% stocks {before} years before the year in the name, {middle}% in that year and {last}% {after} years later. The rest is bonds and cash.',
    axis: 'Years until the year in the fund’s name',
    flag: 'Year',
    slider: 'Move along the path',
    mixBefore:
      '{years, plural, one {# year to go} other {# years to go}}: about {stocks}% stocks and {bonds}% bonds and cash',
    mixThen: 'In the year of the name: about {stocks}% stocks and {bonds}% bonds and cash',
    mixAfter:
      '{years, plural, one {# year after} other {# years after}}: about {stocks}% stocks and {bonds}% bonds and cash',
    asTable: 'The path as a table',
    when: 'When',
    before: '{years, plural, one {# year to go} other {# years to go}}',
    inYear: 'The year in the name',
    later: '{years, plural, one {# year after} other {# years after}}',
    source: 'Source',
    age: 'My age this year',
    stopAge: 'The age I hope to stop',
    year: 'That could be around {year}.',
    yearOne: 'A fund named {year} is made for that year.',
    yearTwo: 'The fund years next to it are {earlier} and {later}.',
    allFacts: 'See all guides',
  },
} as const;

export const searchWords = {
  'target-date': 'target date, target date fund',
} as const;
