import type { ExampleOf } from '../example-of.ts';

export const flashcardGroupExamples: Array<ExampleOf<'flashcard-group'>> = [
  {
    component: 'flashcard-group',
    name: 'three cards',
    en: {
      title: 'Quick answers',
      subtitle: 'Turn a card to see what is behind the word.',
      subtitleMobile: 'Turn a card.',
      bubbleText: 'Take your time: one card at a time.',
      cards: [
        {
          key: 'dollar',
          question: 'What is a dollar of today?',
          answer: 'A way to talk about the future in prices you know.',
          bgImage: 'cover-ticket',
          image: 'avatar-owl',
        },
        {
          key: 'rule',
          question: 'What is the rule of 72?',
          answer: 'Divide 72 by the yearly rate: about so many years until it doubles.',
          bgImage: 'cover-rings',
          bgColor: 'blush',
        },
        {
          key: 'cola',
          question: 'What is a COLA?',
          answer: 'The yearly raise of Social Security when prices have gone up.',
          bgImage: 'cover-shelter',
          bgColor: 'sun',
          isCardFlipped: true,
        },
      ],
    },
    es: {
      title: 'Respuestas rápidas',
      subtitle: 'Voltea una tarjeta para ver qué hay detrás de la palabra.',
      subtitleMobile: 'Voltea una tarjeta.',
      bubbleText: 'Sin prisa: una tarjeta a la vez.',
      cards: [
        {
          key: 'dollar',
          question: '¿Qué es un dólar de hoy?',
          answer: 'Una forma de hablar del futuro con los precios que conoces.',
          bgImage: 'cover-ticket',
          image: 'avatar-owl',
        },
        {
          key: 'rule',
          question: '¿Qué es la regla del 72?',
          answer: 'Divide 72 entre el porcentaje anual: más o menos esos años tarda en duplicarse.',
          bgImage: 'cover-rings',
          bgColor: 'blush',
        },
        {
          key: 'cola',
          question: '¿Qué es el COLA?',
          answer: 'El aumento anual del Seguro Social cuando los precios han subido.',
          bgImage: 'cover-shelter',
          bgColor: 'sun',
          isCardFlipped: true,
        },
      ],
    },
  },
  {
    component: 'flashcard-group',
    name: 'without cards of its own',
    en: { title: 'Placeholders' },
    es: { title: 'Tarjetas de muestra' },
  },
];
