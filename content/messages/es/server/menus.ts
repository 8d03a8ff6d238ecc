import type { messages as english } from '../../en/server/menus.ts';
import type { SameKeys } from '../../same-keys.ts';

export const messages = {
  menu: {
    'get-the-facts': 'Infórmate',
    calculator: 'Calculadora',
    quiz: 'Estilos de jubilación',
    'money-minute': 'Dinero en un minuto',
    'make-a-change': 'Haz un cambio',
    union: 'Mi sindicato',
    faqs: 'Preguntas',
    'money-questions': 'Preguntas de dinero',
    plan: 'Tu plan de un vistazo',
    'target-date': 'Fondos con fecha objetivo',
    hispanic: 'Para la comunidad hispana',
    search: 'Buscar',
  },
  footer: {
    quiz: 'Descubre tu estilo de jubilación',
    'get-the-facts': 'Infórmate',
    calculator: 'Calculadora',
    'make-a-change': 'Haz un cambio',
    'my-trail': 'Mi sendero',
    'money-questions': 'Preguntas de dinero',
    plan: 'Tu plan de un vistazo',
    'target-date': 'Fondos con fecha objetivo',
    hispanic: 'Para la comunidad hispana',
    'grammy-major': 'Las sesiones Encore',
    'latin-grammy': 'Las sesiones latinas',
    faqs: 'Preguntas frecuentes',
    'contact-us': 'Contáctanos',
  },
} as const satisfies SameKeys<typeof english>;
