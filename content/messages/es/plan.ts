import type { SameKeys } from '../same-keys.ts';
import type { messages as english, searchWords as englishWords } from '../en/plan.ts';

export const messages = {
  planPage: {
    title: 'Tu plan de un vistazo',
    description:
      'Lo que ofrece tu plan del trabajo en una sola página: quién aporta, cuánto, cuándo es tuyo y a quién preguntar.',
    lead: '{plan}: lo que sabemos de él, en una sola página. Los documentos del plan deciden.',
    leadUnnamed: 'Lo que sabemos de tu plan, en una sola página. Los documentos del plan deciden.',
    asOf: 'Al {date, date, long}',
    valueAsOf: '(al {date, date, long})',
    in: 'Lo que entra',
    yours: 'Cuándo es tuyo',
    has: 'Lo que ofrece',
    out: 'Cuándo se paga',
    people: 'A quién preguntar',
    none: 'Hasta donde sabemos, tu empleador no tiene un plan. Aun así puedes ahorrar en una cuenta propia.',
    paysIn: 'Quién aporta',
    paysInAnswer: {
      employee: 'Tú, de tu sueldo.',
      employer: 'Tu empleador. No sale nada de tu sueldo.',
      both: 'Tú, de tu sueldo, y tu empleador le suma algo.',
    },
    perHour: 'Por cada hora',
    perHourAnswer: 'De {from} a {to} por cada hora que cuenta.',
    perHourOne: '{from} por cada hora que cuenta.',
    match: 'El aporte del empleador',
    tierFirst: '{cents} centavos por cada dólar que ahorras, hasta el {percent}% del sueldo.',
    tierNext: 'Luego, {cents} centavos por cada dólar, hasta el {percent}% del sueldo.',
    wholeMatch: 'Completo: {added}% del sueldo, para quien ahorra {rate}%.',
    noMatch: 'No lo hay.',
    onceAYear: 'Se paga una vez al año.',
    trueUp: 'A fin de año, el empleador completa lo que faltó en algún cheque.',
    decided: 'El empleador lo decide cada año. Lo dio para {year}.',
    eligibility: 'Quién entra',
    automatic: 'Sin que hagas nada',
    enrolled: 'Entras con el {percent}% del sueldo, si no eliges otra cosa.',
    increased:
      'Tu porcentaje sube {points, plural, one {un punto} other {# puntos}} cada año, hasta el {percent}%.',
    limit: 'Lo máximo que puedes ahorrar',
    limitAnswer: 'El {percent}% del sueldo, y nunca más de lo que permite la ley.',
    pay: 'Día de pago',
    frequency: {
      weekly: 'Cada semana: 52 al año.',
      biweekly: 'Cada dos semanas: 26 al año.',
      semimonthly: 'Dos veces al mes: 24 al año.',
      monthly: 'Una vez al mes: 12 al año.',
    },
    vesting: 'Lo que aportó tu empleador',
    own: 'Lo que ahorras tú',
    ownAnswer: 'Es tuyo desde el primer día.',
    atOnce: 'Es tuyo desde el primer día.',
    cliff: 'Todo después de {years, plural, one {un año} other {# años}}, nada antes.',
    step: '{percent}% después de {years, plural, one {un año} other {# años}}',
    byHours:
      'Todo después de {years, plural, one {un año} other {# años}} con {hours} horas o más cada uno.',
    wholeFromAge: 'Todo a los {age} si entonces sigues trabajando ahí, por pocos años que lleves.',
    offered: 'Tiene',
    notOffered: 'No tiene',
    offers: {
      roth: 'Ahorro Roth',
      catchUp: 'Más desde los 50 años',
      catchUpSixties: 'Todavía más de los 60 a los 63',
      afterTax: 'Ahorro después de impuestos',
      loans: 'Préstamos',
      hardship: 'Dinero en una emergencia grave',
      studentLoanMatch: 'Un aporte por préstamos estudiantiles',
      rolloversIn: 'Traer ahorros de otro plan',
      rolloversOut: 'Llevarte tus ahorros',
    },
    fund: 'Si no eliges un fondo',
    payout: 'Desde los {age} años',
    once: 'De una sola vez si es menos de {amount}.',
    monthly: 'Si no, por lo menos {amount} al mes.',
    phone: 'Por teléfono',
    site: 'En internet',
    write: 'Por correo',
    change: 'Ver cómo funciona',
    trail: 'Mi sendero: lo que elegiste en todo el sitio, junto en un camino',
    questions: 'Preguntas de dinero: respuestas con tus propios números',
    actionPlan: 'Plan de acción: los tres pasos de un animal',
    ask: 'Lo que no está aquí no lo sabemos. Pregunta en el plan.',
    askAtWork: 'Lo que no está aquí no lo sabemos. Pregunta en tu trabajo.',
  },
  /** The calculator for plans that are paid by the hour. */
  hours: {
    title: 'Lo que pueden sumar tus horas',
    description:
      'Escribe tus horas y unos pocos números, y mira en qué podría convertirse el dinero de tu empleador cuando tu plan lo pague.',
    lead: 'Unos pocos números, unos tres minutos. Lo que sabemos de tu plan ya está puesto, y puedes cambiarlo.',
    groups: {
      hours: 'Tus horas',
      account: 'Tu cuenta',
    },
    fields: {
      hours: 'Horas de trabajo que cuentan',
      per: 'A la semana o al año',
      ratePerHour: 'Tu empleador aporta por cada hora',
      currentAge: 'Tu edad hoy',
      retirementAge: 'Edad a la que quieres dejar de trabajar',
      currentSavings: 'Lo que hay en esta cuenta',
      countedYears: 'Años que ya cuentan',
    },
    per: { week: 'a la semana', year: 'al año' },
    units: { hours: 'horas', years: 'años' },
    mistakes: {
      hours: 'Escribe un número de horas entre 0 y {max}',
      ratePerHour: 'Escribe una cantidad entre $0 y $50',
      countedYears: 'Escribe años enteros entre 0 y 70, o deja el campo vacío',
    },
    rate: 'Tu plan dice {rate} por hora. Ya está puesto.',
    rates:
      'Tu plan dice de {from} a {to} por hora. Pusimos la cantidad menor, para no contar de más.',
    contract: 'Tu contrato dice cuál es la tuya.',
    countedByHours:
      'Un año cuenta cuando llega a {hours} horas. Tu estado de cuenta dice cuántos llevas. ¿No lo sabes? Deja 0.',
    counted: 'Tu estado de cuenta dice cuántos llevas. ¿No lo sabes? Deja 0.',
    submit: 'Ver en qué podría convertirse',
    other: {
      title: '¿También ahorras por tu cuenta?',
      text: 'Esta página trata del dinero que tu empleador aporta por tus horas. Para el plan de tu pareja, una cuenta IRA o la cuenta de otro trabajo hay otra calculadora.',
      link: 'Abrir la calculadora de ahorros',
      back: 'Abrir la calculadora de tus horas',
      backText: 'A tu plan del trabajo se aporta por hora, y tiene su propia calculadora.',
    },
    result: {
      headline: 'El dinero de tu empleador podría llegar a unos <amount></amount> a los {age}.',
      nothing: 'Con estos números, a los {age} nada de ese dinero sería tuyo.',
      empty: 'Con estos números, a los {age} no habría dinero en la cuenta.',
      today: 'Eso es en dólares de hoy. En dólares de ese momento son unos {amount}.',
      future: 'Eso es en dólares de ese momento. Compran lo que hoy compran unos {amount}.',
      wait: 'Dejas de trabajar a los {stop}. Tu plan paga desde los {age}, así que el dinero sigue ahí hasta entonces.',
      ifCounted:
        'En la cuenta podría haber unos {amount} en dólares de hoy, pero todavía no serían tuyos.',
      panel: 'Lo que aporta tu empleador',
      perYear: '<b>{amount}</b> al año de tu empleador',
      perHour: '{hours} horas al año a {rate}',
      course: 'Si todo sigue así',
      summary:
        'Con {hours} horas al año a {rate} por hora, de los {from} a los {to} años, la cuenta podría llegar a unos {balance} a los {age}{dollars, select, today { en dólares de hoy, o {beside} en dólares de ese momento} other {, que compran lo que hoy compran unos {beside}}}.',
      vestingTitle: 'Cuándo es tuyo',
      vestedNow: 'Ya es todo tuyo: {years, plural, one {cuenta un año} other {cuentan # años}}.',
      vestedFrom:
        'Con estas horas, todo podría ser tuyo desde el año en que cumples {age}: {years, plural, one {tiene que contar un año} other {tienen que contar # años}}.',
      vestedByAge:
        'Todo es tuyo desde el día en que cumples {age} si entonces sigues trabajando ahí, aunque cuenten pocos años.',
      wholeUnknown:
        'A la edad normal de jubilación de tu plan también pasa todo a ser tuyo, si sigues trabajando ahí. No conocemos esa edad, así que aquí cuentan solo los años.',
      vestedNever:
        'Dejas de trabajar antes de que cuenten suficientes años: {years, plural, one {hace falta un año} other {hacen falta # años}}.',
      tooFewHours:
        'Con {hours} horas no cuenta ningún año. Hacen falta {least} horas en un año, {years, plural, one {durante un año} other {durante # años}}.',
      keepToday:
        'Si te fueras hoy, de los {savings} de la cuenta serían tuyos {kept}, y {lost} no.',
      keepAll: 'Si te fueras hoy, los {savings} de la cuenta serían todos tuyos.',
      payoutTitle: 'Cómo se paga',
      once: 'Tu plan paga de una sola vez las cuentas de menos de {amount}, y la tuya podría ser una de ellas.',
      monthly:
        'Repartido por igual hasta los {horizon}, podrían ser unos <b>{amount} al mes</b> en dólares de hoy.',
      atLeast: 'Tu plan paga por lo menos {amount} al mes.',
      sooner:
        'Es más que un reparto por igual, así que el dinero se acabaría antes de los {horizon}.',
      noPayout: 'Con estos números no hay nada que pagar.',
      beside:
        'Aparte están el Seguro Social y lo que ahorras por tu cuenta. Aquí no contamos ninguno de los dos.',
      asOfToday:
        'Son las cantidades del plan como están hoy. Lo que vale son los documentos del plan.',
      limitReached:
        'A los {age} tus horas aportarían más de lo que la ley deja entrar en un plan entre tu empleador y tú: {most} en {year}. Aquí no contamos lo que pasa de ahí.',
      steps: 'Cómo llegamos a esto',
      assumed: {
        hours: 'Horas',
        hoursStay: 'Las mismas todos los años',
        rate: 'Aumento de lo que aporta cada hora',
        rateStays: 'Ninguno: lo fija un contrato',
        ratePerYear: '{value}% al año',
      },
      note: 'Es un ejemplo y no una promesa. Tus resultados reales serán distintos. Considera también tus otros bienes, ingresos e inversiones.',
      csvHours: 'Horas de ese año',
      csvPaidIn: 'Aporta tu empleador',
      fileName: 'mis-horas',
    },
    step: {
      year: '{hours} horas al año a {rate} por hora son {perYear} al año.',
      limit:
        'A los {age} eso es más de lo que la ley deja entrar en un plan en un año: {most} en {year}, con un aumento del {rise} al año. Lo que pasa de ahí no se cuenta.',
      all: 'De los {from} a los {to} tu empleador aportaría {paidIn}.',
      allRising:
        'De los {from} a los {to} tu empleador aportaría unos {paidIn}, si lo que aporta cada hora sube {raise} al año.',
      wait: 'De los {to} a los {age} no entra nada más, y la cuenta sigue creciendo.',
      growth:
        'Con {savings} hoy en la cuenta y un crecimiento de {growth} al año, podría llegar a unos {balance} a los {age}. Es un supuesto.',
      today:
        'Los precios suben {inflation} al año, así que compra lo que hoy compran unos {today}.',
      share:
        'Años que cuentan: {years}. Por eso es tuyo el {percentage}, unos {own} en dólares de hoy.',
      shareByAge:
        'A los {age} todo es tuyo, aunque cuenten pocos años: unos {own} en dólares de hoy.',
      month: 'Pagado por igual hasta los {horizon}, son unos {monthly} al mes.',
    },
  },
} as const satisfies SameKeys<typeof english>;

export const searchWords = {
  plan: 'mi plan, reglas de mi plan, resumen de mi plan, cuándo es mío',
} as const satisfies SameKeys<typeof englishWords>;
