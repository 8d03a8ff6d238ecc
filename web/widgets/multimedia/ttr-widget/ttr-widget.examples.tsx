import type { ExampleOf } from '../example-of.ts';

export const ttrWidgetExamples: Array<ExampleOf<'ttr-widget'>> = [
  {
    component: 'ttr-widget',
    name: 'from five years before to one year after',
    en: {
      title: 'The last stretch',
      lead: 'Five years before you stop, to one year after.',
      topics: [
        { id: 'money', label: 'Money' },
        { id: 'health', label: 'Health' },
        { id: 'papers', label: 'Papers' },
      ],
      stops: [
        {
          when: 'Five years before',
          title: 'Add up what you will have',
          text: 'Savings, Social Security, a pension from before.',
          topics: ['money'],
          link: { label: 'Open the calculator', path: 'calculator' },
        },
        {
          when: 'One year before',
          title: 'Look at Medicare',
          text: 'Sign up in the months around your 65th birthday.',
          topics: ['health', 'papers'],
        },
        {
          when: 'The last day',
          title: 'Decide what happens to your account',
          text: 'Leave it, move it, or begin to take from it.',
          topics: ['money', 'papers'],
        },
        {
          when: 'One year after',
          title: 'Check your spending',
          text: 'Does the first year match the plan?',
          topics: ['money'],
        },
      ],
    },
    es: {
      title: 'El último tramo',
      lead: 'De cinco años antes de parar a un año después.',
      topics: [
        { id: 'money', label: 'Dinero' },
        { id: 'health', label: 'Salud' },
        { id: 'papers', label: 'Papeles' },
      ],
      stops: [
        {
          when: 'Cinco años antes',
          title: 'Suma lo que tendrás',
          text: 'Ahorros, Seguro Social, una pensión de antes.',
          topics: ['money'],
          link: { label: 'Abrir la calculadora', path: 'calculator' },
        },
        {
          when: 'Un año antes',
          title: 'Mira Medicare',
          text: 'Inscríbete en los meses alrededor de tus 65 años.',
          topics: ['health', 'papers'],
        },
        {
          when: 'El último día',
          title: 'Decide qué pasa con tu cuenta',
          text: 'Dejarla, moverla o empezar a usarla.',
          topics: ['money', 'papers'],
        },
        {
          when: 'Un año después',
          title: 'Revisa tus gastos',
          text: '¿El primer año se parece al plan?',
          topics: ['money'],
        },
      ],
    },
  },
];
