type FoundKind = 'article' | 'faq' | 'glossary' | 'page';

export interface FoundView {
  kind: FoundKind;
  /** The address below the company. */
  path: string;
  title: string;
  summary: string;
}
