import type { SameKeys } from '../same-keys.ts';
import type { messages as english, searchWords as englishWords } from '../en/hispanic.ts';

export const messages = {
  hispanic: {
    noDataNote: 'Esta parte no está disponible por ahora. El resto de la página, sí.',
    errorNote: 'No pudimos cargar esta página. Intenta de nuevo en un momento.',
    trail: 'Secciones de esta página',
    place: 'Sección {number, number} de {total, number}',
    quote: '“{text}”',
    phrases: {
      pause: 'Pausar las frases',
      play: 'Pasar las frases',
      show: 'Mostrar la frase {number, number} de {total, number}',
      place: '{number, number} de {total, number}',
      label: 'Frases',
    },
    time: {
      start: 'empezó a los {age, number}',
      percent: 'aporta el {percent, number}%',
      paid: 'de su bolsillo',
      end: 'a los {age, number}',
      legendPaid: 'Lo que pusieron',
      legendGrown: 'Crecimiento',
      tenYears: '{years, plural, one {# año} other {# años}} antes: {amount} más.',
      barSummary:
        '{name} empieza a los {start, number}, aporta el {percent, number}% de su sueldo y llega a los {age, number} con {balance}: {paid} de su bolsillo y {grown} de crecimiento.',
      asTable: 'Ver los números en una tabla',
      who: 'Quién',
      starts: 'Empieza a los',
      putsIn: 'Parte del sueldo',
      ownMoney: 'Aportó',
      growth: 'Creció',
      total: 'A los {age, number}',
      assumptions:
        'Los dos siguen el mismo sueldo: {pay} al año a los 25, con un aumento del {raise, number}% cada año. Los ahorros crecen el {growth, number}% al año y lo de cada año entra al final. Es un ejemplo sin aporte del empleador, antes de comisiones e inflación. No es una promesa: el mercado sube y baja. Calculado con la calculadora de este sitio.',
    },
    guide: { close: 'Cerrar la guía' },
  },
} as const satisfies SameKeys<typeof english>;

export const searchWords = {
  hispanic: 'hispano, hispanos, hispana, hispanas, latino, latinos, latina, latinas',
} as const satisfies SameKeys<typeof englishWords>;
