import type { MoneyMinute, TargetDate } from '../content/film-pages.ts';
import type { CutList } from '#domain/lists/list-page.ts';
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
  /** One page of the films of the chosen presenter, or of everyone. */
  minutes: CutList<MinuteCardView>;
  /** How many films there are of everyone. */
  total: number;
}

export interface MoneyMinuteQuery {
  /** The presenter in the address; one who is unknown chooses nothing. */
  presenter: string | undefined;
  number: number;
}

export interface TargetDateView extends Omit<TargetDate, 'multimedia'> {
  blocks: BlockView[];
  /** One page of them. */
  articles: CutList<ArticleCardView>;
}

export interface FilmPageViews {
  getMoneyMinute(query: MoneyMinuteQuery): MoneyMinuteView;
  /**
   * Undefined where the company does not show target date funds. Articles about them stay: people
   * own such funds whatever their company shows.
   */
  findTargetDate(number: number): TargetDateView | undefined;
}
