import type { InflationArea } from '../content/fragments.ts';
import type { BlockView } from './block.ts';

export interface FaqGroupView {
  id: string;
  title: string;
  items: Array<{ id: string; question: string; answerHtml: string }>;
}

export interface TextPageView {
  title: string;
  description: string;
  updated: string;
  bodyHtml: string;
}

export interface GlossaryCardView {
  id: string;
  title: string;
  animatedImage: string;
  staticImage: string;
  descriptionHtml: string;
  exampleHtml: string;
}

export interface InflationView extends Omit<InflationArea, 'multimedia'> {
  blocks: BlockView[];
}
