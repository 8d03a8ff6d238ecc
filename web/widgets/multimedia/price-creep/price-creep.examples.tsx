import type { ExampleOf } from '../example-of.ts';

const url = 'https://www.the-numbers.com/news/254660830';

export const priceCreepExamples: Array<ExampleOf<'price-creep'>> = [
  {
    component: 'price-creep',
    name: 'the movie ticket',
    en: {
      title: 'One ticket, seven prices',
      lead: 'Move the slider and watch the ticket.',
      item: 'Movie ticket',
      source: { label: 'NATO and the Cinema Foundation', url },
    },
    es: {
      title: 'Un boleto, siete precios',
      lead: 'Mueve el control y mira el boleto.',
      item: 'Boleto de cine',
      source: { label: 'NATO y la Cinema Foundation (en inglés)', url },
    },
  },
];
