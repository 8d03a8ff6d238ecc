import { answers, catalogues } from '#server/content/catalogues.ts';

/** The texts of the pages and of the server's answers, for tests that search for them. */
export const { en: english, es: spanish } = catalogues;
export { answers };
