import type { ExampleOf } from '../example-of.ts';

export const flipCardExamples: Array<ExampleOf<'authorable-flip-card'>> = [
  {
    component: 'authorable-flip-card',
    name: 'one question',
    en: {
      image: 'cover-lantern',
      question: 'How much is enough?',
      answer:
        'Enough to live as you do now, with Social Security and savings together.\n\nThe calculator makes a first guess.',
    },
    es: {
      image: 'cover-lantern',
      question: '¿Cuánto es suficiente?',
      answer:
        'Lo que te deje vivir como vives hoy, sumando el Seguro Social y tus ahorros.\n\nLa calculadora hace un primer cálculo.',
    },
  },
];
