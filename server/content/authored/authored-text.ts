/**
 * An authored text as it is stored: safe HTML with markers where the company belongs, and its plain
 * words.
 */
export interface AuthoredText {
  html: string;
  words: string;
}
