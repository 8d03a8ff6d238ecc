import type { messages as english } from '../../en/server/authored.ts';
import type { SameKeys } from '../../same-keys.ts';

export const messages = {
  table: 'Tabla',
  newTab: 'se abre en otra pestaña',
  recordKeeperName: 'el sitio de tu plan',
} as const satisfies SameKeys<typeof english>;
