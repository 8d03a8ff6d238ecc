import type { SameKeys } from '../same-keys.ts';
import type { messages as english } from '../en/landings.ts';

export const messages = {
  landings: {
    errorLoading: 'Error al cargar',
    noData: 'No hay datos',
  },
} as const satisfies SameKeys<typeof english>;
