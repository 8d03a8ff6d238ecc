import type { LanguageCode } from '#domain/language/language.ts';
import { wordsIn, type Worded } from '../words/words-in.ts';

interface Samples {
  description: string;
  imageAlt: string;
  keyPoints: readonly [string, string, string];
  intro: string;
  closing: string;
  heading: string;
  paragraph: string;
  secondHeading: string;
  secondParagraph: string;
  cardQuestion: string;
  cardAnswer: string;
  cardsTitle: string;
  choiceLabel: string;
  firstChoice: string;
  secondChoice: string;
  sourceLabel: string;
  sourceUrl: string;
  question: string;
  answer: string;
  host: string;
  recordKeeper: string;
  enroll: string;
}

const SAMPLES: Worded<Samples> = {
  en: {
    description: 'Before you give notice, check the day the match becomes yours',
    imageAlt: 'A gate stands open where a trail goes over a hill',
    keyPoints: [
      'What you put in is always yours',
      'Find your date before you give notice',
      'Ask how your plan counts a year',
    ],
    intro: 'You have found a better job. Before you say so, look up one date',
    closing: 'Put the date in your calendar today',
    heading: 'What is always yours',
    paragraph: 'What people need to know first, in two or three short sentences',
    secondHeading: 'What you can do this week',
    secondParagraph: 'One step that takes ten minutes, and where it is done',
    cardQuestion: 'Do you lose the match when you leave?',
    cardAnswer: 'Not what is vested. Look at your statement',
    cardsTitle: 'What people ask first',
    choiceLabel: 'Your age',
    firstChoice: 'Under 35',
    secondChoice: '35 or older',
    sourceLabel: 'IRS, Retirement topics: vesting',
    sourceUrl: 'the page where the facts come from',
    question: 'When is the match mine?',
    answer: 'The answer in one sentence. Then where to look it up, and whom to call',
    host: 'plan.acme.com',
    recordKeeper: 'the page where people change what they save',
    enroll: 'the page where people join the plan',
  },
  es: {
    description: 'Antes de renunciar, mira qué día se vuelve tuyo lo que puso tu empleador',
    imageAlt: 'Una puerta abierta en un sendero que cruza la loma',
    keyPoints: [
      'Lo que pones tú siempre es tuyo',
      'Busca tu fecha antes de renunciar',
      'Pregunta cómo cuenta los años tu plan',
    ],
    intro: 'Conseguiste un trabajo mejor. Antes de avisar, busca una fecha',
    closing: 'Anota la fecha hoy mismo en tu calendario',
    heading: 'Lo que siempre es tuyo',
    paragraph: 'Lo primero que la gente necesita saber, en dos o tres oraciones cortas',
    secondHeading: 'Qué puedes hacer esta semana',
    secondParagraph: 'Un paso que toma diez minutos, y dónde se hace',
    cardQuestion: '¿Pierdes lo que puso tu empleador si te vas?',
    cardAnswer: 'Lo que ya es tuyo, no. Mira tu estado de cuenta',
    cardsTitle: 'Lo primero que pregunta la gente',
    choiceLabel: 'Tu edad',
    firstChoice: 'Menos de 35',
    secondChoice: '35 o más',
    sourceLabel: 'IRS, temas de jubilación (en inglés)',
    sourceUrl: 'la página de donde salen los datos',
    question: '¿Cuándo es mío lo que pone mi empleador?',
    answer: 'La respuesta en una oración. Después, dónde mirarlo y a quién llamar',
    host: 'plan.acme.com',
    recordKeeper: 'la página donde la gente cambia lo que ahorra',
    enroll: 'la página donde la gente entra al plan',
  },
};

/** What stands in a new entry where its author is to write. */
export function samplesIn(code: LanguageCode): Samples {
  return wordsIn(SAMPLES, code);
}
