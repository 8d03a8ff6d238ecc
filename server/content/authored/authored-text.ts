/** An authored text as it is kept: safe HTML with marks where the company belongs, and its plain words. */
export interface AuthoredText {
  html: string;
  words: string;
}
