import type { SameKeys } from '../same-keys.ts';
import type { messages as english, searchWords as englishWords } from '../en/persona.ts';

export const messages = {
  animal: {
    determining: 'Buscando tu animal...',
    yourStyle: 'Tu estilo de jubilación es',
    seePlan: 'Ver mis tres pasos',
    startOver: 'Empezar de nuevo',
    stepsTitle: 'Tus tres próximos pasos',
    strengths: 'Tus puntos fuertes',
    watchFor: 'Lo que conviene cuidar',
    openPlan: 'Abrir mi plan de acción',
    openPlanHint: 'Marca lo que ya hiciste, imprímelo o ponlo en tu calendario.',
    othersTitle: 'Conoce a los otros cuatro',
    resultTitle: 'Tu estilo de jubilación',
    resultDescription:
      'El animal al que llevan tus respuestas del cuestionario de jubilación y sus tres pasos.',
    noResultTitle: 'Todavía no tienes animal',
    noResultLead: 'Responde seis preguntas y encontramos al que camina como tú.',
    notSure: '¿Te suena a ti? Responde el cuestionario y lo sabrás.',
    takeQuiz: 'Responder el cuestionario',
    theirSteps: 'Sus tres pasos',
    seeTheirPlan: 'Ver su plan de acción',
  },
  plan: {
    titleOf: 'Mi plan de acción: {animal}',
    lead: 'Tres pasos, uno a la vez. Marca lo que ya hiciste y vuelve por el siguiente.',
    description: '{animal}: tres pasos, cada uno con su plazo y un enlace que te lleva ahí.',
    within: '{days, plural, one {En # día} other {En # días}}',
    step: 'Paso {number}',
    done: 'Listo',
    markDone: 'Listo: {step}',
    progress: '{done} de {total} listos',
    allDone: 'Los tres listos. Es un buen tramo de sendero.',
    keepTitle: 'Ten tu plan a la vista',
    keepLead:
      'Pégalo en el refrigerador, o deja que tu calendario te avise la mañana de cada fecha.',
    print: 'Imprimir mi plan',
    calendar: 'Agregar a mi calendario',
    calendarHint: 'Las fechas se cuentan desde el día en que las agregas.',
    notYours: '¿No sabes si este es el tuyo?',
    aboutAnimal: 'Sobre este animal',
    trail: 'Mi sendero: lo que elegiste en todo el sitio, junto en un camino',
    glance: 'Tu plan de un vistazo: lo que ofrece tu empleador',
    reminder: {
      title: 'Seis meses después, ¿cómo vas?',
      lead: 'Aquí están otra vez tus tres pasos. Sigue donde te quedaste, y no pasa nada si es el primero.',
      description: 'Una mirada a tus tres pasos, seis meses después de hacer tu plan.',
      changedTitle: '¿Te cambió la vida?',
      changedLead:
        'Otro trabajo, un bebé, otra ciudad: tal vez tu animal también cambió. En dos minutos lo sabes.',
      again: 'Responder otra vez',
      openPlan: 'Abrir mi plan de acción',
    },
  },
  union: {
    start: 'Descubrir mi estilo de jubilación',
    quizTitle: '¿Qué animal camina como tú?',
    quizLead: 'Seis preguntas. Unos dos minutos. Te llevas un plan de tres pasos.',
  },
} as const satisfies SameKeys<typeof english>;

export const searchWords = {
  union: 'sindicatos, contrato sindical, unión',
} as const satisfies SameKeys<typeof englishWords>;
