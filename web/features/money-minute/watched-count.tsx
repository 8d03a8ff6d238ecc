import { useTranslations } from 'use-intl';
import { useAppSelector } from '../../state/use-store.ts';
import styles from './money-minute-page.module.css';

/**
 * The count is known only in the browser, so the line is empty in the HTML, which all visitors
 * share.
 */
export function WatchedCount({ total }: { total: number }) {
  const t = useTranslations('moneyMinute');
  const read = useAppSelector((state) => state.articles.influencerArticlesRead);
  // A film that was seen may be there no longer.
  const watched = Math.min(read.length, total);
  return (
    <p className={styles['watched']}>
      {watched > 0 &&
        (watched === total
          ? t('watchedAll')
          : t('watchedCount', { watched: String(watched), count: String(total) }))}
    </p>
  );
}
