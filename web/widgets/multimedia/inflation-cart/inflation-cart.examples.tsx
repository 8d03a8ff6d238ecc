import type { CartPiece } from '#contracts/content/multimedia/inflation-cart.ts';
import type { ExampleOf } from '../example-of.ts';

const source = {
  label: 'Bureau of Labor Statistics, CUUR0000SAH',
  url: 'https://data.bls.gov/timeseries/CUUR0000SAH',
};

const english: CartPiece = {
  header: 'Prices went up.',
  change: '+60%',
  series: 'An example, all items of the group',
  period: '2000 to 2025',
  items: [{ desc: 'What cost $10 costs about $16' }, { desc: 'A little every year' }],
  source,
};

const spanish: CartPiece = {
  header: 'Los precios subieron.',
  change: '+60%',
  series: 'Un ejemplo, todo el grupo',
  period: 'de 2000 a 2025',
  items: [{ desc: 'Lo que costaba $10 cuesta unos $16' }, { desc: 'Un poco cada año' }],
  source,
};

function fill(piece: CartPiece): ExampleOf<'inflation-cart'>['en']['pieces'] {
  return {
    Apparel: piece,
    Food: piece,
    Other: piece,
    Education: piece,
    Housing: piece,
    Medical: piece,
    Recreation: piece,
    Transportation: piece,
  };
}

export const inflationCartExamples: Array<ExampleOf<'inflation-cart'>> = [
  {
    component: 'inflation-cart',
    name: 'eight categories',
    en: {
      title: 'What is in your cart?',
      lead: 'Pick a category.',
      note: 'Figures for an example.',
      pieces: fill(english),
    },
    es: {
      title: '¿Qué llevas en tu carrito?',
      lead: 'Elige una categoría.',
      note: 'Cifras de ejemplo.',
      pieces: fill(spanish),
    },
  },
];
