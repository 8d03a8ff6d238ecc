import type { SameKeys } from '../same-keys.ts';
import type { messages as english, searchWords as englishWords } from '../en/calculator.ts';

export const messages = {
  calculator: {
    title: 'Tracemos tu camino',
    description:
      'Escribe unos pocos números y mira en qué podrían convertirse tus ahorros, y cuánto podría sumar un uno por ciento más.',
    lead: 'Siete números, unos cinco minutos. Basta con un cálculo aproximado, y puedes cambiarlo después.',
    leadKnown:
      'Cuatro números, unos tres minutos. Lo que sabemos de tu plan ya está puesto, y puedes cambiarlo.',
    errorTitle: 'Error: {title}',
    groups: {
      aboutYou: 'Sobre ti',
      haveAndEarn: 'Lo que tienes y lo que ganas',
      goesIn: 'Lo que entra',
    },
    fields: {
      currentAge: 'Tu edad hoy',
      retirementAge: 'Edad a la que quieres jubilarte',
      pretaxSalary: 'Sueldo anual antes de impuestos',
      currentSavings: 'Ahorrado para tu jubilación',
      contributionPercentage: 'Tú ahorras',
      employerMatchingContributionPercentage: 'Tu empleador agrega',
      employerMatchingUpToContributionPercentageOfSalary: 'Hasta esta parte de tu sueldo',
    },
    ageHint:
      '¿Todavía no cumples años este año? Escribe la edad que vas a cumplir, {max} como máximo.',
    units: {
      years: 'años',
      ofPay: '% del sueldo',
      ofYours: '% de lo tuyo',
    },
    missing: 'Falta información arriba',
    needsAFix: 'Corrige los campos de arriba',
    mistakes: {
      currentAge: 'Escribe una edad entre 16 y 66',
      retirementAge: 'Escribe una edad entre {currentAge} y 87',
      pretaxSalary: 'Escribe un sueldo entre $1,000 y $10 millones',
      currentSavings: 'Escribe ahorros entre $0 y $100 millones',
      contributionPercentage: 'Escribe una contribución entre 0% y 99%',
      employerMatchingContributionPercentage: 'Escribe un aporte del empleador entre 0% y 200%',
      employerMatchingUpToContributionPercentageOfSalary:
        'Escribe una parte de tu sueldo entre 0% y 100%',
    },
    autoIncrease: 'Subir mi porcentaje 1% cada año',
    autoIncreaseHint: 'Muchos planes lo hacen por ti. Paramos en el {cap}% del sueldo.',
    monthly: 'Unos <b>{amount} al mes</b> antes de impuestos.',
    overLimit:
      'Si el 31 de diciembre tienes {age} años, tu límite de {year} es de <b>{limit} al año</b>. Lo que pasa de ahí no se cuenta.',
    plan: {
      tier: 'el {rate}% de lo que ahorras, hasta el {upTo}% de tu sueldo',
      nextTier: '{before}, y luego el {rate}% hasta el {upTo}%',
      match: 'Tu plan agrega {tiers}. Ya está puesto aquí.',
      decided: 'Tu empleador lo decidió así para {year}.',
      nearest:
        'Dos casillas no alcanzan para decirlo todo. Pusimos el {rate}% hasta el {upTo}% del sueldo, que da lo mismo si ahorras el {upTo}% o más. Con menos puede variar: con el {saved}%, el plan agrega el {plan}% del sueldo y aquí contamos el {shown}%.',
      noMatch: {
        'percent-of-pay':
          'En tu plan el empleador no agrega nada a lo que ahorras, así que aquí pusimos 0.',
        'per-hour':
          'En tu plan el empleador no agrega nada a lo que ahorras, así que aquí pusimos 0. Aporta por tus horas, y ese dinero no está en esta proyección.',
        none: 'No sabemos de un plan en tu trabajo, así que aquí no pusimos ningún aporte.',
      },
      change: 'Cambiar el aporte',
      page: 'Tu plan de un vistazo',
      enrolled: 'Tu plan inscribe con el {percent}% del sueldo a quien no elige otra cosa.',
      limit: 'Tu plan acepta hasta el {percent}% del sueldo, y nunca más de lo que permite la ley.',
      increased:
        'Tu plan puede subirlo {points, plural, one {un punto} other {# puntos}} al año, hasta el {upTo}% del sueldo. Paramos en el {cap}%.',
    },
    unknownMatch: {
      title: 'No sé cuánto aporta mi empleador',
      where:
        'El aporte del empleador es lo que agrega cuando tú ahorras. Lo encuentras en el sitio de tu plan o en sus documentos, y la oficina de beneficios lo sabe.',
      examples: 'Mientras lo averiguas, sigue con un ejemplo. Puede ser distinto del tuyo.',
      none: 'Sin aporte, para no contar de más',
      use: 'Usar este',
      used: 'Puesto: {example}. Puedes seguir y cambiarlo cuando sepas el tuyo.',
    },
    help: {
      about: 'Ayuda: {topic}',
      close: 'Cerrar',
      contributionTitle: 'Cuánto puedes aportar',
      contribution:
        'En {year} puedes aportar hasta {limit}. Desde el año en que cumples {age}, puedes sumar una contribución adicional y llegar a {catchUpLimit}.',
      contributionEveryone:
        'En {year} puedes aportar hasta {limit} a cualquier edad: tu plan no tiene contribuciones adicionales.',
      contributionSixties: 'En los años en que cumples de 60 a 63, puede llegar a {limit}.',
      contributionPlan: 'Tu plan puede fijar un límite más bajo.',
      matchTitle: 'Aporte del empleador',
      match:
        'Ejemplo: tu empleador agrega el 50% de lo que ahorras, hasta el 6% de tu sueldo. Ahorras el 6% de $48,000 y te agregan $1,440 al año.',
      matchWhere:
        'El sitio de tu plan o la oficina de beneficios te dicen cuál es el tuyo. ¿No hay aporte? Escribe 0.',
      upToTitle: 'Hasta dónde llega el aporte',
      upTo: 'Casi todos los empleadores igualan solo la primera parte de lo que ahorras. Si el tuyo llega hasta el 6% de tu sueldo, escribe 6.',
      savingsTitle: 'Qué contar',
      savings:
        'Suma lo que tienes en este plan, en planes de trabajos anteriores y en tus cuentas propias para la jubilación. No cuentes tu casa ni tu fondo de emergencia.',
    },
    limitsTitle: 'Límites de {year}',
    limitsEveryone: 'A cualquier edad',
    limitsUnder: 'Menos de {age}',
    limitsFrom: '{age} o más',
    limitsSixties: 'De 60 a 63',
    limitsYours: 'tu edad',
    limitsNote: 'Los fija el IRS. Tu plan puede fijar uno más bajo.',
    limitsLatest: 'Los límites de {year} son los más recientes que conocemos.',
    submit: 'Ver mi proyección',
    again: 'Intentar otra vez',
    noAnswer:
      'No nos llegó respuesta a tiempo. Tus números siguen aquí: puedes intentarlo otra vez.',
    startOver: 'Empezar de nuevo',
    privacyNote:
      'Lo que escribes se queda en esta pestaña. Lo usamos para hacer tu cálculo y no lo guardamos.',
    disclosures: 'Cómo lo calculamos',
  },
  projections: {
    title: 'Mi proyección',
    description: 'En qué podrían convertirse tus ahorros, en gráfica y en tabla.',
    edit: 'Cambiar mis números',
    headline: 'Sigue a este paso y podrías tener unos <amount></amount> a los {age}.',
    addsMore: 'Un uno por ciento más: unos {amount} más.',
    courseToday: 'Hoy ahorras el {percent}%. A los {age} podrían ser unos {amount}.',
    triedMore: 'Ahorra el {percent}% y podrías tener unos <amount></amount> más.',
    triedLess: 'Ahorra el {percent}% y podrías tener unos <amount></amount> menos.',
    triedSame: 'Ahorra el {percent}% y podrías tener más o menos lo mismo que hoy.',
    costs: 'Cuesta unos {amount} por cheque de pago, después del impuesto federal.',
    leaves: 'Deja unos {amount} más en cada cheque de pago, después del impuesto federal.',
    costAssumes:
      'Con {paychecks} cheques al año, declaración {filing, select, single {de una persona soltera} household {de cabeza de familia} other {conjunta}} y la deducción estándar de {year}.',
    costChange: 'Cambiar estos supuestos',
    dollars: {
      label: 'Mostrar los montos en',
      today: 'Dólares de hoy',
      future: 'Dólares futuros',
      noteToday:
        'Los dólares de hoy son lo que el dinero compraría ahora, si los precios suben {percent}% al año.',
      noteFuture:
        'Los dólares futuros son los del año en que los recibas. Si los precios suben {percent}% al año, cada uno compra menos que hoy.',
    },
    emptyTitle: 'Tu camino empieza con tus números',
    emptyText: 'Llena la calculadora y esta página dibuja tu camino hacia la jubilación.',
    emptyLink: 'Ir a la calculadora',
    controls: 'Mi contribución',
    less: 'Uno por ciento menos',
    more: 'Uno por ciento más',
    percentOfPay: '{percent}% del sueldo',
    you: 'tú, {percent}%',
    fullMatch: 'aporte completo, {percent}%',
    youFullMatch: 'tú, aporte completo, {percent}%',
    recalculate: 'Calcular otra vez',
    fromYou: '<b>{amount}</b> al mes de tu parte',
    fromEmployer: '<b>{amount}</b> al mes de tu empleador',
    view: 'Ver como',
    chart: 'Gráfica',
    table: 'Tabla',
    rateRising: 'del {percent}% al {last}%',
    asYouAre: 'Como vas, {rate}',
    withMore: 'Con 1% más, {rate}',
    range: 'Si a los mercados les va peor o mejor',
    asYouAreLabel: 'Como vas: {amount}',
    withMoreLabel: '+1%: {amount}',
    ifTried: 'Si ahorras {rate}',
    triedLabel: '{percent}%: {amount}',
    low: 'Peor:',
    high: 'Mejor:',
    now: 'Hoy, {age}',
    retire: 'Jubilación, {age}',
    chartTitle:
      'Tus ahorros de los {from} a los {to} años, en dólares {dollars, select, today {de hoy} other {futuros}}',
    summary:
      'Ahorrar el {percent}% de tu sueldo de los {from} a los {to} años podría sumar unos {balance}{dollars, select, today { en dólares de hoy, o {beside} en dólares de ese tiempo} other {, que compran lo que hoy compran unos {beside}}}.',
    summaryRising:
      'Empezar con el {percent}% de tu sueldo a los {from} años y subirlo 1% cada año hasta el {last}% podría sumar unos {balance} a los {to}{dollars, select, today { en dólares de hoy, o {beside} en dólares de ese tiempo} other {, que compran lo que hoy compran unos {beside}}}.',
    summaryRange: 'Con mercados más débiles o más fuertes podría ser entre {low} y {high}.',
    summaryAsYouAre: 'Como vas, podrían ser unos {balance}.',
    summaryMore: 'Un uno por ciento más podría llevarlo a unos {balance}.',
    summaryMoreRising: 'Empezar con un uno por ciento más podría llevarlo a unos {balance}.',
    limitReached:
      'A los {age} años lo que aportas llega al límite anual. Aquí no contamos lo que pasa de ahí.',
    ownLimit:
      'Tu plan acepta hasta el {percent}% del sueldo. Desde los {age} años, esta proyección cuenta más que eso.',
    savers: {
      title: 'El gobierno puede poner algo más',
      text: 'Quien ahorra y tiene ingresos de menos de {amount} en el año puede recuperar una parte{filing, select, married {; si declaran juntos, cuentan los ingresos de los dos} household { como cabeza de familia} other { si declara por su cuenta}}.',
      link: 'Ver si te toca',
    },
    limitReachedByEmployer:
      'A los {age} años lo que tu empleador puede agregar llega a un límite anual de la ley. Aquí no contamos lo que pasa de ahí.',
    caption: {
      today: 'Ahorros en dólares de hoy al empezar el año en que cumples cada edad',
      future: 'Ahorros en dólares futuros al empezar el año en que cumples cada edad',
    },
    age: 'Edad',
    columnMore: '+1%, {rate}',
    columnDifference: 'Diferencia',
    columnBeside: { today: 'En dólares futuros', future: 'En dólares de hoy' },
    monthTitle: 'Lo que significa cada mes',
    monthCost:
      'Un uno por ciento más cuesta unos <b>{amount} por cheque de pago</b> antes de impuestos, y unos {afterTax} después del impuesto federal.',
    monthCostLater:
      'Este año ya aportas lo que permite el límite. Un uno por ciento más cuenta desde el año en que haya lugar.',
    monthLeftOut:
      'Lo que entra ya llega al límite anual de la ley, así que un uno por ciento más no cambiaría nada.',
    monthNothing:
      'Con estos números, un uno por ciento más no sumaría nada hasta que dejes de trabajar: ya no queda un cheque del cual ahorrar, o lo que entra ya llega al límite anual de la ley.',
    monthGain: 'Podría sumar <b>{amount} al mes</b> cuando dejes de trabajar.',
    monthLoss: 'Podría quitarte <b>{amount} al mes</b> cuando dejes de trabajar.',
    triedCost:
      'Ahorrar el {percent}% cuesta unos <b>{amount} por cheque de pago</b> antes de impuestos, y unos {afterTax} después del impuesto federal.',
    triedLeaves:
      'Ahorrar el {percent}% deja unos <b>{amount} más en cada cheque de pago</b> antes de impuestos, y unos {afterTax} después del impuesto federal.',
    triedLater:
      'El límite de este año no deja lugar para más. Ahorrar el {percent}% cuenta desde el año en que haya lugar.',
    beats: {
      title: 'De dónde sale',
      begin: 'Contarlo en {count} pasos',
      next: 'Siguiente',
      end: 'Ver toda la gráfica',
      you: 'Tú: con lo que tienes y lo que pones, son unos {amount}.',
      employer: 'Tu empleador agrega unos {amount}.',
      time: 'El tiempo: el crecimiento podría traer unos {amount} más.',
      more: 'Un uno por ciento más podría sumar unos {amount}.',
      tried: 'Ahorrar el {percent}% podría sumar unos {amount}.',
      triedLess: 'Ahorrar el {percent}% podría dejar unos {amount} menos.',
    },
    stub: {
      onePercent: 'Un uno por ciento más, en cada cheque de pago',
      tried: 'Ahorrar el {percent}% y no el {today}%, en cada cheque de pago',
      goesIn: 'Sale de tu sueldo y entra en tu plan',
      taxLess: 'El impuesto federal te devuelve',
      takeHomeLess: 'Tu cheque baja',
      employerAdds: 'Tu empleador agrega',
    },
    bars: 'Ingreso mensual cuando dejes de trabajar, en dólares de {dollars, select, today {hoy} other {tus {age} años}}',
    barNow: 'Como vas',
    barMore: 'Con 1% más',
    barNeed: 'Lo que podrías necesitar',
    phaseUntil: 'De los {from} a los {until}',
    phaseOn: 'Desde los {from}',
    savingsPart: '{amount} de tus ahorros',
    socialSecurityPart: '{amount} del Seguro Social, un cálculo aproximado',
    socialSecurityFrom: 'El Seguro Social se cuenta desde los {age} años.',
    socialSecurityOff: 'El Seguro Social no está incluido. Podría cubrir parte de lo que falta.',
    barsLink: 'Verlo como un cheque para la jubilación',
    goalTitle: 'Hasta dónde llega el sendero',
    goalText:
      'Para vivir con el {percent}% de tu último sueldo hasta los {horizon} años, con el Seguro Social desde los {claiming}, podrías necesitar unos <b>{goal}</b> ahorrados a los {age}{dollars, select, today {, en dólares de hoy} other {}}.',
    goalTextWithout:
      'Para vivir con el {percent}% de tu último sueldo hasta los {horizon} años solo con tus ahorros, podrías necesitar unos <b>{goal}</b> ahorrados a los {age}{dollars, select, today {, en dólares de hoy} other {}}.',
    goalReached: 'Con estos supuestos llegarías a esta meta.',
    goalGap: 'Como vas, te faltarían unos <b>{gap}</b>.',
    goalLevers: 'Lo que te acercaría: {levers}.',
    levers: {
      'one-point-more': 'un uno por ciento más',
      'later-retirement': 'jubilarte algo después',
      'later-claiming': 'recibir el Seguro Social un año después',
      'smaller-goal': 'una meta más modesta',
    },
    late: {
      title:
        '{years, plural, =0 {Dejas de trabajar este año. Esto todavía ayuda} one {Con un año por delante, esto también ayuda} other {Con # años por delante, esto también ayuda}}',
      each: {
        today:
          'Cada paso se cuenta por separado, para un mes de jubilación en que ya recibas todo tu ingreso, en dólares de hoy.',
        future:
          'Cada paso se cuenta por separado, para un mes de jubilación en que ya recibas todo tu ingreso, en dólares futuros.',
      },
      adds: 'Unos {amount} más al mes',
      workTitle: 'Trabajar un año más, hasta los {age}',
      workText: 'Aportas un año más, y tu dinero tiene que durar un año menos.',
      claimTitle: 'Pedir el Seguro Social a los {age}, no a los {from}',
      claimText:
        'Serían unos {amount} al mes de por vida, según un cálculo aproximado. Hasta entonces vives de tus ahorros o de tu trabajo.',
      catchUpTitle: 'Poner {amount} más al mes',
      catchUpText:
        'Desde los 50 la ley te deja aportar más: hasta {most} en {year}, no {before}, si tu plan lo permite. Este año aportas unos {now}.',
      hint: 'Un año más de trabajo podría sumar unos {amount} al mes.',
      more: 'Qué más ayuda ahora',
    },
    goalHave: 'Podrías tener',
    goalNeed: 'Podrías necesitar',
    matchLeft: 'Estás dejando {amount} al mes del dinero de tu empleador.',
    matchTaken: 'Recibes todo el dinero de tu empleador. ¡Bien hecho!',
    matchAdds: 'Son unos {amount} al mes.',
    matchRule: 'Agrega {each} por cada dólar, hasta el {upTo}% del sueldo. Tú pones el {percent}%.',
    matchTried: 'Con el {percent}% lo recibirías todo.',
    cents: '{count, plural, one {# centavo} other {# centavos}}',
    assumedTitle: 'Lo que supusimos',
    assumedNote:
      'Tus resultados reales serán distintos. Considera también tus otros bienes, ingresos e inversiones.',
    assumedLink: 'Leer toda la información importante',
    change: 'Cambiar esto',
    reset: 'Volver a nuestros supuestos',
    apply: 'Calcular con estos',
    perYear: '% al año',
    points: 'puntos',
    percent: '%',
    assumptions: {
      returnPercentage: 'Crecimiento',
      inflationPercentage: 'Aumento de los precios',
      depositTiming: 'Cuándo entra el dinero',
      monthlyRateRule: 'Crecimiento en un mes',
      payGrowthPercentage: 'Aumentos de sueldo',
      raiseMoment: 'Cuándo llegan los aumentos',
      autoIncreaseCapPercentage: 'Tope del aumento anual',
      limitGrowthPercentage: 'Aumento de los límites anuales',
      incomeGoalPercentage: 'Meta de ingreso',
      horizonAge: 'Planear hasta la edad de',
      rangePoints: 'Margen alrededor del crecimiento',
      paychecksPerYear: 'Cheques de pago al año',
      filingStatus: 'Cómo declaras impuestos',
      includesSocialSecurity: 'Contar el Seguro Social',
    },
    assumed: {
      returnPercentage: '{value}% al año, todos los años',
      limitGrowthPercentage: '{value}% al año, desde los límites de {year}',
      incomeGoalPercentage: '{value}% de tu último sueldo',
      horizonAge: '{value} años',
      rangePoints: 'más o menos {value} puntos',
      paychecksPerYear: '{value} al año',
      match: '{rate}% de lo que ahorras, hasta el {upTo}% del sueldo',
      autoIncreaseOn: '1% cada año, hasta el {cap}% del sueldo',
      autoIncreaseOff: 'No',
      socialSecurityOn: 'Contado, con un cálculo aproximado',
      socialSecurityOff: 'No se cuenta',
    },
    matchLabel: 'Aporte del empleador',
    autoIncreaseLabel: 'Aumento anual del porcentaje',
    filing: {
      single: 'Persona soltera',
      household: 'Cabeza de familia',
      married: 'Matrimonio, declaración conjunta',
    },
    paychecks: {
      weekly: '52, cada semana',
      biweekly: '26, cada dos semanas',
      semimonthly: '24, dos veces al mes',
      monthly: '12, cada mes',
    },
    timing: {
      'year-end': 'Una vez al año, al final',
      'year-start': 'Una vez al año, al principio',
      'month-end': 'Cada mes, al final',
      'month-start': 'Cada mes, al principio',
    },
    monthRates: {
      nominal: 'Una doceava parte del crecimiento anual',
      effective: 'Lo que en 12 meses da el crecimiento anual',
    },
    raises: {
      'year-end': 'Al final de cada año',
      'year-start': 'Al principio de cada año, también de este',
    },
    outOfRange: 'Escribe un número entre {min} y {max}',
    steps: {
      title: 'Cómo llegamos a esto',
      saved: 'Este año, el {rate} de {pay} son {perYear} que aportas.',
      risen: 'Tu porcentaje sube cada año, hasta el {last}.',
      matched:
        'Tu empleador agrega el {ofThat} de eso, hasta el {upTo} de tu sueldo: {perYear} este año.',
      paidIn:
        'Con aumentos de {raise} al año, hasta los {age} aportarías unos {paidIn}, y tu empleador {matched}.',
      growth:
        'Con {savings} ahorrados hoy y un crecimiento de {growth} al año, podrían ser unos {balance} a los {age}, en dólares de ese tiempo. El crecimiento es un supuesto.',
      today: 'Los precios suben {prices} al año, así que compran lo que hoy compran unos {today}.',
      month:
        'Repartido por igual hasta los {horizon}, mientras lo demás sigue creciendo, al principio son unos {monthly} al mes en dólares de hoy.',
      socialSecurity:
        'El Seguro Social podría pagar unos {monthly} al mes desde los {age}, en dólares de hoy. Es un cálculo aproximado a partir de tu sueldo.',
      need: 'Podrías necesitar el {share} de tu último sueldo. En dólares de hoy ese sueldo es de unos {pay} al año, así que son {need} al mes.',
      goal: 'Para pagar lo que el Seguro Social no cubre, podrías necesitar unos {goal} a los {age}, en dólares de hoy.',
      more: 'Con uno por ciento más, podrías tener unos {today} a los {age}, en dólares de hoy.',
    },
    since: {
      title: 'Qué ha cambiado desde que se hizo este enlace',
      years:
        'Los límites de la ley, los impuestos y el Seguro Social son ahora los de {now}. El enlace se hizo con los de {before}.',
      rules: {
        dollars:
          'Los montos salen primero en dólares de hoy. También puedes verlos en dólares futuros.',
        yearLimit: 'Lo que aportan tus horas ahora no pasa del límite anual de la ley.',
      },
      moved: {
        balance: 'Lo que podrías tener, en dólares de hoy: {before} entonces, {now} ahora.',
        month: 'Un mes de jubilación, al principio: {before} entonces, {now} ahora.',
        paycheck:
          'Un uno por ciento más en cada cheque de pago, después de impuestos: {before} entonces, {now} ahora.',
      },
      unsaid: 'El enlace no dice qué mostraba entonces. Tus números son los mismos.',
      same: 'Ninguna cifra se ha movido.',
    },
    tools: 'Llévatelo',
    print: 'Imprimir',
    download: 'Descargar la tabla',
    copyLink: 'Copiar un enlace a estos números',
    linkNote: 'El enlace lleva tus números. Compártelo solo con quien pueda verlos.',
    fileName: 'mi-proyeccion',
    csvPaidIn: 'Tú aportas',
    csvMatch: 'Tu empleador agrega',
    csvGrowth: {
      today: 'Crecimiento después del aumento de los precios',
      future: 'Crecimiento',
    },
    csvPay: 'Sueldo de ese año',
    csvIn: '{title} (dólares {dollars, select, today {de hoy} other {futuros}})',
    csvEnd: 'Al terminar el año',
  },
  calculatorDisclosures: {
    limitsTitle: 'Límites usados para {year}',
    limitsCaption: 'Lo que un empleado puede aportar, {year}',
    limitsAge: 'Edad al 31 de diciembre',
    limitsAmount: 'Máximo del año',
    payCap: 'Sueldo que cuenta para el aporte del empleador',
    allAdditions: 'Tú y tu empleador juntos, antes de contribuciones adicionales',
    assumptionsTitle: 'Supuestos con los que empezamos',
    assumptionsCaption: 'Puedes cambiar cada uno en la página de la proyección',
    assumption: 'Supuesto',
    value: 'Lo que usamos',
    back: 'Volver a la calculadora',
  },
} as const satisfies SameKeys<typeof english>;

export const searchWords = {
  calculator: 'calculadoras, calculadora de jubilación, proyección, proyecciones, cuánto necesito',
  disclosures: 'divulgación, divulgaciones, supuestos, método, cómo se hacen las cuentas',
} as const satisfies SameKeys<typeof englishWords>;
