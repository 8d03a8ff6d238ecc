import type { InflationArea, MakeAChange } from '../content/fragments.ts';
import type { AuthoredHtml } from './authored-html.ts';
import type { BlockView } from './block.ts';

export interface FaqGroupView {
  id: string;
  title: string;
  items: Array<{ id: string; question: string; answer: AuthoredHtml }>;
}

export interface TextPageView {
  title: string;
  description: string;
  updated: string;
  body: AuthoredHtml;
  /** The people to call, if the page names any. */
  help: AuthoredHtml | undefined;
}

export interface GlossaryCardView {
  id: string;
  title: string;
  animatedImage: string;
  staticImage: string;
  description: AuthoredHtml;
  example: AuthoredHtml;
  /** A word of other plans, which the company’s has no use for. */
  isOfOtherPlans: boolean;
}

export interface InflationView extends Omit<InflationArea, 'multimedia'> {
  blocks: BlockView[];
}

export interface ChangeView extends Omit<MakeAChange, 'contacts'> {
  /** Whom to ask, with their numbers. */
  help: AuthoredHtml | undefined;
}

export interface TextPageViews {
  listFaqs(): FaqGroupView[];
  listGlossary(): GlossaryCardView[];
  getTextPage(page: string): TextPageView;
  getInflation(): InflationView;
  getChange(): ChangeView;
}
