import { useTranslations } from 'use-intl';
import type { ArticleCardView } from '#contracts/views/article.ts';
import { Icon } from '../../art/icon.tsx';
import { useAppSelector } from '../../state/use-store.ts';
import { ArticleCard } from '../../widgets/card/article-card.tsx';
import grid from '../../widgets/card/card-grid.module.css';
import styles from './event-guides.module.css';

/** The guides of the event. The device, not the server, knows which of them were read. */
export function EventGuides({ cards }: { cards: readonly ArticleCardView[] }) {
  const t = useTranslations('virtualEvent');
  const readArticles = useAppSelector((state) => state.articles.readArticles);
  const total = cards.length;
  const isRead = ({ id }: ArticleCardView): boolean => readArticles.includes(id);
  const read = cards.filter(isRead).length;
  return (
    <>
      <p className={styles['progress']}>
        {read === 0 ? t('guides', { total }) : t('progress', { read, total: String(total) })}
      </p>
      <ul role="list" className={`${grid['grid']} ${styles['guides']}`}>
        {cards.map((card) => (
          <li key={card.id} className={styles['guide']}>
            <ArticleCard card={card} headingLevel={3} />
            {isRead(card) && (
              <p className={styles['read']}>
                <Icon name="check" />
                {t('read')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
