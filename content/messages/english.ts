import { messages as awards } from './en/awards.ts';
import { messages as calculator } from './en/calculator.ts';
import { messages as components } from './en/components.ts';
import { messages as consent } from './en/consent.ts';
import { messages as documents } from './en/documents.ts';
import { messages as events } from './en/events.ts';
import { messages as glossary } from './en/glossary.ts';
import { messages as hispanic } from './en/hispanic.ts';
import { messages as mailForms } from './en/mail-forms.ts';
import { messages as moneyMinute } from './en/money-minute.ts';
import { messages as moneyQuestions } from './en/money-questions.ts';
import { messages as myTrail } from './en/my-trail.ts';
import { messages as pages } from './en/pages.ts';
import { messages as persona } from './en/persona.ts';
import { messages as plan } from './en/plan.ts';
import { messages as playlist } from './en/playlist.ts';
import { messages as projections } from './en/projections.ts';
import { messages as quiz } from './en/quiz.ts';
import { messages as roadTrip } from './en/road-trip.ts';
import { messages as search } from './en/search.ts';
import { messages as site } from './en/site.ts';
import { messages as targetDate } from './en/target-date.ts';
import { messages as transition } from './en/transition.ts';
import { messages as virtualEvent } from './en/virtual-event.ts';
import { messages as visitor } from './en/visitor.ts';

/**
 * The texts of the pages, by the file they stand in. Texts that the specification gives are word for
 * word, with the typographic apostrophe (’). English sets the files and keys: every other language has
 * a folder with the same ones.
 */
export const english = {
  awards,
  calculator,
  components,
  consent,
  documents,
  events,
  glossary,
  hispanic,
  'mail-forms': mailForms,
  'money-minute': moneyMinute,
  'money-questions': moneyQuestions,
  'my-trail': myTrail,
  pages,
  persona,
  plan,
  playlist,
  projections,
  quiz,
  'road-trip': roadTrip,
  search,
  site,
  'target-date': targetDate,
  transition,
  'virtual-event': virtualEvent,
  visitor,
} as const;

type Files = typeof english;
type Together<Part> = (Part extends unknown ? (part: Part) => void : never) extends (
  whole: infer Whole,
) => void
  ? { readonly [Key in keyof Whole]: Whole[Key] }
  : never;

/** The texts of all pages together. */
export type Catalogue = Together<Files[keyof Files]>;
