import type { BlockView } from './block.ts';
import type { TransitionFragment, VirtualEventFragment } from '../content/guidance-fragments.ts';
import type { TtrWidgetData } from '../content/multimedia/ttr-widget.ts';
import type { ArticleCardView } from './article.ts';

export interface VirtualEventView {
  event: Omit<VirtualEventFragment, 'promo'>;
  /** The articles in the order of the company's list. */
  cards: ArticleCardView[];
}

export interface TransitionView extends Omit<TransitionFragment, 'multimedia' | 'survey'> {
  /** Undefined when the author's timeline is malformed. */
  timeline: TtrWidgetData | undefined;
  blocks: BlockView[];
  /** The link to the survey, where the company has one. */
  invitation: TransitionFragment['survey']['invitation'] | undefined;
}

export interface SurveyView extends Omit<TransitionFragment['survey'], 'invitation'> {
  provider: string;
  url: string;
  host: string;
}
