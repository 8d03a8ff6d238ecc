import { useTranslations } from 'use-intl';
import type { KnownMatch } from '#contracts/views/plan.ts';
import { SiteLink } from '../../../site/site-link.tsx';
import layout from '../../../theme/layout.module.css';
import styles from './match-fields.module.css';
import { useMatchWords } from './use-match-words.ts';

/**
 * Says below a result what its form says: that two numbers stand for a match of several tiers, and where they
 * are off. It stands outside of what wakes, so it costs no script.
 */
export function NearestMatch({ match }: { match: KnownMatch | undefined }) {
  const t = useTranslations('nearestMatch');
  const sayMatch = useMatchWords();
  if (match?.farthest === undefined) return null;
  const { tiers, ratePercent, upToPercentOfPay, farthest } = match;
  return (
    <section
      className={`${layout['content']} ${styles['nearest']}`}
      aria-labelledby="nearest-match"
    >
      <h2 id="nearest-match">{t('title')}</h2>
      <p>
        {t('text', {
          tiers: sayMatch(tiers),
          rate: String(ratePercent),
          upTo: String(upToPercentOfPay),
          saved: String(farthest.savedPercent),
          plan: String(farthest.planPercent),
          shown: String(farthest.twoNumbersPercent),
        })}
      </p>
      <SiteLink path="questions/match" className={layout['standalone']}>
        {t('link')}
      </SiteLink>
    </section>
  );
}
