import type { SameKeys } from '../same-keys.ts';
import type { messages as english, searchWords as englishWords } from '../en/virtual-event.ts';

export const messages = {
  virtualEvent: {
    total: '{minutes, plural, one {# minuto en total} other {# minutos en total}}',
    with: 'Con {name}',
    speakersTitle: 'Quiénes caminan contigo',
    read: 'Leída',
    guides: '{total, plural, one {# guía} other {# guías}}',
    progress: '{read, plural, one {# de {total} leída} other {# de {total} leídas}}',
    session: {
      slides: 'Todas las diapositivas',
      slidesLead: 'Todo lo que se cuenta, para leerlo a tu paso o imprimirlo.',
      slide: 'Diapositiva {at} de {count}',
      next: 'La sesión que sigue',
    },
    failed: 'No se pudieron cargar los artículos del evento virtual',
    failedLead: 'Quizá se cortó la conexión un momento. Intenta de nuevo y el evento se abre aquí.',
  },
} as const satisfies SameKeys<typeof english>;

export const searchWords = {
  'virtual-event': 'evento, eventos, seminario web, evento en línea',
} as const satisfies SameKeys<typeof englishWords>;
