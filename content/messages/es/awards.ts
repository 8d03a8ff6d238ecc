import type { SameKeys } from '../same-keys.ts';
import type { messages as english, searchWords as englishWords } from '../en/awards.ts';

export const messages = {
  awards: {
    sections: 'En esta página',
    failure: {
      'grammy-major': 'error al obtener el contenido de Grammy de AEM',
      'latin-grammy': 'error al obtener el contenido de Latin Grammy',
    },
    podcast: {
      episodes: 'Episodios',
      download: 'Descargar: {length}, {size, number, ::.0} MB',
      read: 'Leer cada palabra',
      unavailable: 'La grabación no está disponible en este momento. Puedes leer cada palabra.',
    },
    artists: 'Artistas',
  },
} as const satisfies SameKeys<typeof english>;

export const searchWords = {
  'grammy-major': 'música, podcast, podcasts, canciones, músicos, premios',
  'latin-grammy': 'música latina, música, podcast, podcasts, canciones, músicos, premios',
} as const satisfies SameKeys<typeof englishWords>;
