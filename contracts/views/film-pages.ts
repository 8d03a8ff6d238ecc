import type { MoneyMinute, TargetDate } from '../content/film-pages.ts';
import type { ArticleCardView, InfluencerView } from './article.ts';
import type { BlockView } from './block.ts';

/** A film's card, with its presenter. */
export interface MinuteCardView extends ArticleCardView {
  influencer?: Pick<InfluencerView, 'name' | 'imagePath'> & { id?: string };
}

export interface MoneyMinuteView {
  texts: MoneyMinute;
  /** The presenters of at least one film. */
  influencers: InfluencerView[];
  minutes: MinuteCardView[];
}

export interface TargetDateView extends Omit<TargetDate, 'multimedia'> {
  blocks: BlockView[];
  articles: ArticleCardView[];
}
