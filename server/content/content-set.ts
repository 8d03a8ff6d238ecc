import type { ArticleFile, ArticleText, InsetPart } from '#contracts/content/article.ts';
import type { InfluencerFile, Topic } from '#contracts/content/collections.ts';
import type { ContactFile } from '#contracts/content/contacts.ts';
import type { Block } from '#contracts/content/multimedia/schemas.ts';
import type { Company } from '#contracts/content/company.ts';
import type { AnimalFile, QuestionFile } from '#contracts/content/persona.ts';
import type { FlagFile } from '#contracts/content/flags.ts';
import type { SessionFile, SessionText, SlideArt } from '#contracts/content/session.ts';
import type { LocalText } from '#contracts/content/texts.ts';
import type { AuthoredText, ToldText } from './authored/authored-text.ts';
import type { Captions } from '#domain/media/captions.ts';
import type { Animal } from '#domain/persona/animals.ts';
import type { ContentProblem } from './problems.ts';
import type { Mp4Head } from './films/read-mp4.ts';
import type { Drawing } from './drawings/drawing.ts';
import type { FindIndex } from './search/text-indexes.ts';
import type { PerLanguage } from '#domain/language/language.ts';
import type { PlanPart } from '#domain/plan/plan-has.ts';

/** What of ours stands in a text, and where in its HTML. */
export interface PlacedInset {
  part: InsetPart;
  at: number;
}

export interface BodyHtml {
  kind: 'html';
  html: string;
  /** From the beginning of the text to its end. */
  insets?: readonly PlacedInset[];
}

export type BodyPart = BodyHtml | { kind: 'block'; block: Block };

export interface ArticleInLanguage extends Omit<ArticleText, 'multimedia' | 'quiz' | 'closing'> {
  /** The text with the blocks between its parts; blocks without a place come last. */
  body: BodyPart[];
  /** The text without markup, for the search. */
  words: string;
  closing: AuthoredText | undefined;
}

export interface Article extends ArticleFile {
  id: string;
  /**
   * The last part of the address: given by the author, or made from the title in the default
   * language.
   */
  path: string;
  texts: PerLanguage<ArticleInLanguage>;
}

/** A slide of a told session; each paragraph of its text is told by itself. */
export interface SessionSlide {
  heading: string;
  art: SlideArt | undefined;
  told: ToldText;
}

export interface SessionInLanguage extends Pick<SessionText, 'title' | 'description'> {
  slides: SessionSlide[];
  questions: Array<{ question: string; answer: AuthoredText }>;
  do: Omit<SessionText['do'], 'text'> & { text: AuthoredText };
}

export interface Session extends SessionFile {
  id: string;
  texts: PerLanguage<SessionInLanguage>;
}

export interface FaqGroup {
  id: string;
  title: LocalText;
  items: Array<{
    id: string;
    needs: readonly PlanPart[];
    question: LocalText;
    answer: PerLanguage<AuthoredText>;
  }>;
}

export interface GlossaryCard {
  id: string;
  /** What a plan must have for its people to find the card by a search. */
  needs: readonly PlanPart[];
  animatedImage: string;
  staticImage: string;
  title: LocalText;
  description: PerLanguage<AuthoredText>;
  example: PerLanguage<AuthoredText>;
}

export interface TextPage {
  title: string;
  description: string;
  updated: string;
  contacts: readonly string[];
  body: AuthoredText;
}

export interface MediaFile {
  name: string;
  /** Where it lies below the content folder. */
  file: string;
  /** Changes whenever the file is written. */
  stamp: string;
  /** The content type, from the list of allowed kinds. */
  type: string;
  /** The address holds a hash of the file, so it may be cached for ever. */
  hash: string;
  byteLength: number;
  size: { width: number; height: number } | undefined;
  /** What an MP4 says of itself. */
  film: Mp4Head | undefined;
  /** How long an MP3 lasts. */
  sound: { seconds: number } | undefined;
  /** What the file of captions says. */
  captions: Captions | undefined;
}

export interface PersonaContent {
  questions: readonly QuestionFile[];
  animals: ReadonlyMap<Animal, AnimalFile>;
}

export interface ContentSet {
  version: string;
  /**
   * The hash of each part by its key, and of what lists read of many parts: what has the same hash
   * says the same.
   */
  parts: ReadonlyMap<string, string>;
  /** Blocks that the pages leave out, and why. */
  refusals: readonly ContentProblem[];
  companies: ReadonlyMap<string, Company>;
  /** Companies that are there but cannot be served, because they have never been without a mistake. */
  unavailable: ReadonlySet<string>;
  topics: readonly Topic[];
  /** The topics in the authors' order. */
  articles: readonly Article[];
  influencers: ReadonlyMap<string, InfluencerFile>;
  /** The told sessions by their ids. */
  sessions: ReadonlyMap<string, Session>;
  contacts: ReadonlyMap<string, ContactFile>;
  faqs: readonly FaqGroup[];
  glossary: readonly GlossaryCard[];
  pages: ReadonlyMap<string, PerLanguage<TextPage>>;
  /** The data of each fragment by `{company}/{fragment}`. */
  fragments: ReadonlyMap<string, PerLanguage<unknown>>;
  persona: PersonaContent;
  flags: FlagFile;
  /** Drawings by name, which are painted for each company. */
  art: ReadonlyMap<string, Drawing>;
  /** Changes with any drawing. */
  artVersion: string;
  media: ReadonlyMap<string, MediaFile>;
  /** The words of all texts, by which the search finds them; they follow a change of the content. */
  wordsIn: FindIndex;
}
