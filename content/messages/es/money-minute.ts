import type { SameKeys } from '../same-keys.ts';
import type { messages as english, searchWords as englishWords } from '../en/money-minute.ts';

export const messages = {
  moneyMinute: {
    filterLabel: 'Mostrar los videos de',
    everyone: 'Todos',
    count: '{count, plural, one {# video} other {# videos}}',
    countWith: '{count, plural, one {# video} other {# videos}} con {name}',
    watched: 'Visto',
    watchedCount: 'Has visto {watched} de {count}.',
    watchedAll: 'Ya los viste todos.',
    again: 'Empezar de nuevo',
    empty: 'Todavía no hay videos aquí',
    emptyLink: 'Ver temas del momento',
    fetchFailed: 'Error al buscar los artículos de Dinero en un minuto',
    backToFilms: 'Dinero en un minuto',
    backToTargetDate: 'Fondos con fecha objetivo',
    presenter: 'Presenta',
    moreWith: 'Más videos con {name}',
  },
} as const satisfies SameKeys<typeof english>;

export const searchWords = {
  'money-minute': 'videos, películas, videos cortos',
} as const satisfies SameKeys<typeof englishWords>;
