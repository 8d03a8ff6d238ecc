import type { messages as english } from '../../en/server/authored.ts';
import type { SameKeys } from '../../same-keys.ts';

export const messages = {
  table: 'Tabla',
  newTab: 'se abre en otra pestaña',
  keyPoints: 'Lo esencial',
  people: 'Habla con una persona',
  peopleLead: 'No tienes que resolverlo por tu cuenta. Las líneas públicas son gratis.',
  call: 'Llamar a {name}: {digits}',
  reviewedBy: 'Datos revisados por {name}.',
  reviewNext: 'Próxima revisión: {date}.',
  recordKeeperName: 'el sitio de tu plan',
} as const satisfies SameKeys<typeof english>;
