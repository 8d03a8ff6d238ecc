import type { ExampleOf } from '../example-of.ts';

export const flipcardsExamples: Array<ExampleOf<'flipcards'>> = [
  {
    component: 'flipcards',
    name: 'three things people ask',
    en: {
      title: 'Three things people ask',
      cards: [
        {
          title: 'What if I can’t save 6% right now?',
          imagePath: 'cover-pack',
          backText:
            'Start with what you can. One percent is a start, and many plans raise it for you.',
        },
        {
          title: 'Is the match really free?',
          imagePath: 'cover-match',
          backText:
            'It is part of your pay package. If you don’t save enough to earn it, you leave that part of your pay behind.',
        },
        {
          title: 'I’m over 50. Is it too late?',
          imagePath: 'cover-lantern',
          imageAlt: 'A lit lantern',
          frontCta: 'See what helps',
          flipIconPath: 'avatar-owl',
          backText: 'No. You may put in more each year, and every year of work still counts.',
        },
      ],
    },
    es: {
      title: 'Tres cosas que la gente pregunta',
      cards: [
        {
          title: '¿Y si no puedo ahorrar el 6% ahora?',
          imagePath: 'cover-pack',
          backText:
            'Empieza con lo que puedas. Uno por ciento ya es un comienzo, y muchos planes lo van subiendo.',
        },
        {
          title: '¿De verdad el aporte es gratis?',
          imagePath: 'cover-match',
          backText:
            'Es parte de lo que te pagan. Si no ahorras lo suficiente para recibirlo, dejas esa parte sobre la mesa.',
        },
        {
          title: 'Ya pasé de los 50. ¿Es tarde?',
          imagePath: 'cover-lantern',
          imageAlt: 'Un farol encendido',
          frontCta: 'Mira qué ayuda',
          flipIconPath: 'avatar-owl',
          backText: 'No. Puedes poner más cada año, y cada año de trabajo todavía cuenta.',
        },
      ],
    },
  },
];
