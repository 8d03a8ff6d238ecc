import type { SameKeys } from '../../same-keys.ts';
import type {
  answers as englishAnswers,
  question as english,
} from '../../en/questions/social-security.ts';

export const question: SameKeys<typeof english> = {
  title: 'El Seguro Social para dos',
  description:
    'Lo que dos personas podrían recibir al mes con cada par de edades de los 62 a los 70, y lo que tendría una sola.',
  lead: 'Cada quien elige a qué edad empieza. Las dos decisiones cambian lo que reciben en pareja y lo que le queda a quien viva más.',
  searchWords: 'beneficios del cónyuge, pareja casada, viudez, cuándo pedir el Seguro Social',
  card: 'Cada par de edades de los 62 a los 70, lado a lado: lo que podrían recibir en pareja y lo que le quedaría a cada quien.',
  caption: 'Al mes',
  fields: {
    birthYear: 'Tu año de nacimiento',
    statement: 'Tu beneficio completo al mes, según tu estado de cuenta',
    pay: 'Tu sueldo al año, antes de impuestos',
    claimingAge: 'Edad en que empiezas',
    spouseBirthYear: 'Año de nacimiento de tu cónyuge',
    spouseStatement: 'Beneficio completo de tu cónyuge al mes',
    spousePay: 'Sueldo de tu cónyuge al año',
    spouseClaimingAge: 'Edad en que empieza tu cónyuge',
    worksUntil: 'Trabajas hasta los',
    spouseWorksUntil: 'Tu cónyuge trabaja hasta los',
  },
  hints: {
    birthYear: '¿Naciste un 1 de enero? Escribe el año anterior.',
    statement:
      'La cantidad a la plena edad de jubilación, en tu cuenta de ssa.gov/es. Si no la tienes, déjalo vacío.',
    pay: 'Sin estado de cuenta, lo estimamos con tu sueldo. También muestra lo que se retiene por trabajar.',
    spouseStatement: 'Sin estado de cuenta, déjalo vacío.',
    spousePay: '¿Nunca ha trabajado con Seguro Social? Deja vacíos los dos.',
    worksUntil:
      'Nuestro estimado cuenta el sueldo de hoy en cada año desde los 22 hasta esta edad.',
  },
  columns: { you: 'Tú (persona 1)', spouse: 'Tu cónyuge (persona 2)' },
  sections: {
    together: {
      title: 'En pareja, con cada par de edades',
      caption:
        'Dólares al mes cuando ambas personas ya cobran. Hacia abajo, tu edad. A lo ancho, la de tu cónyuge. Tu elección va en un marco.',
      row: 'Tu edad',
    },
    youAlone: {
      title: 'Lo que te quedaría a ti, con cada par de edades',
      caption:
        'Dólares al mes si tu cónyuge muere antes. Hacia abajo, tu edad. A lo ancho, la de tu cónyuge. Tu elección va en un marco.',
      row: 'Tu edad',
    },
    spouseAlone: {
      title: 'Lo que le quedaría a tu cónyuge, con cada par de edades',
      caption:
        'Dólares al mes si mueres antes. Hacia abajo, tu edad. A lo ancho, la de tu cónyuge. Tu elección va en un marco.',
      row: 'Tu edad',
    },
    rules: { title: 'Lo que dicen las reglas' },
  },
  leftOut: {
    family: 'Los beneficios de personas divorciadas, de hijos y de padres.',
    tax: 'El impuesto sobre el Seguro Social y la prima de Medicare, que casi todo el mundo paga de ahí.',
    months:
      'Los meses: se puede empezar en cualquiera entre los 62 y los 70, no solo en un cumpleaños.',
    law: 'Los cambios de la ley. Los síndicos del Seguro Social dicen que, sin uno, en algún momento de la década de 2030 no se podrían pagar los beneficios completos.',
  },
};

export const answers: SameKeys<typeof englishAnswers> = {
  couple: {
    together:
      'En pareja podrían recibir {together} al mes: tú desde los {age}, tu cónyuge desde los {spouseAge}.',
    nothing:
      'Sin beneficio ni sueldo de ninguna de las dos personas, todavía no hay nada que mostrar.',
    leftYou: 'Si tu cónyuge muere antes, podrías tener {alone} al mes.',
    leftSpouse: 'Si mueres antes, tu cónyuge podría tener {alone} al mes.',
    pastSeventy:
      'Quien nació antes de 1954 ya pasó los 70. Elige la edad en que empezó su propio beneficio. Si no ha empezado, elige 70 y pídelo ya al Seguro Social: esperar no trae más, y por el tiempo anterior se pagan seis meses como máximo. Podía cobrar primero solo la parte de cónyuge. Si la pidió en otro momento, vale la carta de su beneficio y no nuestra suma.',
    estimatedYou:
      'Tu beneficio completo es un estimado nuestro, aproximado. Vale más lo que dice tu estado de cuenta.',
    estimatedSpouse:
      'El beneficio completo de tu cónyuge es un estimado nuestro, aproximado. Vale más lo que dice un estado de cuenta.',
    workYou:
      'Si sigues trabajando: en los años antes de {fullYear} se retiene $1 de tu beneficio por cada $2 de sueldo que pasen de {limit} al año.',
    workLastYou:
      'Si sigues trabajando: en {fullYear}, hasta el mes de tu plena edad de jubilación, se retiene $1 de tu beneficio por cada $3 de sueldo que pasen de {limit}.',
    heldYou: 'Con un sueldo de {pay}, se retendrían unos {amount} de tu primer año de beneficios.',
    workSpouse:
      'Si tu cónyuge sigue trabajando: en los años antes de {fullYear} se retiene $1 de ese beneficio por cada $2 de sueldo que pasen de {limit} al año.',
    workLastSpouse:
      'Si tu cónyuge sigue trabajando: en {fullYear}, hasta el mes de la plena edad de jubilación, se retiene $1 de ese beneficio por cada $3 de sueldo que pasen de {limit}.',
    heldSpouse:
      'Con un sueldo de {pay}, se retendrían unos {amount} del primer año de beneficios de tu cónyuge.',
    givenBack:
      'Lo que se retiene no se pierde: desde la plena edad de jubilación, el beneficio sube por eso.',
    age: 'Empieza a los',
    full: 'Beneficio completo',
    own: 'Por su trabajo',
    added: 'Se suma como cónyuge',
    paid: 'En total',
    alone: 'Si la otra persona muere antes',
    at: '{age}\u00a0años',
    range:
      'Va de {least} a {most}. Quien espera recibe cheques más grandes, pero menos. Ningún par es el correcto para todo el mundo.',
    deemed:
      'Quien nació desde 1954 y pide un beneficio pide los dos. No puedes cobrar primero la parte de cónyuge y dejar crecer la tuya.',
    part: 'La parte de cónyuge empieza cuando ambas personas ya cobran. Llega a la mitad del beneficio completo de la otra persona, menos el propio. Esperar más allá de la plena edad no la sube.',
    survivor:
      'Cuando una de las dos personas muere, la otra se queda con el más grande de los dos beneficios, no con ambos. Si quien murió había empezado antes de tiempo, cuenta al menos el {least} de su beneficio completo. Nuestras cantidades valen desde la plena edad de quien sobrevive. Desde los 60 puede ser menos.',
    pensions:
      'La pensión de un trabajo sin Seguro Social ya no recorta estos beneficios. Una ley de enero de 2025 terminó con las dos reglas que lo hacían, WEP y GPO.',
    today: 'Todas las cantidades están en dólares de hoy y antes de impuestos.',
    begins:
      'El beneficio empieza en el mes del cumpleaños, y a los 62 un mes después: la ley pide un mes entero con esa edad.',
    cut: 'Lo que cambia al empezar antes o después, y las partes del cónyuge y de quien queda, siguen la sección 202 de la Ley del Seguro Social. El beneficio se redondea hacia abajo a diez centavos y el pago, a dólares enteros.',
    survives:
      'Quien sobrevive cobra ese beneficio desde su plena edad. La otra persona había empezado como elegiste.',
    estimate:
      'El estimado usa el sueldo de hoy en lugar de tu historial, y la fórmula de {year}: Seguro Social, cálculo de beneficios.',
    earnings:
      'Los límites por trabajar son los de {year}: {limit} al año, y {last} en el año de la plena edad. Seguro Social, cantidades exentas.',
  },
};
