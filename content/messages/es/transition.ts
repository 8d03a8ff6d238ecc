import type { SameKeys } from '../same-keys.ts';
import type { messages as english, searchWords as englishWords } from '../en/transition.ts';

export const messages = {
  transition: {
    filterLabel: 'Ver un solo tema',
    everything: 'Todo',
    here: 'Estoy aquí',
    youAreHere: 'Estás aquí',
    stopsOf: '{topic}: {count, plural, one {# parada} other {# paradas}}',
    again: 'La última vez miraste {topic}',
    emptyTitle: 'Todavía no hay paradas en este sendero',
    emptyLink: 'Leer sobre los años cercanos a la jubilación',
  },
  survey: {
    back: 'El último tramo hacia la jubilación',
    start: 'Empezar la encuesta',
    consentTitle: 'Antes de empezar',
    consent:
      'La encuesta la hace {provider}, en {host}. Cuando la empiezas, {provider} conoce tu dirección de internet y lo que contestas. Este sitio no envía nada sobre ti, y no carga nada de allí hasta que presionas el botón.',
    newTab: 'Abrirla en otra pestaña',
    withoutScript: 'Sin JavaScript, la encuesta se abre en su propia pestaña.',
    frame: 'Encuesta de {provider}',
    loading: 'Cargando la encuesta desde {host}',
    close: 'Cerrar la encuesta',
    leave: '¿Quieres salir de la encuesta? Se pierde lo que no hayas enviado allí.',
    goOn: 'Seguir con la encuesta',
  },
} as const satisfies SameKeys<typeof english>;

export const searchWords = {
  survey: 'encuesta, encuestas, opinión',
  transition: 'línea del tiempo, último tramo, cerca de jubilarme, transición a la jubilación',
} as const satisfies SameKeys<typeof englishWords>;
