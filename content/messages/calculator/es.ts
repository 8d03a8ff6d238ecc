import type { SameKeys } from '../same-keys.ts';
import type { messages as english } from './en.ts';

export const messages = {
  calculator: {
    title: 'Tracemos tu camino',
  },
} as const satisfies SameKeys<typeof english>;
