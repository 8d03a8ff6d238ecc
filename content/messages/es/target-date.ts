import type { SameKeys } from '../same-keys.ts';
import type { messages as english, searchWords as englishWords } from '../en/target-date.ts';

export const messages = {
  targetDate: {
    stocks: 'Acciones',
    bonds: 'Bonos y efectivo',
    chartLabel:
      'La trayectoria del ejemplo: {first}% en acciones {before} años antes del año del nombre, {middle}% en ese año y {last}% {after} años después. Lo demás son bonos y efectivo.',
    axis: 'Años que faltan para el año del nombre',
    flag: 'El año',
    slider: 'Recorre la trayectoria',
    mixBefore:
      '{years, plural, one {Falta # año} other {Faltan # años}}: cerca de {stocks}% en acciones y {bonds}% en bonos y efectivo',
    mixThen: 'En el año del nombre: cerca de {stocks}% en acciones y {bonds}% en bonos y efectivo',
    mixAfter:
      '{years, plural, one {# año después} other {# años después}}: cerca de {stocks}% en acciones y {bonds}% en bonos y efectivo',
    asTable: 'La trayectoria en una tabla',
    when: 'Cuándo',
    before: '{years, plural, one {Falta # año} other {Faltan # años}}',
    inYear: 'El año del nombre',
    later: '{years, plural, one {# año después} other {# años después}}',
    source: 'Fuente',
    age: 'Mi edad este año',
    stopAge: 'La edad en que espero dejar de trabajar',
    year: 'Eso podría ser alrededor de {year}.',
    yearOne: 'Un fondo que se llame {year} está pensado para ese año.',
    yearTwo: 'Los años de fondos más cercanos son {earlier} y {later}.',
    allFacts: 'Ver todas las guías',
  },
} as const satisfies SameKeys<typeof english>;

export const searchWords = {
  'target-date': 'fecha objetivo, fondo con fecha objetivo',
} as const satisfies SameKeys<typeof englishWords>;
