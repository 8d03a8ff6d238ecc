import type { ExampleOf } from '../example-of.ts';

export const s7ViewerExamples: Array<ExampleOf<'s7Viewer'>> = [
  {
    component: 's7Viewer',
    name: 'a picture to enlarge',
    en: {
      asset: 'compounding-steps.png',
      title: 'How growth builds on growth',
      alt: 'Steps that get higher: each year’s growth stands on the one before',
      summary: 'Each step stands on the one below it.',
    },
    es: {
      asset: 'compounding-steps.png',
      title: 'Cómo un crecimiento se apoya en otro',
      alt: 'Escalones cada vez más altos: lo que crece cada año se apoya en el anterior',
      summary: 'Cada escalón se apoya en el de abajo.',
    },
  },
  {
    component: 's7Viewer',
    name: 'a film that is not there',
    en: {
      asset: 'no-such-film-AVS',
      title: 'One dollar, forty years',
      summary: 'What a dollar does while you work.',
      transcript: 'This is a dollar.\n\nIt has forty years before it.',
    },
    es: {
      asset: 'no-such-film-AVS',
      title: 'Un dólar, cuarenta años',
      summary: 'Lo que hace un dólar mientras trabajas.',
      transcript: 'Este es un dólar.\n\nTiene cuarenta años por delante.',
    },
  },
];
