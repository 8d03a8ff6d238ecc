import type { SameKeys } from '../same-keys.ts';
import type { messages as english, searchWords as englishWords } from '../en/calculator.ts';

export const messages = {
  calculator: {
    title: 'Tracemos tu camino',
    description:
      'Escribe unos pocos números y mira en qué podrían convertirse tus ahorros, y cuánto podría sumar un 1% más.',
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
      currentSavings: 'Escribe ahorros entre $0 y $100 millones. Si es 0, está bien.',
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
      match: 'Tu plan agrega {tiers}.',
      entered: 'Ya está puesto aquí.',
      enteredNone: 'Por eso aquí pusimos 0.',
      other: 'Abajo pusiste otra cosa.',
      decided: 'Tu empleador lo decidió así para {year}.',
      nearest:
        'Dos casillas no alcanzan para decirlo todo. Pusimos el {rate}% hasta el {upTo}% del sueldo, que da lo mismo si ahorras el {upTo}% o más. Con menos puede variar: con el {saved}%, el plan agrega el {plan}% del sueldo y aquí contamos el {shown}%.',
      noMatch: {
        'percent-of-pay': 'En tu plan el empleador no agrega nada a lo que ahorras.',
        'per-hour':
          'En tu plan el empleador no agrega nada a lo que ahorras. Aporta por tus horas, y ese dinero no está en esta proyección.',
        none: 'No sabemos de un plan en tu trabajo.',
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
      examples:
        'Puedes seguir sin saberlo: sin aporte, para no contar de más, o con un ejemplo, que puede ser distinto del tuyo.',
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
      savingsBeside:
        'Suma lo que tienes en planes de trabajos anteriores y en tus cuentas propias para la jubilación. No cuentes la cuenta que llenan tus horas, ni tu casa, ni tu fondo de emergencia.',
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
} as const satisfies SameKeys<typeof english>;

export const searchWords = {
  calculator: 'calculadoras, calculadora de jubilación, proyección, proyecciones, cuánto necesito',
  disclosures: 'divulgación, divulgaciones, supuestos, método, cómo se hacen las cuentas',
} as const satisfies SameKeys<typeof englishWords>;
