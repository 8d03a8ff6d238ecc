import type { SameKeys } from '../same-keys.ts';
import type { messages as english, searchWords as englishWords } from '../en/glossary.ts';

export const messages = {
  glossary: {
    title: 'Doce palabras para el camino',
    pageTitle: 'Glosario',
    description:
      'Doce palabras sobre el ahorro para la jubilación, cada una con un dibujo, una definición sencilla y una frase de la vida real.',
    lead: 'Las palabras que usan los planes, en lenguaje de todos los días. Cada una trae una frase que podrías decir de verdad.',
    openAll: 'Abrir todas las palabras',
    closeAll: 'Cerrar todas las palabras',
    stop: 'Detener los dibujos',
    move: 'Mover los dibujos',
    otherPlans: 'Tu plan de hoy no lo tiene. Lo puedes encontrar en otro empleo.',
    example: 'En una frase:',
    search: '¿Buscas otra palabra?',
    searchLink: 'Busca en todo el sitio',
  },
} as const satisfies SameKeys<typeof english>;

export const searchWords = {
  glossary: 'palabras, definiciones, términos, diccionario',
} as const satisfies SameKeys<typeof englishWords>;
