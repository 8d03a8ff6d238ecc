import { messages as calculatorEnglish } from './calculator/en.ts';
import { messages as calculatorSpanish } from './calculator/es.ts';
import { messages as mailFormsEnglish } from './mail-forms/en.ts';
import { messages as mailFormsSpanish } from './mail-forms/es.ts';
import { messages as siteEnglish } from './en.ts';
import { messages as siteSpanish } from './es.ts';

/** The texts of every page together, for the server; a browser loads the site's and its page's. */
export const english = { ...siteEnglish, ...calculatorEnglish, ...mailFormsEnglish } as const;
export const spanish = { ...siteSpanish, ...calculatorSpanish, ...mailFormsSpanish } as const;
