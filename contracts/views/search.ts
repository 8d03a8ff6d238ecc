type FoundKind = 'article' | 'episode' | 'faq' | 'film' | 'glossary' | 'page' | 'session';

export interface FoundView {
  kind: FoundKind;
  /** The address below the company. */
  path: string;
  title: string;
  summary: string;
  /** Where in it the words are; the address leads there. */
  place?: { seconds: number } | { slide: number };
}
