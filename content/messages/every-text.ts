import { messages as calculatorEnglish } from './calculator/en.ts';
import { messages as calculatorSpanish } from './calculator/es.ts';
import { messages as componentsEnglish } from './components/en.ts';
import { messages as componentsSpanish } from './components/es.ts';
import { messages as glossaryEnglish } from './glossary/en.ts';
import { messages as glossarySpanish } from './glossary/es.ts';
import { messages as searchEnglish } from './search/en.ts';
import { messages as searchSpanish } from './search/es.ts';
import { messages as siteEnglish } from './en.ts';
import { messages as siteSpanish } from './es.ts';

/** The texts of every page together, for the server; a browser loads the site's and its page's. */
export const english = {
  ...siteEnglish,
  ...calculatorEnglish,
  ...componentsEnglish,
  ...glossaryEnglish,
  ...searchEnglish,
} as const;
export const spanish = {
  ...siteSpanish,
  ...calculatorSpanish,
  ...componentsSpanish,
  ...glossarySpanish,
  ...searchSpanish,
} as const;
