/**
 * An authored text as it is stored: safe HTML with markers where the company belongs, and its plain
 * words.
 */
export interface AuthoredText {
  html: string;
  words: string;
}

/** A text that is told one paragraph at a time. */
export interface ToldText extends AuthoredText {
  /** The words of each paragraph. */
  beats: readonly string[];
}
