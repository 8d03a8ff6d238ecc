import type { SameKeys } from '../same-keys.ts';
import type { messages as english, searchWords as englishWords } from '../en/pages.ts';

export const messages = {
  home: {
    trendingTitle: 'Temas del momento',
    allTopics: 'Ver todos los temas',
    topicsLabel: '¿Qué tienes en mente?',
    exampleAge: '{age} años',
    oneTitle: 'Uno por ciento más:',
    oneAmount: 'unos <amountPlace>{amount}</amountPlace>.',
    oneLead:
      'Eso es lo que podría sumar a los {age} años, en dólares de hoy. Ahora tú: tres toques, y no se guarda nada.',
    oneAsks: {
      currentAge: 'Mi edad',
      pretaxSalary: 'Mi sueldo al año',
      contributionPercentage: 'Ahorro el',
    },
    oneRate: '{rate}%',
    lifeAge: '{age} años',
    oneAnswer: 'Ver mi respuesta',
    oneOwn: 'Usar mis números',
    oneWithMore:
      '<rateWithMorePlace>{rateWithMore}</rateWithMorePlace>%: <withMorePlace>{withMore}</withMorePlace>',
    oneGain: '+<gainPlace>{gain}</gainPlace>',
    oneBase: '<ratePlace>{rate}</ratePlace>%: <basePlace>{base}</basePlace>',
    oneAge: '<agePlace>{age}</agePlace> años',
    oneNote:
      'Crecimiento de {growth}% al año, aumentos de sueldo de {raise}%, precios {prices}% más altos cada año, sin comisiones. {hasMatch, select, yes {El empleador pone {cents} centavos por dólar hasta el {upTo}% del sueldo.} other {Sin dinero del empleador.}} Cuenta solo lo que entra de hoy en adelante. No es un pronóstico.',
    quizTitle: 'Cinco animales, cinco maneras de jubilarse',
    quizLead: 'Seis preguntas. Unos dos minutos. Te llevas un plan de tres pasos.',
    takeQuiz: 'Responder el cuestionario',
  },
  facts: {
    title: 'Temas del momento',
    lead: 'Guías cortas sobre el dinero y el largo camino a la jubilación. Elige una. Casi todas se leen en unos cuatro minutos.',
    filterLabel: 'Mostrar temas sobre',
    everything: 'Todo',
    showAllOfTopic: 'Mostrar todo sobre este tema',
    count: '{count, plural, one {# guía} other {# guías}}',
    countOf: '{count, plural, one {# guía} other {# guías}} sobre {topic}',
    emptyTitle: 'Todavía no hay guías aquí',
    emptyLink: 'Ver temas del momento',
    exploreTitle: 'Más para explorar',
    exploreMoneyMinute: 'Dinero en un minuto: videos cortos',
    exploreTargetDate: 'Fondos con fecha objetivo',
    exploreSearch: 'Buscar en el sitio',
    exploreGlossary: 'Glosario: doce palabras para el camino',
    exploreInflation: 'Lo que la inflación le hace a un dólar',
    exploreRoadTrip: 'Acompaña a un dólar de viaje',
    exploreTransition: 'El último tramo hacia la jubilación',
    exploreWorkshop: 'El taller de una hora',
  },
  faqs: {
    title: 'Lo que más se pregunta',
    lead: 'Respuestas claras, en palabras de todos los días. Si falta la tuya, pregunta en tu trabajo.',
  },
  change: {
    changeMyContribution: 'Cambiar mi contribución',
    enrollNow: 'Inscribirme ahora',
    allocation: 'Cambiar mis inversiones',
    leavingNote: 'Vas a salir de este sitio para entrar en {destination}.',
    leavingTitle: 'Estás por salir de {site}',
    leavingBody:
      'Vas a entrar en {destination}, que se abre en otra pestaña. Inicia sesión ahí para cambiar tu contribución.',
    leavingToEnroll:
      'Vas a entrar en {destination}, que se abre en otra pestaña. Ahí puedes inscribirte en tu plan.',
    leavingContinue: 'Continuar',
    leavingStay: 'Quedarme aquí',
    headsUpTitle: 'Ten en cuenta',
    headsUpBody:
      'Un acuerdo fija las contribuciones de tu plan, así que aquí no hay nada que cambiar. Para saber cuánto se aparta para ti, pregunta en {destination}.',
    headsUpToEnroll:
      'Un acuerdo decide quién está en tu plan, así que aquí no hay nada que llenar. Para saber si ya estás en él, pregunta en {destination}.',
    headsUpPeople: 'Teléfonos para preguntar',
    headsUpNote: 'Este botón explica cómo funciona en tu plan. No sales de este sitio.',
    resourcesTitle: 'De parte de tu empresa',
    resourcesLead: 'Lugares que tu empleador quiere que conozcas.',
    resourcesLink: 'Recursos de la empresa',
  },
  privacy: {
    updated: 'Actualizado el {date, date, long}',
  },
  accessibility: {
    write: 'Escríbenos',
  },
} as const satisfies SameKeys<typeof english>;

export const searchWords = {
  home: 'página principal, portada',
  'get-the-facts': 'guías, artículos, temas',
  'make-a-change': 'cambiar mi contribución, subir mi contribución, ahorrar más',
  accessibility:
    'declaración de accesibilidad, WCAG, lector de pantalla, discapacidad, letra grande',
  faqs: 'preguntas frecuentes, preguntas y respuestas, ayuda',
} as const satisfies SameKeys<typeof englishWords>;
