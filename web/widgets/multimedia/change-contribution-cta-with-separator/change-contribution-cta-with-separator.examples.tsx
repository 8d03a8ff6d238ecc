import type { ExampleOf } from '../example-of.ts';

export const changeContributionExamples: Array<
  ExampleOf<'change-contribution-cta-with-separator'>
> = [
  {
    component: 'change-contribution-cta-with-separator',
    name: 'with the usual heading',
    en: { lead: 'It takes about three minutes.' },
    es: { lead: 'Toma unos tres minutos.' },
  },
  {
    component: 'change-contribution-cta-with-separator',
    name: 'with a heading of its own',
    en: { heading: 'One point more?' },
    es: { heading: '¿Un punto más?' },
  },
];
