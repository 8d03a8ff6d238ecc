import type { LanguageCode } from '#domain/language/language.ts';
import { authoredWords } from '../catalogues.ts';

/** What a link to another site has: a tab of its own, and words that say so to whoever does not see it open. */
interface OutsideLink {
  target: string;
  rel: string;
  /** They follow the words of the link, in an element of this class. */
  hidden: { className: string; words: string };
}

/** Said once for the links in a text, which are nodes of a tree, and for those that are written as HTML. */
export function outsideLink(language: LanguageCode): OutsideLink {
  const words = ` (${authoredWords[language].newTab})`;
  return { target: '_blank', rel: 'noopener', hidden: { className: 'visually-hidden', words } };
}
