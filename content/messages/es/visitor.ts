import type { SameKeys } from '../same-keys.ts';
import type { messages as english } from '../en/visitor.ts';

/** Texts of the dialogs over a page: the question about feelings and the invitation to the quiz. */
export const messages = {
  sentiment: {
    title: '¿Cómo se ve tu jubilación desde aquí?',
    lead: 'Elige el cielo que más se parece al de hoy. No hay respuestas malas.',
    choices: 'Cinco cielos',
    confident: 'Confianza',
    hopeful: 'Esperanza',
    soso: 'Más o menos',
    anxious: 'Inquietud',
    discourage: 'Desánimo',
    thanksConfident: 'Gracias. Qué gusto saberlo.',
    thanksHopeful: 'Gracias. La esperanza es un buen punto de partida.',
    thanksSoso: 'Gracias. Un paso pequeño puede ayudar.',
    thanksAnxious: 'Gracias. Con un plan, la inquietud se hace más chica.',
    thanksDiscourage: 'Gracias. El desánimo no es el final del sendero.',
    results: 'Lo que dice la gente de aquí',
    resultsAfterVotes:
      'Mostramos lo que dicen los demás cuando ya respondieron suficientes personas.',
    nextMinutes: '{minutes, plural, one {# minuto} other {# minutos}} de lectura',
    fewAnswers: 'pocas',
    fewNote:
      '“Pocas” son menos de diez respuestas. Para que nadie quede a la vista, los demás porcentajes son aproximados, de 10 en 10.',
    failed: 'No pudimos contar tu respuesta, pero qué bueno que lo pensaste.',
    alreadyCounted:
      'Hoy ya contamos una respuesta desde este navegador, así que esta no se suma. Mañana puedes responder otra vez.',
    close: 'Cerrar',
  },
  quizModal: {
    title: '¿Qué animal eres en el sendero?',
    body: 'Seis preguntas, unos dos minutos. Te llevas tu estilo de jubilación y tres pasos que van con él.',
    take: 'Hacer el cuestionario',
    later: 'Ahora no',
    close: 'Cerrar',
  },
} as const satisfies SameKeys<typeof english>;
