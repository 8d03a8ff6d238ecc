type FoundKind = 'article' | 'faq' | 'glossary' | 'page' | 'session';

export interface FoundView {
  kind: FoundKind;
  /** The address below the company. */
  path: string;
  title: string;
  summary: string;
}
