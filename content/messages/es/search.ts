import type { SameKeys } from '../same-keys.ts';
import type { messages as english } from '../en/search.ts';

export const messages = {
  search: {
    title: 'Buscar en el sitio',
    description:
      'Busca en las páginas, las guías, los videos, las preguntas y respuestas y el glosario.',
    lead: 'Páginas, guías, videos, preguntas y respuestas, y el glosario. Da igual si escribes con acentos o sin ellos.',
    label: '¿Qué buscas?',
    submit: 'Buscar',
    found:
      '{count, plural, =0 {No hay resultados para “{query}”} one {# resultado para “{query}”} other {# resultados para “{query}”}}',
    often: 'La gente suele buscar',
    oftenWords: 'deudas, comisiones, presupuesto, impuestos, Seguro Social, Medicare',
    nothing: 'Prueba con una sola palabra, o mira aquí:',
    kinds: {
      article: 'Guía',
      episode: 'Podcast',
      faq: 'Pregunta',
      film: 'Video',
      glossary: 'Glosario',
      page: 'Página',
      session: 'Sesión contada',
    },
    atTime: '{title}, minuto {time}',
    atSlide: '{title}, diapositiva {slide}',
    facts: 'Todas las guías',
    faqs: 'Preguntas frecuentes',
    glossary: 'Glosario',
  },
  lists: {
    label: 'Páginas de esta lista',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: 'Página {number, number}',
    range: 'de {from, number} a {to, number}',
    titled: '{title}, página {number, number}',
  },
} as const satisfies SameKeys<typeof english>;
