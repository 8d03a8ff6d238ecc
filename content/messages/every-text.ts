import { messages as calculatorEnglish } from './calculator/en.ts';
import { messages as calculatorSpanish } from './calculator/es.ts';
import { messages as mailFormsEnglish } from './mail-forms/en.ts';
import { messages as mailFormsSpanish } from './mail-forms/es.ts';
import { messages as consentEnglish } from './consent/en.ts';
import { messages as consentSpanish } from './consent/es.ts';
import { messages as eventsEnglish } from './events/en.ts';
import { messages as eventsSpanish } from './events/es.ts';
import { messages as visitorEnglish } from './visitor/en.ts';
import { messages as visitorSpanish } from './visitor/es.ts';
import { messages as componentsEnglish } from './components/en.ts';
import { messages as componentsSpanish } from './components/es.ts';
import { messages as glossaryEnglish } from './glossary/en.ts';
import { messages as glossarySpanish } from './glossary/es.ts';
import { messages as moneyMinuteEnglish } from './money-minute/en.ts';
import { messages as moneyMinuteSpanish } from './money-minute/es.ts';
import { messages as targetDateEnglish } from './target-date/en.ts';
import { messages as targetDateSpanish } from './target-date/es.ts';
import { messages as hispanicEnglish } from './hispanic/en.ts';
import { messages as hispanicSpanish } from './hispanic/es.ts';
import { messages as landingsEnglish } from './landings/en.ts';
import { messages as landingsSpanish } from './landings/es.ts';
import { messages as searchEnglish } from './search/en.ts';
import { messages as searchSpanish } from './search/es.ts';
import { messages as roadTripEnglish } from './road-trip/en.ts';
import { messages as roadTripSpanish } from './road-trip/es.ts';
import { messages as playlistEnglish } from './playlist/en.ts';
import { messages as playlistSpanish } from './playlist/es.ts';
import { messages as awardsEnglish } from './awards/en.ts';
import { messages as awardsSpanish } from './awards/es.ts';
import { messages as transitionEnglish } from './transition/en.ts';
import { messages as transitionSpanish } from './transition/es.ts';
import { messages as virtualEventEnglish } from './virtual-event/en.ts';
import { messages as virtualEventSpanish } from './virtual-event/es.ts';
import { messages as siteEnglish } from './en.ts';
import { messages as siteSpanish } from './es.ts';
import { messages as pagesEnglish } from './pages/en.ts';
import { messages as pagesSpanish } from './pages/es.ts';
import { messages as personaEnglish } from './persona/en.ts';
import { messages as personaSpanish } from './persona/es.ts';
import { messages as quizEnglish } from './quiz/en.ts';
import { messages as quizSpanish } from './quiz/es.ts';

/** The texts of every page together, for the server; a browser loads the site's and its page's. */
export const english = {
  ...siteEnglish,
  ...calculatorEnglish,
  ...mailFormsEnglish,
  ...pagesEnglish,
  ...personaEnglish,
  ...quizEnglish,
  ...consentEnglish,
  ...eventsEnglish,
  ...visitorEnglish,
  ...componentsEnglish,
  ...glossaryEnglish,
  ...hispanicEnglish,
  ...landingsEnglish,
  ...searchEnglish,
  ...roadTripEnglish,
  ...moneyMinuteEnglish,
  ...targetDateEnglish,
  ...playlistEnglish,
  ...awardsEnglish,
  ...transitionEnglish,
  ...virtualEventEnglish,
} as const;
export const spanish = {
  ...siteSpanish,
  ...calculatorSpanish,
  ...mailFormsSpanish,
  ...pagesSpanish,
  ...personaSpanish,
  ...quizSpanish,
  ...consentSpanish,
  ...eventsSpanish,
  ...visitorSpanish,
  ...componentsSpanish,
  ...glossarySpanish,
  ...hispanicSpanish,
  ...landingsSpanish,
  ...searchSpanish,
  ...roadTripSpanish,
  ...moneyMinuteSpanish,
  ...targetDateSpanish,
  ...playlistSpanish,
  ...awardsSpanish,
  ...transitionSpanish,
  ...virtualEventSpanish,
} as const;
