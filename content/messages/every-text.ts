import { messages as calculatorEnglish } from './calculator/en.ts';
import { messages as calculatorSpanish } from './calculator/es.ts';
import { messages as consentEnglish } from './consent/en.ts';
import { messages as consentSpanish } from './consent/es.ts';
import { messages as eventsEnglish } from './events/en.ts';
import { messages as eventsSpanish } from './events/es.ts';
import { messages as visitorEnglish } from './visitor/en.ts';
import { messages as visitorSpanish } from './visitor/es.ts';
import { messages as siteEnglish } from './en.ts';
import { messages as siteSpanish } from './es.ts';

/** The texts of every page together, for the server; a browser loads the site's and its page's. */
export const english = {
  ...siteEnglish,
  ...calculatorEnglish,
  ...consentEnglish,
  ...eventsEnglish,
  ...visitorEnglish,
} as const;
export const spanish = {
  ...siteSpanish,
  ...calculatorSpanish,
  ...consentSpanish,
  ...eventsSpanish,
  ...visitorSpanish,
} as const;
