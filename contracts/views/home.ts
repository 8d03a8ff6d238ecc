import type { MatchTier } from '#domain/plan/plan.ts';
import type { HomeLanding } from '../content/fragments.ts';

/** An invitation to another page. */
export interface PromoView {
  title: string;
  lead: string;
  label: string;
  path: string;
  pictures: string[];
}

export interface HomeView {
  landing: Omit<HomeLanding, 'invitations'>;
  promos: PromoView[];
  /**
   * What an example of saving a percent of pay assumes; undefined where it means nothing to the
   * company's people.
   */
  onePercent: { match: MatchTier | undefined } | undefined;
}

export interface HomeViews {
  getHome(): HomeView;
}
