import type { SameKeys } from '../../same-keys.ts';
import type {
  answers as englishAnswers,
  question as english,
} from '../../en/questions/retirement-pay.ts';

export const question: SameKeys<typeof english> = {
  title: 'Un cheque para la jubilación',
  description:
    'Lo que tus ahorros y el Seguro Social podrían pagar al mes, cuánto podría durar y cómo habría salido en tres épocas del pasado.',
  lead: 'Los ahorros son un solo número grande, y un mes se entiende mejor. Mira lo que podrían pagar los tuyos, cuánto podría durar y cómo habría salido en tres épocas reales.',
  searchWords: 'distribuciones mínimas obligatorias, RMD, cuánto va a durar, retiros',
  card: 'Lo que tus ahorros y el Seguro Social podrían pagar al mes, cuánto podría durar y cómo habría salido en tres épocas reales.',
  caption: 'Cada mes',
  fields: {
    currentAge: 'Tu edad hoy',
    retirementAge: 'Edad en que dejas de trabajar',
    savings: 'Ahorros en ese momento',
    spending: 'Lo que quieres gastar al mes',
    benefit: 'Seguro Social al mes',
    pay: 'O tu sueldo al año, para un estimado',
    claimingAge: 'Edad en que empieza el Seguro Social',
    sharesPercentage: 'Parte de los ahorros en acciones',
    returnPercentage: 'Crecimiento en un año',
    inflationPercentage: 'Alza de precios en un año',
    fees: 'Comisiones de los fondos en un año',
    horizonAge: 'Debe alcanzar hasta los',
    outside: 'Ahorros en cuentas comunes',
    roth: 'Ahorros en cuentas Roth',
    order: 'Orden en que sacas de las cuentas',
  },
  hints: {
    currentAge: 'La edad que cumples este año.',
    savings: 'En dólares de hoy. La calculadora puede darte una cifra.',
    spending: 'Antes de impuestos. Déjalo vacío para ver lo máximo que podría alcanzar.',
    benefit: 'De tu estado de cuenta, para la edad de abajo. Si no lo tienes, déjalo vacío.',
    pay: 'Solo cuenta si el campo de arriba está vacío.',
    fees: 'Cada fondo dice la suya: es el índice de gastos.',
    outside: 'Como una cuenta de banco: cuánto de los ahorros de arriba.',
    roth: 'Cuánto de los ahorros de arriba. El resto cuenta como dinero antes de impuestos.',
  },
  columns: {
    fromSavings: 'De los ahorros',
    benefit: 'Seguro Social',
    together: 'En total',
    required: 'Hay que sacar',
    left: 'Ahorros al final del año',
  },
  chart: {
    title: 'Los mismos ahorros por edad en las tres épocas. Las tablas tienen las cantidades.',
    worst: 'La peor época',
    middle: 'La de en medio',
    best: 'La mejor época',
    empty: 'Se acaban los ahorros',
  },
  sections: {
    stories: {
      title: 'Tres épocas que sí ocurrieron',
      caption: 'Los mismos ahorros en tres épocas del pasado, en dólares de hoy',
      row: 'Época',
      columns: {
        paid: 'Habrían podido pagar al mes',
        until: 'Alcanzan hasta los',
        left: 'Quedan entonces',
      },
    },
    balances: {
      title: 'Los ahorros de las tres épocas, por edad',
      caption: 'Ahorros al final del año de cada edad, en dólares de hoy',
      row: 'Edad',
      columns: { worst: 'La peor', middle: 'La de en medio', best: 'La mejor' },
    },
    orders: {
      title: '¿Qué cuenta va primero?',
      caption: 'La edad hasta la que alcanza cada cuenta, y lo que la ley pide sacar en total',
      row: 'Orden',
      columns: {
        outside: 'Cuentas comunes',
        pretax: 'Antes de impuestos',
        roth: 'Cuentas Roth',
        required: 'Hay que sacar, en total',
      },
    },
  },
  leftOut: {
    tax: 'Los impuestos federales y estatales. Lo que sacas de cuentas antes de impuestos cuenta como ingreso.',
    income: 'Otros ingresos, como una pensión, una renta o un sueldo.',
    health: 'Las primas de Medicare, los gastos de salud y los cuidados a largo plazo.',
    heir: 'Un cónyuge más de diez años menor que tú, como único beneficiario: entonces hay que sacar menos.',
    saving: 'Lo que todavía aportes hasta dejar de trabajar. Los ahorros son los de ese momento.',
  },
};

export const answers: SameKeys<typeof englishAnswers> = {
  pay: {
    steady:
      'Con un crecimiento parejo, tus ahorros y el Seguro Social podrían pagar unos {amount} al mes, desde los {from} hasta los {until} años.',
    steadyAlone:
      'Con un crecimiento parejo, tus ahorros podrían pagar unos {amount} al mes, desde los {from} hasta los {until} años.',
    lasts:
      'Con un gasto de {spending} al mes, a los {until} todavía podrías tener unos {left}, si el crecimiento es parejo.',
    ends: 'Con un gasto de {spending} al mes, tus ahorros podrían acabarse a los {age}, si el crecimiento es parejo.',
    nothing: 'Sin ahorros y sin Seguro Social no hay nada que pagar.',
    cut: 'Tus cuentas comunes y Roth suman más que tus ahorros, así que de los ahorros contamos {outside} como comunes y {roth} como Roth.',
    most: 'Lo máximo que podría alcanzar hasta los {until} son unos {amount} al mes.',
    endsBenefit: 'Desde entonces quedaría solo el Seguro Social: {benefit} al mes.',
    gap: 'El Seguro Social empieza a los {age}. Hasta entonces, todo sale de los ahorros.',
    typed: 'Del Seguro Social contamos {monthly} al mes desde los {age}, como escribiste.',
    estimated:
      'Del Seguro Social contamos {monthly} al mes desde los {age}. Es un estimado nuestro, aproximado, según tu sueldo.',
    noBenefit: 'No contamos Seguro Social: escribe un beneficio o tu sueldo.',
    notEven:
      'El mercado nunca es parejo. Las tres épocas de abajo muestran lo que eso puede hacer.',
    required:
      'Desde los {from}, la ley te pide sacar dinero cada año de las cuentas antes de impuestos. A los {age} podrían ser {year}: {balance} entre {divisor}.',
    requiredOfOld:
      'La ley te pide sacar dinero cada año de las cuentas antes de impuestos desde los 70 años y medio, o desde los 72 si naciste en julio de 1949 o después. A los {age} podrían ser {year}: {balance} entre {divisor}.',
    requiredNone:
      'A la edad en que la ley pide sacar dinero, ya no quedaría nada antes de impuestos.',
    kept: 'Lo que hay que sacar no hay que gastarlo. Lo que no necesitas lo contamos como guardado en una cuenta común, antes del impuesto.',
    at: '{age}\u00a0años',
    today: 'Todas las cantidades están en dólares de hoy y antes de impuestos.',
    even: 'Los ahorros crecen {growth} al año, menos {fees} de comisiones, y los precios suben {prices}. Nadie lo sabe de antemano.',
    start: 'El dinero de un año se saca cuando el año empieza.',
    byAccount: 'Los ahorros que no apuntas como comunes o Roth son antes de impuestos.',
    estimate:
      'El estimado del Seguro Social usa el sueldo de hoy en lugar de tu historial, desde los 22 hasta que dejas de trabajar, y la fórmula de {year}. Lo que cambia al empezar antes o después sigue la sección 202 de la Ley del Seguro Social.',
    requiredSource:
      'Lo que hay que sacar sigue la Uniform Lifetime Table de la Publicación 590-B del IRS: desde los 73, y desde los 75 si naciste en 1960 o después, por la sección 107 de la ley SECURE 2.0. Para quien nació antes de 1951 empezó a los 72, y antes de julio de 1949, a los 70 y medio.',
    markets:
      'El pasado es la serie de Robert Shiller de acciones y bonos de Estados Unidos, de {from} a {to}, ordenada por datasets/s-and-p-500 (PDDL 1.0). Son promedios de cada mes, así que las subidas y bajadas reales fueron mayores, y no trae comisiones.',
    mix: 'En las tres épocas, {shares} está en acciones y el resto en bonos, y cada año se vuelve a esa mezcla, menos {fees} de comisiones. Mitad y mitad es un comienzo, no un consejo.',
  },
  stories: {
    intro:
      'Pusimos tus ahorros, y lo que sacas de ellos, en cada período de {years} años desde {since}, con {shares} en acciones de Estados Unidos. Estos son el peor, el de en medio y el mejor de {times}, según lo que los ahorros habrían podido pagar siempre por igual.',
    tooLittle:
      'Con tan pocos ahorros no hay qué comparar: ni la mejor época pagaría un dólar al mes.',
    none: 'Sin ahorros no hay nada que comparar.',
    share:
      'De los {times} períodos, los ahorros alcanzaron en {lasted}. Los períodos se traslapan, y ninguna época tiene que repetirse: las tres de arriba dicen más que este número.',
    worst: 'La peor: de {fromYear} a {toYear}',
    middle: 'La de en medio: de {fromYear} a {toYear}',
    best: 'La mejor: de {fromYear} a {toYear}',
    at: '{age}\u00a0años',
  },
  orders: {
    text: 'La gente saca de sus cuentas en órdenes distintos, y ninguno es el mejor para todo el mundo: el impuesto depende de cosas que aquí no se preguntan. Estos son tres, con tus números.',
    one: 'Todos tus ahorros son de una sola clase, así que el orden no cambia nada. En lo que suponemos puedes decir cuánto hay en cuentas comunes y en cuentas Roth.',
    'outside-first': 'Cuentas comunes, luego antes de impuestos, luego Roth',
    'pretax-first': 'Antes de impuestos, luego cuentas comunes, luego Roth',
    evenly: 'De cada una, la misma parte',
  },
};
