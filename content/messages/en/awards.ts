/** The awards landings. What their author says stands in their fragments. */
export const messages = {
  awards: {
    sections: 'On this page',
    /** Told to whoever looks for the reason, word for word as in the specification. */
    failure: {
      'grammy-major': 'error fetching Grammy AEM content',
      'latin-grammy': 'error fetching Latin Grammy content',
    },
    podcast: {
      play: 'Play the podcast',
      pause: 'Pause the podcast',
      position: 'Position in the podcast',
      positionText: '{position} of {length}',
      unavailable: 'The recording is not available right now. Here is everything it says.',
    },
    artists: 'Artists',
  },
} as const;
