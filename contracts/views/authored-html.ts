/** An authored text of this page, safe to be shown as it is. */
export interface AuthoredHtml {
  /** Names the text on its page. */
  name: string;
  /** The text after a navigation. A document holds it once, under its name, and here is nothing. */
  html: string | null;
}
