/** Words that a list of films adds to what its author wrote. */
export const messages = {
  playlist: {
    title: 'Playlist',
    nowPlaying: 'Now Playing',
  },
} as const;
