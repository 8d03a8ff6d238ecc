/** What a list of films says by itself. */
export const messages = {
  playlist: {
    title: 'Playlist',
    nowPlaying: 'Now Playing',
  },
} as const;
