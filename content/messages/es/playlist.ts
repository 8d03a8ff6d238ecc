import type { SameKeys } from '../same-keys.ts';
import type { messages as english } from '../en/playlist.ts';

export const messages = {
  playlist: {
    title: 'Lista de videos',
    nowPlaying: 'Reproduciendo',
  },
} as const satisfies SameKeys<typeof english>;
