/** Words that players, and lists of films, add to what their authors wrote. */
export const messages = {
  playlist: {
    title: 'Playlist',
    nowPlaying: 'Now Playing',
  },
  player: {
    play: 'Play: {title}',
    playFrom: 'Play from {time}: {title}',
    pause: 'Pause: {title}',
    again: 'Play again: {title}',
    position: 'Position: {title}',
    positionText: '{position} of {length}',
    tools: 'Settings: {title}',
    captions: 'CC: captions',
    speed: 'Speed: {speed}',
    fullScreen: 'Full screen',
    native: 'The browser’s own controls',
    chapters: 'Chapters: {title}',
    chaptersToOpen: 'Chapters',
    failed: 'This did not play. Your connection may be down. All its words are on this page.',
    failedElsewhere:
      'This did not play. Your connection may be down. All its words are on a page of their own.',
    tryAgain: 'Try again',
    read: 'Read the transcript',
  },
} as const;
