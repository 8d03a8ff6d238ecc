import type { SameKeys } from '../same-keys.ts';
import * as retirementPay from './questions/retirement-pay.ts';
import * as socialSecurity from './questions/social-security.ts';
import type { messages as english } from '../en/money-questions.ts';

export const messages = {
  moneyQuestions: {
    title: 'Preguntas de dinero',
    description:
      'Pon tus números y mira enseguida la respuesta, de dónde sale y lo que no toma en cuenta.',
    lead: 'Cada una pide unos pocos números. Ves la respuesta, de dónde sale y lo que no toma en cuenta.',
    errorTitle: 'Revisa un número: {title}',
    wrong: 'Revisa estos números',
    show: 'Ver mi respuesta',
    kept: 'Los números son un ejemplo hasta que pongas los tuyos. Los tuyos se quedan en esta pestaña hasta que empieces de nuevo o la cierres.',
    startOver: 'Empezar de nuevo',
    sources: 'Qué suponemos y de dónde salen las cifras',
    change: 'Lo que suponemos, por si quieres cambiarlo',
    assumed: 'Lo que suponemos',
    leftOut: 'Lo que no toma en cuenta',
    others: 'Otras preguntas de dinero',
    instead: 'Preguntas que sí van con tu plan',
    units: {
      percent: 'por ciento',
      years: 'años',
      age: 'años de edad',
      months: 'meses',
      cents: 'centavos',
    },
    mistakes: {
      dollars: 'Escribe una cantidad de {min} a {max}.',
      percent: 'Escribe un porcentaje de {min} a {max}.',
      years: 'Escribe un número de años de {min} a {max}.',
      age: 'Escribe una edad de {min} a {max}, sin fracciones.',
      months: 'Escribe un número de meses de {min} a {max}.',
      cents: 'Escribe un número de centavos de {min} a {max}.',
      year: 'Escribe un año de {min} a {max}.',
    },
    choices: {
      order: {
        'outside-first': 'Primero las cuentas comunes',
        'pretax-first': 'Primero lo de antes de impuestos',
        evenly: 'De cada una, la misma parte',
      },
      filer: {
        single: 'Individual',
        household: 'Cabeza de familia',
        married: 'Conjunta, con tu cónyuge',
      },
      period: {
        weekly: 'Cada semana',
        biweekly: 'Cada dos semanas',
        semimonthly: 'Dos veces al mes',
        monthly: 'Cada mes',
        yearly: 'Una vez al año',
      },
      trueUp: { yes: 'Sí', no: 'No, o no sé' },
      schedule: {
        plan: 'Como dice tu plan',
        cliff: 'Todo de una vez, después de unos años',
        graded: 'Una parte cada año',
      },
    },
    of: {
      'social-security': socialSecurity.question,
      'retirement-pay': retirementPay.question,
      savers: {
        title: '¿El gobierno agrega algo a mis ahorros?',
        description:
          'El crédito del ahorrador de 2026 y el Saver’s Match desde 2027: lo que podría tocarte según tus ingresos y tu declaración.',
        lead: 'Con ingresos modestos, puede ser: por 2026, como un crédito en tus impuestos; desde 2027, como dinero en tu cuenta.',
        searchWords: 'Saver’s Match, crédito del ahorrador, crédito fiscal',
        card: 'El crédito del ahorrador de 2026 y el Saver’s Match desde 2027: si van con tus ingresos y cuánto podría ser.',
        caption: 'Lo que podrías recibir de cada uno',
        fields: {
          filer: 'Cómo declaras tus impuestos',
          income: 'Tus ingresos del año',
          saved: 'Lo que ahorras en el año',
          spouseSaved: 'Lo que tu cónyuge ahorra en el año',
          tax: 'El impuesto federal que debes, si lo sabes',
        },
        handed: {
          income:
            'Este número vino de tu proyección, como tu sueldo. La línea 11 de tu declaración (Formulario 1040), el ingreso bruto ajustado, puede ser menor: lo que ahorras antes de impuestos no está ahí. En una declaración conjunta está también el ingreso de tu pareja. Si conoces ese número, escríbelo aquí.',
        },
        hints: {
          income:
            'El ingreso bruto ajustado, casi al final de la primera página de tu declaración. Si es conjunta, el de los dos.',
          saved: 'En un plan del trabajo o en una cuenta IRA, sin lo que agrega tu empleador.',
          tax: 'Si lo dejas vacío, lo estimamos.',
        },
        columns: { share: 'Parte', counted: 'Ahorro que cuenta', amount: 'Podrías recibir' },
        leftOut: {
          adult: 'Los dos son solo para personas de 18 años o más.',
          able: 'Las cuentas ABLE, para personas con discapacidad. Lo que cada quien ahorra en la suya cuenta para el crédito del ahorrador, que para eso sigue después de 2026. Para el Saver’s Match no cuenta.',
          student:
            'No los recibe quien estudia a tiempo completo, ni quien puede aparecer como dependiente de otra persona.',
          withdrawn:
            'El dinero que sacaste hace poco de cuentas de jubilación puede achicar los dos. Aquí no está.',
          other:
            'Otros créditos, como el de los hijos, pueden bajar tu impuesto. Entonces el crédito del ahorrador puede ser menor.',
          apart: 'En un matrimonio que declara por separado se usa Individual.',
        },
      },
      paycheck: {
        title: '¿Cuánto me cuesta un 1% más?',
        description:
          'Lo que un 1% más le quita a cada cheque, antes de impuestos y como Roth, según cada cuánto te pagan y cómo declaras.',
        lead: 'Muchas veces, menos del 1%: lo que entra antes de impuestos baja el impuesto que pagas ahora. Míralo en tu propio cheque.',
        searchWords:
          'sueldo neto, cuánto me descuentan, retención, costo de ahorrar más, uno por ciento más',
        card: 'Cuánto baja cada cheque, antes de impuestos y como Roth, según cómo te pagan y cómo declaras.',
        caption: 'Cada cheque',
        fields: {
          pay: 'Tu sueldo del año',
          period: 'Cada cuánto te pagan',
          filer: 'Cómo declaras tus impuestos',
          pretax: 'Lo que ahorras ahora antes de impuestos',
          roth: 'Lo que ahorras ahora como Roth',
          age: 'Tu edad al terminar el año',
          ownLimit: 'Lo máximo de tu sueldo que acepta tu plan',
          paidBefore: 'Lo que ya te pagaron en el mismo año',
        },
        hints: {
          pay: 'Antes de impuestos y antes de cualquier descuento.',
          age: 'Desde los 50 años puedes poner más.',
          ownLimit: 'Tu plan puede fijar un límite más bajo que el de la ley.',
          paidBefore: 'Lo que te pagó este empleador. Cuenta para el Seguro Social y Medicare.',
        },
        columns: {
          now: 'Como ahorras ahora',
          pretax: '1% más, antes de impuestos',
          roth: '1% más, como Roth',
        },
        leftOut: {
          state:
            'Los impuestos estatales y locales. En muchos lugares, ahorrar antes de impuestos también los baja.',
          others: 'El seguro médico y todo lo demás que sale de tu cheque.',
          form: 'Un segundo trabajo, otros ingresos y lo que diga tu Formulario W-4 además de cómo declaras.',
          match: 'Lo que tu empleador quizá agregue por lo que ahorras.',
        },
        misfit:
          'A este plan no entra nada de tu sueldo, así que no hay un porcentaje tuyo que subir. Otras preguntas le van mejor.',
      },
      roth: {
        title: '¿Roth o antes de impuestos?',
        description:
          'Lo mismo de tu cheque, ahorrado antes de impuestos o como Roth: lo que podría quedarte de cada uno y con qué tasa dan igual.',
        lead: 'Compara los dos con el mismo costo en tu cheque. Depende de tu tasa de impuestos ahora y después.',
        searchWords: 'calculadora Roth, tradicional o Roth, después de impuestos',
        card: 'El mismo costo en tu cheque, de las dos maneras: lo que podría quedarte de cada una después de impuestos.',
        caption: 'El mismo costo, de dos maneras',
        fields: {
          filer: 'Cómo declaras tus impuestos',
          pay: 'Tu sueldo del año',
          saved: 'Lo que entraría cada año antes de impuestos',
          years: 'Años hasta que lo uses',
          rateLater: 'Tu tasa de impuestos cuando lo uses',
          rateNow: 'Tu tasa de impuestos ahora, si la sabes',
          growth: 'Lo que ganan los ahorros al año',
          match: 'Lo que agrega tu empleador al año',
          age: 'Tu edad al terminar el año',
        },
        hints: {
          rateLater:
            'Nadie la sabe. Las tasas federales de hoy son 10, 12, 22, 24, 32, 35 y 37 por ciento, y puedes probar varias.',
          rateNow: 'Si la dejas vacía, la buscamos según tu sueldo.',
          match:
            'Es igual de las dos maneras, y en la mayoría de los planes entra antes de impuestos.',
          age: 'Desde los 50 años puedes poner más.',
        },
        columns: { pretax: 'Antes de impuestos', roth: 'Roth' },
        leftOut: {
          state: 'Los impuestos estatales y locales, ahora y después.',
          rules:
            'El dinero Roth sale sin impuestos solo con ciertas reglas: casi siempre desde los 59½ años y cinco años después del primer dólar Roth.',
          distributions:
            'El dinero ahorrado antes de impuestos tiene que empezar a salir desde cierta edad. El dinero Roth de un plan del trabajo, no.',
          both: 'Puedes poner una parte de cada manera. Ninguna es mejor para todo el mundo.',
        },
        misfit:
          'Tu propio sueldo no puede entrar a este plan como Roth, así que no hay nada que elegir. Otras preguntas le van mejor.',
      },
      match: {
        title: '¿Cuánto aporte de mi empleador dejo sin recibir?',
        description:
          'Lo que dejas sin recibir del aporte del empleador en un año, en dólares, y cuánto todavía puede ser tuyo este año.',
        lead: 'Mira en dólares lo que tu empleador agregaría y todavía no recibes.',
        searchWords: 'aporte sin reclamar, dinero del empleador, calculadora del aporte',
        card: 'Lo que dejas sin recibir del aporte del empleador y cuánto todavía puede ser tuyo este año.',
        caption: 'En dólares',
        fields: {
          pay: 'Tu sueldo del año',
          rate: 'Lo que ahorras de él',
          cents: 'Lo que agrega tu empleador por cada dólar que ahorras',
          upTo: 'Hasta qué parte de tu sueldo',
          monthsLeft: 'Meses de sueldo que faltan este año',
          trueUp: '¿Tu empleador completa al final del año lo que faltó en algunos cheques?',
          age: 'Tu edad al terminar el año',
        },
        hints: {
          cents:
            'Está en los papeles de tu plan; por ejemplo, 50 centavos por cada dólar hasta el 6 por ciento del sueldo.',
          age: 'Desde los 50 años puedes poner más.',
        },
        columns: { amount: 'Dólares' },
        leftOut: {
          vesting: 'Una parte de ese aporte quizá sea tuya solo después de unos años.',
          changes: 'Los aumentos y los cambios de tu porcentaje durante el año.',
          others: 'Lo que un empleador pone para todo el mundo, ahorre o no.',
        },
        misfit:
          'En este plan, lo que pone tu empleador no depende de lo que ahorres. Otras preguntas le van mejor.',
      },
      vesting: {
        title: '¿Qué me quedaría si me fuera hoy?',
        description:
          'Cuánto del dinero de tu empleador es tuyo si te vas hoy, cuánto perderías y cuándo cambia eso.',
        lead: 'Lo que puso tu empleador quizá sea tuyo solo con el tiempo. Míralo en dólares.',
        searchWords: 'dejar mi trabajo, renunciar, cuánto es mío',
        card: 'Cuánto del dinero de tu empleador ya es tuyo y cuándo lo será más.',
        caption: 'En dólares',
        fields: {
          employerMoney: 'El dinero de tu empleador en tu cuenta',
          service: 'Tus años que cuentan',
          age: 'Tu edad',
          schedule: 'Cuándo pasa a ser tuyo',
          wholeAfter: 'Años hasta que todo sea tuyo',
        },
        hints: {
          employerMoney:
            'Solo lo que aportó tu empleador, con lo que ganó. Está en tu estado de cuenta.',
          service:
            'Años en el empleo. Si tu plan cuenta horas, solo los años con horas suficientes.',
        },
        columns: { amount: 'Dólares' },
        leftOut: {
          rules: 'Cada plan cuenta los años a su manera. Los papeles de tu plan dicen cómo.',
          taxes: 'Los impuestos y lo que pasa con un préstamo del plan cuando te vas.',
        },
        misfit:
          'En este plan, todo el dinero de tu empleador es tuyo desde el primer día, así que no pierdes nada al irte.',
      },
    },
  },
  answers: {
    match: {
      unclaimed: 'En un año dejas sin recibir {unclaimed} del aporte del empleador.',
      claimsAll: 'Recibes todo el aporte del empleador: {whole} al año.',
      none: 'Con estos números no hay un aporte del empleador que recibir.',
      stillWithTrueUp:
        'De eso, {still} todavía pueden ser tuyos este año si ahorras el {rate} del sueldo que falta por cobrar. Tu empleador completa entonces lo de los cheques anteriores.',
      early:
        'Con el {rate} de tu sueldo llegas al límite de {limit} en el mes {month}, y en los cheques que siguen tu empleador no agrega nada. Si ahorras parejo todo el año, aun con el {even} de tu sueldo recibes todo el aporte.',
      stillAsPayAllows:
        'De eso, como mucho {still} todavía pueden ser tuyos este año. Para eso harían falta los {toCome} que te faltan por cobrar, todos.',
      stillAsPlanAllows:
        'De eso, como mucho {still} todavía pueden ser tuyos este año. Para eso tendrías que ahorrar el {rate} del sueldo que falta por cobrar, lo más que permite tu plan.',
      taxesFirst:
        'Antes salen de tu sueldo el Seguro Social y Medicare, que para casi todos son el {taxes}. Quizá lo que queda no alcance para tanto.',
      still:
        'De eso, {still} todavía pueden ser tuyos este año si ahorras el {rate} desde el próximo cheque.',
      yearOver: 'De eso, este año ya no puedes recibir nada. El próximo empieza de nuevo.',
      decided:
        'Tu empleador decide cada año si hay aporte y de cuánto. Este es el que decidió para {year}.',
      claimedRow: 'Recibes en un año',
      wholeRow: 'Todo el aporte',
      unclaimedRow: 'Sin recibir en un año',
      stillRow: 'Todavía puede ser tuyo este año',
      ofPlan: 'El aporte es el de tu plan, hasta donde lo conocemos.',
      onceAYear:
        'Tu plan calcula el aporte una vez al año, con el sueldo y los ahorros del año entero.',
      limit: 'Pones como máximo {limit}, según los límites del IRS de {year}.',
      limitByAge:
        'Pones como máximo {limit}, según los límites del IRS de {year}, y más desde los 50 años si nos dices tu edad.',
      limitOfAge: 'A los {age} pones como máximo {limit}, según los límites del IRS de {year}.',
      samePay: 'Cada mes tiene el mismo sueldo, y ahorras todo el año con un solo porcentaje.',
    },
    vesting: {
      keepsPart:
        'Si te fueras hoy, te quedarían {kept} del dinero de tu empleador y perderías {lost}.',
      keepsNothing: 'Si te fueras hoy, perderías todo el dinero de tu empleador: {lost}.',
      keepsNone: 'Nada del dinero de tu cuenta es de tu empleador, así que no hay nada que perder.',
      keepsAll: 'Si te fueras hoy, te quedaría todo el dinero de tu empleador: {kept}.',
      next: 'Años que faltan para el próximo paso: {inYears}. Desde entonces te quedaría el {percentage}, que son {kept} del dinero de hoy.',
      whole:
        'A los {age}, la edad normal de jubilación de tu plan, todo pasa a ser tuyo si sigues trabajando ahí, por pocos años que lleves.',
      wholeUnknown:
        'A la edad normal de jubilación de tu plan todo pasa a ser tuyo si sigues trabajando ahí, por pocos años que lleves.',
      own: 'Lo que ahorraste tú siempre es tuyo.',
      employerRow: 'El dinero de tu empleador',
      keptRow: 'Tuyo si te fueras hoy',
      lostRow: 'Perdido si te fueras hoy',
      ofPlan: 'Pasa a ser tuyo con las reglas de tu plan, hasta donde las conocemos.',
      evenSteps:
        'Suponemos que el primer año no trae nada y que cada año siguiente trae la misma parte, hasta que todo sea tuyo. Tu plan puede empezar antes.',
      typed:
        'Pasa a ser tuyo con las reglas que elegiste. Los papeles de tu plan dicen cuáles valen.',
    },
    paycheck: {
      costsBoth:
        'Un 1% más pone {goesIn} de cada cheque en tus ahorros. Te cuesta {pretaxCosts} antes de impuestos o {rothCosts} como Roth.',
      costs: 'Un 1% más pone {goesIn} de cada cheque en tus ahorros. Te cuesta {pretaxCosts}.',
      fitsBoth:
        'Ya no cabe un 1% entero, solo {goesIn} más de cada cheque. Te cuesta {pretaxCosts} antes de impuestos o {rothCosts} como Roth.',
      fits: 'Ya no cabe un 1% entero, solo {goesIn} más de cada cheque. Te cuesta {pretaxCosts}.',
      costsRoth:
        'Un 1% más pone {goesIn} de cada cheque en tus ahorros. Solo puede entrar como Roth, así que te cuesta {rothCosts}.',
      fitsRoth:
        'Ya no cabe un 1% entero, solo {goesIn} más de cada cheque. Solo puede entrar como Roth, así que te cuesta {rothCosts}.',
      tooLittle:
        'El 1% de un cheque de {pay} es menos de un centavo, así que no hay nada que calcular.',
      atLimit: 'Ya ahorras todo lo que puedes, {most} en el año: {each} de cada cheque.',
      atPay: 'Ya ahorras todo lo que los impuestos dejan de tu cheque.',
      onlyRoth: 'Ya ahorras todo lo que puede entrar antes de impuestos, {limit} en el año.',
      partRoth:
        'De eso, solo {pretax} pueden entrar todavía antes de impuestos. El resto tiene que ser Roth.',
      hasToBeRoth:
        'Antes de impuestos solo pueden entrar {limit} al año, así que {moved} de lo que ahorras de cada cheque los contamos como Roth.',
      pretaxLess:
        'Antes de impuestos, te quitan {lessTax} menos de impuesto federal. El impuesto sobre ese dinero lo pagas cuando lo saques del plan.',
      pretaxSame:
        'Antes de impuestos también cuesta lo que entra, porque ya no queda impuesto que bajar. El impuesto sobre ese dinero lo pagas cuando lo saques del plan.',
      rothSame:
        'Como Roth, cuesta lo que entra. Ese dinero y lo que gane pueden salir sin impuestos.',
      ofYear:
        'En {paychecks} cheques suma: entran {goesIn} y, antes de impuestos, te cuesta {costs}.',
      ofYearAsRoth: 'En {paychecks} cheques suma: entran {goesIn} y te cuesta {costs}.',
      nearLimit: 'Lo máximo del año son {most}, es decir, {each} de cada cheque.',
      nearPay: 'Tu cheque no da para más.',
      tooMuch:
        'Quieres ahorrar más de lo que los impuestos dejan de tu cheque, así que contamos solo lo que cabe.',
      savedRow: 'Ahorras',
      taxRow: 'Impuesto federal',
      otherTaxesRow: 'Seguro Social y Medicare',
      takeHomeRow: 'Te llevas a casa',
      again:
        'Calculamos el mismo cheque otra vez con {goesIn} más de ahorro. Lo que te llevas de menos es lo que te cuesta.',
      table:
        'El impuesto federal se retiene con el método de porcentajes de la Publicación 15-T del IRS para {year}, con un Formulario W-4 que solo dice cómo declaras. El Seguro Social y Medicare siguen la sección 3101 del código tributario.',
      first: 'Es el primer cheque del año, y todos son iguales.',
      after:
        'Este año ya te pagaron {paid}, y todos los cheques son iguales. Los límites se reparten por igual en el año.',
      limit: 'La ley te deja poner hasta {most}, según los límites del IRS de {year}.',
      planLimit: 'Tu plan te deja poner hasta el {limit} de tu sueldo.',
    },
    roth: {
      both: 'El mismo costo de {cost} al año podría dejarte {pretax} como ahorro antes de impuestos o {roth} como Roth, ya pagados los impuestos.',
      tooLittle:
        'Con tan poco al año no hay qué comparar: en dólares enteros, las dos maneras se ven iguales.',
      abovePay: 'Escribiste más que tu sueldo, así que contamos el sueldo entero: {pay} al año.',
      aboveLimit:
        'Antes de impuestos no pueden entrar más de {limit} al año, así que contamos esa cantidad.',
      even: 'Los dos dan igual, porque tu tasa de después es la de ahora: {rate}.',
      above:
        'Los dos dan igual si tu tasa de después es {rate}. Si es más alta, Roth deja más. Si es más baja, deja más el ahorro antes de impuestos.',
      noTaxNow:
        'Tu tasa de ahora es {rate}, así que ahorrar antes de impuestos no te baja ningún impuesto. Si después es más alta, Roth deja más.',
      unknown:
        'Nadie sabe qué tasa pagará más adelante, así que esto no es un consejo. Puedes probar varias.',
      goesInRow: 'Entra cada año',
      costsRow: 'Te cuesta cada año',
      beforeRow: 'Podría llegar a',
      afterRow: 'Queda después de impuestos',
      rateEstimated:
        'Tu tasa de ahora es {rate}: lo que ahorrar esta cantidad antes de impuestos le quita al impuesto federal de tu sueldo, con las tasas de la Publicación 15-T del IRS para {year}.',
      rateTyped: 'Tu tasa de ahora es {rate}, como nos dijiste.',
      growth:
        'Los ahorros ganan {rate} al año, antes de la inflación y de las comisiones. Es una suposición, no una promesa.',
      limit:
        'Antes de impuestos pueden entrar hasta {limit} al año, según los límites del IRS de {year}.',
      limitByAge:
        'Antes de impuestos pueden entrar hasta {limit} al año, según los límites del IRS de {year}. Desde los 50 años es más, si nos dices tu edad.',
      limitOfAge:
        'A los {age}, antes de impuestos pueden entrar hasta {limit} al año, según los límites del IRS de {year}.',
      yearEnds: 'El dinero entra al final de cada año, y cada año la misma cantidad.',
      rules:
        'Todo paga impuestos a una sola tasa cuando sale, y el dinero Roth sale sin impuestos.',
    },
    catchUp: {
      roth: 'Desde los {age} años, lo que agregas por encima del límite normal tiene que ser Roth si este empleador te pagó más de {wages} el año anterior (regla de {year}).',
      lost: 'Desde los {age} años se puede poner más que el límite normal. Si este empleador te pagó más de {wages} el año anterior, esa parte tiene que ser Roth (regla de {year}). Tu plan no tiene Roth, así que no puedes agregar nada.',
    },
    ...socialSecurity.answers,
    ...retirementPay.answers,
    savers: {
      both: 'Podrías recibir {credit} menos de impuesto por {creditYear} y {added} en tu cuenta por {addedYear}.',
      onlyCredit:
        'Podrías recibir {credit} menos de impuesto por {creditYear}. El Saver’s Match de {addedYear} sería de {added}.',
      onlyMatch: 'Nada por {creditYear}, pero {added} podrían ir a tu cuenta por {addedYear}.',
      neither: 'Con estos números no te toca nada por {creditYear} ni por {addedYear}.',
      match: 'El gobierno podría agregar {added} a tu cuenta por {addedYear}.',
      noMatch: 'Con estos números, el gobierno no agrega nada por {addedYear}.',
      nothingSaved:
        'En estos números no hay ningún ahorro. Los dos cuentan lo que pones, así que escribe lo que podrías ahorrar.',
      creditOutOfReach:
        'El crédito del ahorrador de {year} llega hasta ingresos de {limit} con tu tipo de declaración. No puede tocarte.',
      creditWithoutTax:
        'El crédito del ahorrador de {year} solo baja un impuesto. No deberías impuesto federal, así que no hay nada que bajar.',
      creditHow:
        'El crédito no llega por sí solo. Se pide con el Formulario 8880 (Form 8880) al declarar los impuestos de {year}.',
      creditUntil:
        'En un plan del trabajo cuenta lo que sale de tus cheques hasta el 31 de diciembre de {year}. Para una cuenta IRA casi siempre hay tiempo hasta el 15 de abril de {nextYear}.',
      matchOutOfReach:
        'El Saver’s Match de {year} termina en ingresos de {limit} con tu tipo de declaración. No puede tocarte.',
      matchHow:
        'El Saver’s Match va a una cuenta antes de impuestos que lo acepte, aunque no debas impuesto. Tus propios ahorros pueden ser Roth.',
      matchFrom:
        'Para el Saver’s Match cuenta lo que ahorres desde el 1 de enero de {year}. Se pide con la declaración de ese año, así que llega en {nextYear} como muy pronto.',
      matchSmall: 'Si es de menos de {limit}, se puede tomar como crédito.',
      creditRow: 'Crédito del ahorrador, {year}',
      matchRow: 'Saver’s Match, {year}',
      creditSource: 'Los topes de ingresos del crédito son los de {year}: Aviso 2025-67 del IRS.',
      taxEstimated:
        'Estimamos tu impuesto federal en {taxOwed}: todos tus ingresos son sueldo, con la deducción estándar. Las tasas son las de la Publicación 15-T del IRS para {year}.',
      taxTyped: 'Debes {taxOwed} de impuesto federal, como nos dijiste.',
      matchSource:
        'Los topes de ingresos del Saver’s Match son los que la ley fija para {year}: sección 6433 del código de impuestos. En años posteriores suben.',
      sameIncome: 'Tus ingresos siguen en {income} y ahorras lo mismo cada año.',
    },
  },
  steps: {
    title: 'Cómo llegamos a esta cifra',
    paycheck: {
      pay: '{perYear} al año en {paychecks} cheques son {pay} en cada uno.',
      saved: 'Ahorras {pretax} antes de impuestos y {roth} como Roth.',
      federalTax:
        'Impuesto federal sobre los ingresos: un año de cheques así, menos lo que entra antes de impuestos y menos {subtract}, son {taxedPerYear}. Según la tabla del IRS de {year}, de cada cheque se retienen {federalTax}.',
      socialSecurity:
        'El Seguro Social toma {rate} de tu sueldo, hasta {wageBase} al año: {socialSecurity}.',
      medicare: 'Medicare toma {rate}, y algo más de los sueldos muy altos: {medicare}.',
      takeHome:
        'Te quedan {takeHome}. No incluye impuestos estatales ni locales, seguro médico ni otros descuentos.',
    },
    onePercent: {
      none: 'Lo máximo del año son {most}, lo más bajo entre lo que aceptan la ley y tu plan. Son {each} de cada cheque, y no cabe más.',
      short: 'Del cheque no queda nada, así que no cabe más.',
      whole: 'Un 1% más de {pay} pone {goesIn}.',
      part: 'El 1% de {pay} son {onePercent}, y ya solo caben {goesIn} más.',
      pretax:
        'Antes de impuestos, la misma tabla retiene {lessTax} menos, así que te cuesta {costs}.',
      partPretax:
        'De eso, {pretax} pueden ser antes de impuestos. Por esa parte, la misma tabla retiene {lessTax} menos, así que todo te cuesta {costs}.',
      onlyRoth: 'Lo que puede entrar antes de impuestos, {limit} en el año, ya está completo.',
      roth: 'Como Roth no se retiene menos, así que cuesta los {goesIn} enteros.',
    },
    estimatedTax: {
      taxed: 'Ingresos de {income} menos la deducción estándar de {deduction} son {taxed}.',
      tax: 'Con las tasas de {year}, el impuesto federal sobre eso es de {taxOwed}.',
    },
    estimate: {
      earned:
        'Cuenta un sueldo de {pay}, en {years} de los {countedYears} años que mira el Seguro Social. En promedio son {monthly} al mes.',
      earnedBy:
        'Persona {who}: cuenta un sueldo de {pay}, en {years} de los {countedYears} años que mira el Seguro Social. En promedio son {monthly} al mes.',
      full: 'El beneficio completo es el 90% de eso hasta {firstBend}, el 32% de lo que pasa de ahí hasta {secondBend} y el 15% del resto: {full} al mes.',
      claimed: 'Si empieza a los {age}, se paga el {share} de eso: {monthly} al mes, sin centavos.',
    },
    saversMatch: {
      share:
        'En {year}, el Saver’s Match completo llega a ingresos de hasta {wholeTo} y termina en {noneFrom}. Con {income}, tu parte es del {percentage}.',
      lost: 'Tus ingresos pasan de la primera cantidad por {above}, y entre las dos hay {range}. Eso quita {lost} de los {whole} puntos, en puntos enteros.',
      counted: 'Cuentan hasta {mostSaved} por persona. De lo que ahorras, son {counted}.',
      amount: 'El Saver’s Match podría ser de {amount}. Entra en una cuenta antes de impuestos.',
    },
    saversCredit: {
      share: 'En {year}, a unos ingresos de {income} les toca el {percentage} de lo que cuenta.',
      counted: 'Cuentan hasta {mostSaved} por persona. De lo que ahorras, son {counted}.',
      amount:
        'El crédito es de {atMost} como máximo. No puede pasar de tu impuesto, de unos {taxOwed}, así que podría ser de {amount}.',
    },
    saverConditions: {
      adult: 'Tienes 18 años o más.',
      noFullTimeStudent: 'No estudias a tiempo completo.',
      noDependent: 'Nadie puede declararte como dependiente.',
    },
    roth: {
      sameCost:
        'Poner {pretax} al año antes de impuestos baja tu impuesto de ahora en {lessTax}, que son el {rateNow} de lo que pones. Te cuesta {cost}, y eso es lo que podrías poner como Roth.',
      pretaxLater:
        'Antes de impuestos: con un crecimiento anual de {rate} podrían volverse {before} (años de crecimiento: {years}). Con un impuesto de {rateLater} quedan {after}.',
      rothLater: 'Roth: {cost} al año podrían volverse {after}, sin impuesto después.',
      employer:
        'En la mayoría de los planes, los {added} al año de tu empleador entran antes de impuestos; por eso son iguales en los dos casos: {after} después de impuestos.',
      breakEven: 'Los dos dan lo mismo si tu tasa de impuesto más adelante es de {rate}.',
    },
    catchUp: {
      limit: 'A los {age} años puedes poner {limit}, y {catchUp} más.',
      wages:
        'Suponemos que este empleador también te pagó {wages} en {year}. Por encima de {limit}, la contribución adicional tiene que ser Roth.',
      result: 'Tu contribución adicional puede llegar a {catchUp}.',
    },
    pay: {
      real: 'Los ahorros crecen {growth} al año, las comisiones se llevan {fees} y los precios suben {prices}, así que quedan {real} al año por encima de los precios.',
      benefit: 'El Seguro Social paga {monthly} al mes desde los {age}.',
      noBenefit: 'Aquí no contamos Seguro Social.',
      steady:
        'Si cada mes se gasta lo mismo hasta que a los {until} no quede nada, alcanza como máximo para {steady} al mes.',
      spending: 'Quieres gastar {spending} al mes.',
      orders:
        'Con cada orden recorremos los mismos años: primero sale lo que pide la ley, del resto decide el orden, y todas las cuentas crecen igual. Lo que pide la ley se suma.',
    },
    claim: {
      own: 'Persona {who}: {full} al mes a la plena edad de jubilación, {fullYears} años y {fullMonths} meses. Si empieza a los {age}, es el {share} de eso: {own}.',
      ownAtYears:
        'Persona {who}: {full} al mes a los {fullYears} años, la plena edad de jubilación. Si empieza a los {age}, es el {share} de eso: {own}.',
      spousePart:
        'La persona {who} recibe además {part} por el matrimonio. Con su propio beneficio puede llegar a {half}, la mitad del beneficio completo de la otra.',
      noSpousePart:
        'La persona {who} no recibe más por el matrimonio: su propio beneficio es de al menos {half}, la mitad del de la otra.',
      together: 'Cuando las dos personas ya cobran, son {together} al mes en total.',
      leftAlone:
        'Si una muere, la otra conserva el beneficio mayor: el propio o el de quien murió. Si ese empezó antes de tiempo, cuenta al menos el {least} de su beneficio completo. Así quedan {first} para la persona 1 y {second} para la persona 2.',
    },
    earnings: {
      limit:
        'Persona {who}: en {year} el límite es de {limit}. Un sueldo de {earnings} lo pasa por {above}.',
      heldBack:
        'Persona {who}: se retiene un dólar por cada {forEach} por encima, {amount} en el año.',
      givenBack:
        'Persona {who}: no se pierde. Desde la plena edad de jubilación, en {year}, el beneficio sube por lo retenido.',
    },
    required: {
      notYet: 'No hay que sacar nada hasta el año en que cumples {age}, en {year}.',
      divided:
        'El saldo al final del año pasado, {balance}, dividido entre {divisor}, el número de la tabla del IRS para los {age} años, da {amount}.',
    },
    draw: {
      start:
        'A los {age} años podrías tener {savings} en ahorros, en dólares de hoy y antes de impuestos.',
      need: 'El primer año tienen que salir {need} de los ahorros, una doceava parte cada mes. El resto lo paga el Seguro Social.',
      needAlone:
        'El primer año tienen que salir {need} de los ahorros, una doceava parte cada mes.',
      growth: 'Lo que queda gana {rate} al año por encima de los precios. Es una suposición.',
      first:
        'Así, el primer año empieza con {start}, se gastan {spent} y al final quedan {end}. Los demás años van igual.',
      lasts: 'Alcanza hasta los {age} años, y quedan {left}.',
      ends: 'El año en que tienes {age}, ya no alcanza.',
    },
    story: {
      series:
        'Mercados de Estados Unidos de {fromYear} a {toYear}, con {shares} en acciones y el resto en bonos a largo plazo, por encima de los precios. Los datos son de Robert Shiller.',
      ranked:
        'Hay {times} períodos de {years} años. Los ordenamos según lo que los ahorros habrían podido pagar cada año, hasta no dejar nada después del último.',
      told: 'De {fromYear} a {toYear}, {savings} habrían podido pagar {paidEvenly} cada año, una doceava parte cada mes.',
      walked:
        'Con lo que necesitas, primero se sacan {need}. Lo demás gana ese año {gain} por encima de los precios, y quedan {first}. Los demás años van igual hasta que tienes {until}. Al final quedan {left}.',
      share:
        'Lo que necesitas alcanzó en {lasted} de los {times} períodos. El pasado no es una promesa.',
    },
    vesting: {
      share:
        'Años que cuentan hasta ahora: {years}. Con ellos es tuyo el {percentage} del dinero de tu empleador.',
      byAge:
        'A los {age}, la edad normal de jubilación de tu plan, todo el dinero de tu empleador pasa a ser tuyo si sigues trabajando ahí.',
      keep: 'De {employerMoney}, te llevarías {kept} y perderías {lost} si te fueras hoy.',
      next: 'Años que faltan para que sea tuyo más: {inYears}. Entonces será el {percentage}.',
      whole: 'Todo es tuyo desde este número de años: {years}.',
    },
    match: {
      tier: 'Por lo que ahorras del {from} al {upTo} de {pay}, tu empleador agrega {cents} centavos por dólar: {most} como máximo.',
      wholeRate: 'Ahorrar {rate} de tu sueldo trae todo el aporte del empleador: {whole} al año.',
      early:
        'Con {rate} pones {monthly} al mes y llegas al límite de {limit} en el mes {month}. Tu empleador agrega {each} en cada mes anterior, {last} en ese mes y nada en los que siguen.',
      claimed: 'Con {rate} recibes {claimed}.',
      unclaimed: '{unclaimed} al año se quedan con tu empleador.',
      stillToClaim: '{stillToClaim} de eso todavía pueden ser tuyos este año.',
    },
  },
} as const satisfies SameKeys<typeof english>;
