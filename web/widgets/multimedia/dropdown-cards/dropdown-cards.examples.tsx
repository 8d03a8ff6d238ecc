import type { ExampleOf } from '../example-of.ts';

export const dropdownCardsExamples: Array<ExampleOf<'dropdown-cards'>> = [
  {
    component: 'dropdown-cards',
    name: 'three ages',
    en: {
      title: 'What could come first?',
      label: 'Your age',
      cards: [
        {
          title: 'Under 35',
          image: 'cover-pack',
          content:
            'Time is the heaviest thing in your pack. A small amount now has decades to grow.',
          link: {
            label: 'How savings grow',
            path: 'get-the-facts/more/how-savings-grow-on-their-own',
          },
        },
        {
          title: '35 to 49',
          image: 'cover-bridge',
          content: 'Check that you collect the whole match, and raise your rate with each raise.',
        },
        {
          title: '50 and over',
          content: 'You may put in more than others each year.\n\nAsk your plan how to turn it on.',
        },
      ],
    },
    es: {
      title: '¿Qué podría ir primero?',
      label: 'Tu edad',
      cards: [
        {
          title: 'Menos de 35',
          image: 'cover-pack',
          content:
            'Lo que más pesa en tu mochila es el tiempo. Una cantidad pequeña tiene décadas para crecer.',
          link: {
            label: 'Cómo crecen los ahorros',
            path: 'get-the-facts/more/how-savings-grow-on-their-own',
          },
        },
        {
          title: 'De 35 a 49',
          image: 'cover-bridge',
          content: 'Revisa que recibes todo el aporte, y sube tu porcentaje con cada aumento.',
        },
        {
          title: '50 o más',
          content:
            'Cada año puedes poner más que los demás.\n\nPregunta en tu plan cómo activarlo.',
        },
      ],
    },
  },
];
