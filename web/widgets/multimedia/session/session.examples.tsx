import type { ExampleOf } from '../example-of.ts';

export const sessionExamples: Array<ExampleOf<'session'>> = [
  {
    component: 'session',
    name: 'a told session',
    en: { session: 'settle-in' },
    es: { session: 'settle-in' },
  },
];
