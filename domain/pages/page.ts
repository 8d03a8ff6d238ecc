import type { ArticleKind } from '../articles/article-kinds.ts';
import type { LanguageCode } from '../language/language.ts';

/** A page of the site: everything that is true of it whoever asks, and the only place that says so. */
export interface Page {
  /** As the routes are written, in lower case. A page stands below `:company`, or belongs to no company. */
  path: string;
  /** The list whose entries the last parameter of the path names. What a star catches beside them is this page itself. */
  each?:
    | 'topics'
    | 'presenters'
    | 'articles'
    | 'sessions'
    | 'stops'
    | 'questions'
    | 'animals'
    | 'plans'
    | 'money-questions';
  /** The articles among them that it shows, where they have addresses of their own there. */
  kind?: ArticleKind;
  /** The kind of articles whose cards it lists in their authors' order, sixty to a page. */
  cards?: ArticleKind;
  /**
   * The query that changes the page: the values that do, the number of a `further` page of its list, `any`
   * text, and then no copy of the page is kept, or `given` where it counts only whether there is one.
   */
  counts?: Readonly<Record<string, readonly string[] | 'further' | 'any' | 'given'>>;
  /** What a company must have for the page to be linked and found. */
  needs?: Need;
  /** The readers whom menus lead to it, where not all are meant. */
  readers?: LanguageCode;
  /** Search engines may keep it. */
  isFound?: true;
  /** What our own search knows of a page that is found; without it the search does not lead there. */
  inSearch?: InSearch;
  /** Links to it keep the language, whatever else is decided. */
  keepsLanguage?: true;
  /** False where nobody is asked how they feel. */
  asksFeelings?: false;
  /** Under its own name analytics knows two pages; all others are articles to it. */
  label?: 'Home' | 'Privacy';
  /** The legal words at its foot; `of its article` where the article that is shown decides. */
  disclosure?: 'targetDate' | 'of its article';
  /** An awards landing: every address with its name in any part leads to it, and analytics is told. */
  isAwards?: true;
  /** What the visitor's own cookie decides of it is kept by no cache outside. */
  isPrivate?: true;
  /** It stands where a page is missing or has failed. */
  problem?: 'not-found' | 'error';
}

/** A field of the company that is set, or something that the content has for it. */
type Need =
  | 'showTargetDate'
  | 'showContactUs'
  | 'unionLandingLabel'
  | 'plan'
  | 'per-hour'
  | 'survey'
  | 'event'
  | 'hispanic-landing-v2'
  | 'grammy-major'
  | 'latin-grammy';

/** Beside this the search knows the page by its names in the menus and by the `searchWords` beside its messages. */
interface InSearch {
  /** The key of the message with its title, where it is not the title of what it shows. */
  title?: string;
  /** The key of the message with its description, where it is not that of what it shows. */
  description?: string;
  /** The key of another one where the plan is paid by the hour, and the page with it. */
  byHourDescription?: string;
  /** The folder of the content whose words it shows, or one field of them. */
  shows?: `fragments/${string}` | `pages/${string}`;
}
