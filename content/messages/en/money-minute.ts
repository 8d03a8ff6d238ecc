export const messages = {
  moneyMinute: {
    filterLabel: 'Show videos with',
    everyone: 'Everyone',
    count: '{count, plural, one {# video} other {# videos}}',
    countWith: '{count, plural, one {# video} other {# videos}} with {name}',
    watched: 'Watched',
    watchedCount: 'You have watched {watched} of {count}.',
    watchedAll: 'You have watched them all.',
    again: 'Start again',
    empty: 'No videos here yet',
    emptyLink: 'See trending topics',
    fetchFailed: 'Error while fetching money minute articles',
    backToFilms: 'Money Minute',
    backToTargetDate: 'Target date funds',
    presenter: 'Presented by',
    moreWith: 'More videos with {name}',
  },
} as const;

export const searchWords = {
  'money-minute': 'videos, short videos, movies',
} as const;
