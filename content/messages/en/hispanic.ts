export const messages = {
  hispanic: {
    noDataNote: 'This part is not here right now. The rest of the page is.',
    errorNote: 'We could not load this page. Try again in a moment.',
    trail: 'Sections of this page',
    place: 'Section {number, number} of {total, number}',
    quote: '“{text}”',
    phrases: {
      pause: 'Pause the phrases',
      play: 'Play the phrases',
      show: 'Show phrase {number, number} of {total, number}',
      place: '{number, number} of {total, number}',
      label: 'Phrases',
    },
    time: {
      start: 'started at {age, number}',
      percent: 'puts in {percent, number}%',
      paid: 'out of pocket',
      end: 'at {age, number}',
      legendPaid: 'What they put in',
      legendGrown: 'Growth',
      tenYears: '{years, plural, one {# year} other {# years}} earlier: {amount} more.',
      barSummary:
        '{name} starts at {start, number}, puts in {percent, number}% of pay and reaches {age, number} with {balance}: {paid} out of pocket and {grown} of growth.',
      asTable: 'See the numbers as a table',
      who: 'Who',
      starts: 'Starts at',
      putsIn: 'Part of pay',
      ownMoney: 'Put in',
      growth: 'Growth',
      total: 'At {age, number}',
      assumptions:
        'Both follow the same pay: {pay} a year at age 25, rising {raise, number}% a year. Savings grow {growth, number}% a year and each year’s savings go in at its end. An example without an employer match, before fees and inflation. It is not a promise: markets go up and down. Computed with this site’s calculator.',
    },
    guide: { close: 'Close the guide' },
  },
} as const;

export const searchWords = {
  hispanic:
    'hispanic, hispanics, hispano, hispanos, hispana, hispanas, latino, latinos, latina, latinas',
} as const;
