type FoundKind = 'article' | 'faq' | 'glossary' | 'page';

export interface FoundView {
  kind: FoundKind;
  /** Below the company. */
  path: string;
  title: string;
  summary: string;
}
