/** An authored text that has been made safe to be shown as HTML. */
export interface AuthoredHtml {
  /** The text's name on its page. */
  name: string;
  /**
   * The text where it came with a navigation; null in a document, which holds the text once under
   * its name.
   */
  html: string | null;
}
