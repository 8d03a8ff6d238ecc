import type { ExampleOf } from '../example-of.ts';

export const splitSelectionExamples: Array<ExampleOf<'authorable-split-selection'>> = [
  {
    component: 'authorable-split-selection',
    name: 'two choices',
    en: {
      title: 'When do you want to start?',
      options: [
        {
          title: 'At 25',
          number: '$252k',
          imageOn: 'cover-dawn',
          imageOff: 'cover-evening',
          content: '$40,000 a year, 3% of it saved, 5.5% growth, until 65.',
          footer: 'An example, not a forecast.',
        },
        {
          title: 'At 35',
          number: '$165k',
          imageOn: 'cover-dawn',
          imageOff: 'cover-evening',
          centerBGColor: 'accent',
          centerTxtColor: 'ink',
          content: 'The same, ten years later.',
        },
      ],
    },
    es: {
      title: '¿Cuándo quieres empezar?',
      options: [
        {
          title: 'A los 25',
          number: '$252 mil',
          imageOn: 'cover-dawn',
          imageOff: 'cover-evening',
          content: '$40,000 al año, 3% ahorrado, 5.5% de crecimiento, hasta los 65.',
          footer: 'Un ejemplo, no un pronóstico.',
        },
        {
          title: 'A los 35',
          number: '$165 mil',
          imageOn: 'cover-dawn',
          imageOff: 'cover-evening',
          centerBGColor: 'accent',
          centerTxtColor: 'ink',
          content: 'Lo mismo, diez años después.',
        },
      ],
    },
  },
  {
    component: 'authorable-split-selection',
    name: 'four choices',
    en: {
      options: (['sky', 'blush', 'sun', 'leaf'] as const).map((centerBGColor, index) => ({
        title: `${index + 1}% of pay`,
        number: `${index + 1}%`,
        imageOn: 'cover-lantern',
        imageOff: 'cover-cairn',
        centerBGColor,
        content: `With $48,000 a year, ${index + 1}% is $${(index + 1) * 40} a month.`,
      })),
    },
    es: {
      options: (['sky', 'blush', 'sun', 'leaf'] as const).map((centerBGColor, index) => ({
        title: `${index + 1}% del sueldo`,
        number: `${index + 1}%`,
        imageOn: 'cover-lantern',
        imageOff: 'cover-cairn',
        centerBGColor,
        content: `Con $48,000 al año, el ${index + 1}% son $${(index + 1) * 40} al mes.`,
      })),
    },
  },
];
