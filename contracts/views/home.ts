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
  /** Whether an example of saving a percent of pay means something to the company's people. */
  hasExample: boolean;
}
