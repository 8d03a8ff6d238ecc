import type { SameKeys } from '../same-keys.ts';
import type { messages as english } from './en.ts';

export const messages = {
  mailForms: {
    topics: {
      'my-plan': 'Mi plan',
      'this-site': 'Este sitio',
      'a-mistake': 'Un error en un texto o una cifra',
      accessibility: 'Accesibilidad',
      privacy: 'Mis datos',
      other: 'Otra cosa',
    },
    errors: {
      'name-missing': 'Escribe tu nombre.',
      'name-long': 'Escribe un nombre de 100 caracteres como máximo.',
      'name-characters': 'Escribe tu nombre en una sola línea, sin caracteres especiales.',
      'email-missing': 'Escribe tu correo electrónico.',
      'email-long': 'Escribe una dirección de 254 caracteres como máximo.',
      'email-shape': 'Escribe una sola dirección como nombre@ejemplo.com, sin acentos ni espacios.',
      'topic-missing': 'Elige de qué se trata.',
      'message-missing': 'Escribe tu mensaje.',
      'message-long': 'Acorta tu mensaje a 2,000 caracteres como máximo.',
      'message-characters':
        'Tu mensaje tiene caracteres que no podemos leer. Vuelve a escribir esa parte.',
    },
  },
} as const satisfies SameKeys<typeof english>;
