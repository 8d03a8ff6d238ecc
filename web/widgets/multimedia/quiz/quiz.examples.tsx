import type { ExampleOf } from '../example-of.ts';

export const quizExamples: Array<ExampleOf<'quiz'>> = [
  {
    component: 'quiz',
    name: 'true, false and depends',
    en: {
      config: {
        title: 'Myth or fact?',
        content: 'Three sentences about saving. Which of them hold?',
        ctas: { start: 'Start the quiz', next: 'Next', end: 'Finish' },
        startImage: 'cover-fork',
        endImage: 'cover-campfire',
        endTitle: 'Well walked',
        endContent: 'Now you know more than most.',
        endButtonLabel: 'Read the guides',
        endButtonURL: 'get-the-facts',
      },
      options: [
        {
          myth: 'You need a lot of money to start saving.',
          image: 'cover-pack',
          content: 'Think of the smallest amount you would not miss.',
          correctAnswer: 'false',
          answers: {
            true: 'Most plans let you start at 1% of your pay.',
            false: 'Most plans let you start at 1% of your pay.',
          },
        },
        {
          myth: 'You can change your rate at any time.',
          correctAnswer: 'depends',
          answers: {
            true: 'Most plans allow it.',
            false: 'Most plans allow it.',
            depends: 'Most plans allow it, some only at certain dates.',
          },
        },
        {
          myth: 'Prices can double during one retirement.',
          correctAnswer: 'true',
          answers: {
            true: 'At 3% a year it takes about 24 years.',
            false: 'They can: at 3% a year it takes about 24 years.',
          },
        },
      ],
    },
    es: {
      config: {
        title: '¿Mito o verdad?',
        content: 'Tres frases sobre el ahorro. ¿Cuáles son ciertas?',
        ctas: { start: 'Empezar', next: 'Siguiente', end: 'Terminar' },
        startImage: 'cover-fork',
        endImage: 'cover-campfire',
        endTitle: 'Buen camino',
        endContent: 'Ya sabes más que la mayoría.',
        endButtonLabel: 'Leer las guías',
        endButtonURL: 'get-the-facts',
      },
      options: [
        {
          myth: 'Hace falta mucho dinero para empezar a ahorrar.',
          image: 'cover-pack',
          content: 'Piensa en la cantidad más pequeña que no extrañarías.',
          correctAnswer: 'false',
          answers: {
            true: 'Casi todos los planes te dejan empezar con el 1% de tu sueldo.',
            false: 'Casi todos los planes te dejan empezar con el 1% de tu sueldo.',
          },
        },
        {
          myth: 'Puedes cambiar tu porcentaje cuando quieras.',
          correctAnswer: 'depends',
          answers: {
            true: 'Casi todos los planes lo permiten.',
            false: 'Casi todos los planes lo permiten.',
            depends: 'Casi todos los planes lo permiten; algunos, solo en ciertas fechas.',
          },
        },
        {
          myth: 'Los precios pueden duplicarse durante una jubilación.',
          correctAnswer: 'true',
          answers: {
            true: 'Al 3% anual tardan unos 24 años.',
            false: 'Sí pueden: al 3% anual tardan unos 24 años.',
          },
        },
      ],
    },
  },
];
