import type { SameKeys } from '../same-keys.ts';
import type { messages as english, searchWords as englishWords } from '../en/quiz.ts';

export const messages = {
  quiz: {
    title: '¿Cuál es tu estilo de jubilación?',
    lead: 'Seis preguntas, unos dos minutos. Conoces a tu animal y te llevas tres pasos a tu medida.',
    description:
      'Un cuestionario de dos minutos sobre ti y tu jubilación. Responde seis preguntas, conoce a tu animal y llévate un plan de tres pasos.',
    start: 'Empezar el cuestionario',
    noNames: 'No hace falta dar tu nombre ni abrir una cuenta.',
    howTitle: 'Cómo funciona',
    how1Title: 'Responde seis preguntas',
    how1: 'Unas tienen dibujos y otras son de sí o no. Puedes volver atrás y cambiar lo que quieras.',
    how2Title: 'Conoce a tu animal',
    how2: 'Cinco animales van por el mismo sendero. Ninguno es mejor que otro.',
    how3Title: 'Da tres pasos',
    how3: 'Tu plan tiene tres pasos cortos, cada uno con su plazo.',
    allTitle: 'Cinco animales en un mismo sendero',
    questionOf: '<strong>Pregunta {step}</strong> de {total}',
    progress: 'Pregunta {step} de {total}',
    back: 'Atrás',
    yes: 'Sí',
    no: 'No',
    next: 'Siguiente pregunta',
    finish: 'Descubrir mi animal',
    canChange: 'Puedes cambiar cualquier respuesta antes de terminar.',
    unanswered: 'Elige una respuesta para seguir.',
    unansweredBelow: 'Tu respuesta lleva a una pregunta más. Elige sí o no para seguir.',
  },
} as const satisfies SameKeys<typeof english>;

export const searchWords = {
  quiz: 'cuestionario, estilo de jubilación, animales, plan de acción',
} as const satisfies SameKeys<typeof englishWords>;
