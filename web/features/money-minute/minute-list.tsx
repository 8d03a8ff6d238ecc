import { useTranslations } from 'use-intl';
import type { MinuteCardView } from '#contracts/views/film-pages.ts';
import { Art } from '../../art/art.tsx';
import { Icon } from '../../art/icon.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { influencerArticlesReadCleared } from '../../state/articles-slice.ts';
import { useAppDispatch, useAppSelector } from '../../state/use-store.ts';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { ArticleCard } from '../../widgets/card/article-card.tsx';
import grid from '../../widgets/card/card-grid.module.css';
import styles from './minute-list.module.css';

export function MinuteList({ minutes }: { minutes: readonly MinuteCardView[] }) {
  const read = useAppSelector((state) => state.articles.influencerArticlesRead);
  const hasAll = minutes.every(({ id }) => read.includes(id));
  return (
    <>
      <ul role="list" className={grid['grid']}>
        {minutes.map((minute, at) => (
          <li key={minute.id}>
            <ArticleCard card={minute} headingLevel={3} isEager={at < 3}>
              <Foot minute={minute} isWatched={read.includes(minute.id)} />
            </ArticleCard>
          </li>
        ))}
      </ul>
      {hasAll && <StartAgain first={minutes[0]} />}
    </>
  );
}

function Foot({ minute, isWatched }: { minute: MinuteCardView; isWatched: boolean }) {
  const t = useTranslations('moneyMinute');
  if (minute.influencer === undefined && !isWatched) return null;
  return (
    <p className={styles['foot']}>
      {minute.influencer && (
        <span className={styles['person']}>
          <span className={styles['portrait']}>
            <Art name={minute.influencer.imagePath} width={240} height={240} />
          </span>
          {minute.influencer.name}
        </span>
      )}
      {isWatched && (
        <span className={styles['watched']}>
          <Icon name="check" />
          {t('watched')}
        </span>
      )}
    </p>
  );
}

/**
 * Shown once all films were watched: leads back to the first one, which then counts as the only one
 * watched.
 */
function StartAgain({ first }: { first: MinuteCardView | undefined }) {
  const t = useTranslations('moneyMinute');
  const dispatch = useAppDispatch();
  if (first === undefined) return null;
  return (
    <p className={styles['again']}>
      <SiteLink
        path={first.href}
        className={buttonClasses('secondary')}
        onClick={() => dispatch(influencerArticlesReadCleared(first.id))}
      >
        {t('again')}
      </SiteLink>
    </p>
  );
}
