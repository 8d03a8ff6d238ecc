import type { SameKeys } from '../same-keys.ts';
import type { messages as english } from '../en/lists.ts';

export const messages = {
  lists: {
    label: 'Páginas de esta lista',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: 'Página {number, number}',
    range: 'de {from, number} a {to, number}',
    titled: '{title}, página {number, number}',
  },
} as const satisfies SameKeys<typeof english>;
