/** An authored text that has been made safe to be shown as HTML. It stands in the document, and nowhere else. */
export interface AuthoredHtml {
  /** The text's name on its page. */
  name: string;
}
