import { messages as calculatorEnglish } from './calculator/en.ts';
import { messages as calculatorSpanish } from './calculator/es.ts';
import { messages as siteEnglish } from './en.ts';
import { messages as siteSpanish } from './es.ts';
import { messages as personaEnglish } from './persona/en.ts';
import { messages as personaSpanish } from './persona/es.ts';

/** The texts of every page together, for the server; a browser loads the site's and its page's. */
export const english = { ...siteEnglish, ...calculatorEnglish, ...personaEnglish } as const;
export const spanish = { ...siteSpanish, ...calculatorSpanish, ...personaSpanish } as const;
