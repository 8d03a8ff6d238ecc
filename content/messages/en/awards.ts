/** Texts of the awards landings. Their authored words stand in their fragments. */
export const messages = {
  awards: {
    sections: 'On this page',
    /** The log names the reason with these words, as the specification has them. */
    failure: {
      'grammy-major': 'error fetching Grammy AEM content',
      'latin-grammy': 'error fetching Latin Grammy content',
    },
    podcast: {
      episodes: 'Episodes',
      download: 'Download: {length}, {size, number, ::.0} MB',
      read: 'Read every word',
      unavailable: 'The recording is not available right now. Every word of it can be read.',
    },
    artists: 'Artists',
  },
} as const;

export const searchWords = {
  'grammy-major': 'music, podcast, podcasts, songs, musicians, awards',
  'latin-grammy': 'latin music, music, podcast, podcasts, songs, musicians, awards',
} as const;
