import type { SameKeys } from '../same-keys.ts';
import type { messages as english } from '../en/projections.ts';

export const messages = {
  projections: {
    ofPay: '% del sueldo',
    edit: 'Cambiar mis números',
    headline: 'Sigue a este paso y podrías tener unos <amount></amount> a los {age}.',
    addsMore: 'Un 1% más: unos {amount} más.',
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
    unreadLink:
      'No se pudo leer el enlace; quizá le falta una parte. Pide que te lo manden otra vez o pon tus propios números.',
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
    summaryMore: 'Un 1% más podría llevarlo a unos {balance}.',
    summaryMoreRising: 'Empezar con un 1% más podría llevarlo a unos {balance}.',
    limitReached:
      'A los {age} años lo que aportas llega al límite anual. Aquí no contamos lo que pasa de ahí.',
    ownLimit:
      'Tu plan acepta hasta el {percent}% del sueldo. Desde los {age} años, esta proyección cuenta más que eso.',
    savers: {
      title: 'El gobierno puede poner algo más',
      text: 'Con ingresos de menos de {amount} en el año{filing, select, married { entre los dos, en una declaración conjunta} household { como cabeza de familia} other { y una declaración individual}}, quien ahorra puede recuperar una parte o recibir algo más.',
      link: 'Ver si te toca con este sueldo',
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
      'Un 1% más cuesta unos <b>{amount} por cheque de pago</b> antes de impuestos, y unos {afterTax} después del impuesto federal.',
    monthCostLater:
      'Este año ya aportas lo que permite el límite. Un 1% más cuenta desde el año en que haya lugar.',
    monthLeftOut:
      'Lo que entra ya llega al límite anual de la ley, así que un 1% más no sumaría nada.',
    monthNothing:
      'Con estos números, un 1% más no sumaría nada hasta que dejes de trabajar: ya no queda un cheque del cual ahorrar, o lo que entra ya llega al límite anual de la ley.',
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
      more: 'Un 1% más podría sumar unos {amount}.',
      tried: 'Ahorrar el {percent}% podría sumar unos {amount}.',
      triedLess: 'Ahorrar el {percent}% podría dejar unos {amount} menos.',
    },
    stub: {
      onePercent: 'Un 1% más, en cada cheque de pago',
      tried: 'Ahorrar el {percent}% y no el {today}%, en cada cheque de pago',
      goesIn: 'Sale de tu sueldo y entra en tus ahorros',
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
      'one-point-more': 'un 1% más',
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
      matchPeriod: 'Cómo se cuenta ese aporte',
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
      returnPercentage: '{value}% al año, todos los años, antes de comisiones',
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
    matchPeriods: {
      year: 'Por el año entero, con ajuste al final',
      month: 'Mes por mes, sin ajuste al final',
    },
    outOfRange: 'Escribe un número entre {min} y {max}',
    steps: {
      title: 'Cómo llegamos a esto',
      saved: 'Este año, el {rate} de {pay} son {perYear} que aportas.',
      risen: 'Tu porcentaje sube cada año, hasta el {last}.',
      early:
        'Así llegas al límite anual antes de que acabe el año, y desde ahí tu empleador no agrega nada.',
      matched:
        'Tu empleador agrega el {ofThat} de eso, hasta el {upTo} de tu sueldo: {perYear} este año.',
      paidIn:
        'Con aumentos de {raise} al año, hasta los {age} aportarías unos {paidIn}, y tu empleador {matched}.',
      growth:
        'Con {savings} ahorrados hoy y un crecimiento de {growth} al año, podrían ser unos {balance} a los {age}, en dólares de ese tiempo. El crecimiento es un supuesto.',
      today: 'Los precios suben {prices} al año, así que compran lo que hoy compran unos {today}.',
      month:
        'Repartido por igual hasta los {horizon}, mientras lo demás sigue creciendo, al principio son unos {monthly} al mes en dólares de hoy.',
      earned:
        'Para el Seguro Social cuenta un sueldo de {pay}, en {years} de los {countedYears} años que mira. En promedio son {monthly} al mes.',
      fullBenefit:
        'El beneficio completo es el 90% de eso hasta {firstBend}, el 32% de ahí a {secondBend} y el 15% del resto: {full} al mes.',
      socialSecurity:
        'Desde los {age} se paga el {share}: unos {monthly} al mes, en dólares de hoy. Es un cálculo aproximado a partir de tu sueldo.',
      need: 'Podrías necesitar el {share} de tu último sueldo. En dólares de hoy ese sueldo es de unos {pay} al año, así que son {need} al mes.',
      goal: 'Para pagar lo que el Seguro Social no cubre, podrías necesitar unos {goal} a los {age}, en dólares de hoy.',
      more: 'Con 1% más, podrías tener unos {today} a los {age}, en dólares de hoy.',
      cost: 'Este año, un 1% más son {goesIn}. Baja tu impuesto federal unos {lessTax}, así que en cada uno de {paychecks} cheques cuesta unos {cost}.',
    },
    tableSteps: {
      title: 'La tabla, paso a paso',
      row: '{age}: {start} a los {from}, {paidIn} tuyos, {employer} de tu empleador y {growth} de crecimiento dan {balance}.',
      rowAlone:
        '{age}: {start} a los {from}, {paidIn} que entran y {growth} de crecimiento dan {balance}.',
      growth:
        'El crecimiento es del {growth}% al año{dollars, select, today {, menos el {prices}% que suben los precios} other {}}. La tabla que puedes descargar tiene cada año.',
    },
    since: {
      title: 'Qué ha cambiado desde que se hizo este enlace',
      years:
        'Los límites de la ley, los impuestos y el Seguro Social son ahora los de {now}. El enlace se hizo con los de {before}.',
      rules: {
        dollars:
          'Los montos salen primero en dólares de hoy. También puedes verlos en dólares futuros.',
        yearLimit: 'Lo que aportan tus horas ahora no pasa del límite anual de la ley.',
        highPay:
          'Con un sueldo alto: desde los 50, lo que va sobre el límite cuenta solo como Roth, y un aporte sin ajuste al final acaba con el límite anual.',
      },
      moved: {
        balance: 'Lo que podrías tener, en dólares de hoy: {before} entonces, {now} ahora.',
        month: 'Un mes de jubilación, al principio: {before} entonces, {now} ahora.',
        paycheck:
          'Un 1% más en cada cheque de pago, después de impuestos: {before} entonces, {now} ahora.',
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
} as const satisfies SameKeys<typeof english>;
