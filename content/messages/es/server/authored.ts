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
  misfit: {
    label: 'No es parte de tu plan',
    all: 'Ver todas las guías',
    instead: 'Esto quizá te sirva más',
    other: 'Esta guía trata de algo que tu plan no tiene.',
    lacks: {
      'plan.any':
        'Esta guía trata de un plan del trabajo, y hasta donde sabemos tu empleador no tiene uno.',
      'plan.ownRate':
        'Esta guía trata de ahorrar un porcentaje del sueldo, y en tu plan no sale nada de tu sueldo.',
      'plan.enrolls':
        'Esta guía trata de los planes que inscriben a la gente por sí solos, y hasta donde sabemos el tuyo no lo hace.',
      'plan.perHour': 'Esta guía trata de un plan que se paga por hora, y el tuyo no es así.',
      'plan.match':
        'Esta guía trata del dinero que un empleador suma a lo que ahorras, y tu plan no lo tiene.',
      'plan.vesting':
        'Esta guía trata del dinero que se vuelve tuyo con el tiempo, y en tu plan todo es tuyo desde el principio.',
      'offers.roth': 'Esta guía trata del ahorro Roth, y tu plan no lo ofrece.',
      'offers.catchUp': 'Esta guía trata de aportar más desde los 50 años, y tu plan no lo ofrece.',
      'offers.catchUpSixties':
        'Esta guía trata de aportar más de los 60 a los 63 años, y tu plan no lo ofrece.',
      'offers.afterTax':
        'Esta guía trata de ahorrar después de impuestos por encima del límite, y tu plan no lo ofrece.',
      'offers.loans': 'Esta guía trata de los préstamos de un plan, y el tuyo no los da.',
      'offers.hardship':
        'Esta guía trata de sacar dinero en una emergencia económica grave, y tu plan no lo permite.',
      'offers.studentLoanMatch':
        'Esta guía trata de lo que un empleador pone por los pagos de préstamos estudiantiles, y tu plan no lo ofrece.',
      'offers.rolloversIn':
        'Esta guía trata de traer ahorros de otro plan, y el tuyo no los recibe.',
      'offers.rolloversOut':
        'Esta guía trata de llevarse los ahorros a otro plan, y el tuyo no lo permite.',
    },
  },
  endings: {
    'one-debt': {
      title: 'Empieza por una deuda',
      lead: 'Anota cuánto debes en ella, su tasa y lo mínimo que tienes que pagar. Una consejería de crédito sin fines de lucro puede verla contigo. La primera consulta suele ser gratis; pregunta antes de empezar.',
      call: 'Llamar a una consejería:',
    },
  },
  matchBar: {
    question: 'Con {pay} de sueldo al año, ¿cuánto pones tú?',
    yours: 'Tu $1.00',
    theirs: '+ 50¢',
    none: 'Tú no pones nada y tu empleador tampoco. Cada año se quedan {missed} sin recoger.',
    part: 'Tú pones {yours} al año y tu empleador {theirs}: son {both} en tu cuenta. Otros {missed} se quedan sin recoger.',
    whole:
      'Tú pones {yours} al año y tu empleador {theirs}: son {both} en tu cuenta. Así recibes todo el aporte.',
  },
  payStub: {
    question: 'Ganas {pay} al año y ahorras el {rate}%. ¿Cuánto más pones?',
    goesIn: 'Sale de tu sueldo y entra en tu plan',
    taxLess: 'El impuesto federal te devuelve',
    takeHomeLess: 'Tu cheque baja',
    employerAdds: 'Tu empleador agrega',
    note: 'Al mes, antes de impuestos: retención federal de {year}, persona soltera, sin impuesto estatal.',
  },
  budget: {
    title: 'Tu presupuesto',
    a: 'A. Lo que te llega en un mes',
    b: 'B. Primero tú: ahorros, o un pago extra a una deuda',
    c: 'C. Casa: renta o hipoteca, luz, agua, teléfono, internet',
    d: 'D. Transporte: carro, gasolina, seguro, autobús',
    e: 'E. Comida en casa',
    f: 'F. Salud: seguro, medicinas, dentista',
    g: 'G. Deudas: lo mínimo que tienes que pagar',
    h: 'H. Los tuyos: cuidado de niños, escuela, dinero que mandas a la familia',
    i: 'I. Gastos de una vez al año, sumados y divididos entre 12',
    out: 'J. Suma de B a I',
    left: 'K. A menos J: lo que queda para lo demás',
    week: 'L. K entre 4.3: lo que queda para una semana',
    print: 'Imprimir mi hoja',
    forget: 'Borrar mis números',
    kept: 'Tus números se quedan en este navegador. Nadie más los recibe.',
    notKept: 'Este navegador no guarda nada: imprime tu hoja antes de irte.',
    forgotten: 'Tus números quedaron borrados.',
  },
  example: '[[Ejemplo: {words}]]',
  recordKeeperName: 'el sitio de tu plan',
} as const satisfies SameKeys<typeof english>;
