import { answers, catalogues } from '#server/content/catalogues.ts';

/** What the pages say and what the server answers, for tests that look for it. */
export const { en: english, es: spanish } = catalogues;
export { answers };
