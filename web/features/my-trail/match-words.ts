import { useTranslations } from 'use-intl';
import type { TrailView } from '#contracts/views/trail.ts';
import type { SitePath } from '#domain/pages/site-path.ts';

/** The guide about the match, which every company with one has. */
export const MATCH_GUIDE: SitePath =
  'articles/employer-match/the-match-money-that-meets-you-halfway';

/** What the company's plan says of its match, or what to ask where nobody has told us. */
export function useMatchText({ wholeMatch }: Pick<TrailView, 'wholeMatch'>): string {
  const t = useTranslations('myTrail');
  if (!wholeMatch) return t('matchUnknown');
  const { matchPercent, ratePercent } = wholeMatch;
  return t('matchWhole', { added: String(matchPercent), rate: String(ratePercent) });
}
