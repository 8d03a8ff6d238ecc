export const messages = {
  moneyMinute: {
    filterLabel: 'Show films with',
    everyone: 'Everyone',
    count: '{count, plural, one {# film} other {# films}}',
    countWith: '{count, plural, one {# film} other {# films}} with {name}',
    watched: 'Watched',
    watchedCount: 'You have watched {watched} of {count}.',
    watchedAll: 'You have watched them all.',
    again: 'Start again',
    empty: 'No films here yet',
    emptyLink: 'See trending topics',
    fetchFailed: 'Error while fetching money minute articles',
    backToFilms: 'Money Minute',
    backToTargetDate: 'Target date funds',
    presenter: 'Presented by',
    moreWith: 'More films with {name}',
  },
} as const;

export const searchWords = {
  'money-minute': 'films, videos, short films',
} as const;
