import type { ExampleOf } from '../example-of.ts';

export const aftdExamples: Array<ExampleOf<'aftd'>> = [
  {
    component: 'aftd',
    name: 'three things',
    en: {
      id: 'example-match',
      title: 'A few things to do',
      lead: 'About fifteen minutes, and you will know where you stand.',
      items: [
        {
          id: 'find',
          text: 'Find your rate',
          detail: 'It is on your pay stub, beside the name of the plan.',
        },
        {
          id: 'compare',
          text: 'Compare it with the match',
          link: { label: 'What a match is', path: 'faqs' },
        },
        {
          id: 'change',
          text: 'Raise it by one point',
          link: { label: 'Read about limits', path: 'https://www.irs.gov/retirement-plans' },
        },
      ],
    },
    es: {
      id: 'example-match',
      title: 'Unas cuantas cosas por hacer',
      lead: 'Unos quince minutos, y sabrás dónde estás.',
      items: [
        {
          id: 'find',
          text: 'Busca tu porcentaje',
          detail: 'Está en tu talón de pago, junto al nombre del plan.',
        },
        {
          id: 'compare',
          text: 'Compáralo con el aporte',
          link: { label: 'Qué es el aporte del empleador', path: 'faqs' },
        },
        {
          id: 'change',
          text: 'Súbelo un punto',
          link: {
            label: 'Lee sobre los límites (en inglés)',
            path: 'https://www.irs.gov/retirement-plans',
          },
        },
      ],
    },
  },
];
