import type { MatchPeriod } from '#domain/calculator/assumptions.ts';
import type { ContributionLimits } from '#domain/calculator/calculator-year.ts';
import type { AnimalView } from './persona.ts';
import type { PlanView } from './plan.ts';

/** What a trail may show: the device knows which of it the visitor has chosen. */
export interface TrailView {
  /** Every plan with its steps. */
  plans: Array<Pick<AnimalView, 'plan' | 'animal' | 'title' | 'steps'>>;
  /** Every guide that the company's people may read. */
  guides: Array<{ id: string; title: string; path: string }>;
  /** Whether the company's plan has a match, or may have one. */
  hasMatch: boolean;
  wholeMatch: PlanView['wholeMatch'];
  /** Whether the plan makes up at the end of the year what its months left of the match. */
  matchPeriod: MatchPeriod;
  /** Whether people set a percent of their pay, as far as we know. */
  hasOwnRate: boolean;
  limits: ContributionLimits;
}

export interface TrailViews {
  /** All that a trail may show; which of it is the visitor's, the device knows alone. */
  getTrail(): TrailView;
}
