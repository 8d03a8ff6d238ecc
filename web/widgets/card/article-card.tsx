import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ArticleCardView } from '#contracts/views/article.ts';
import {
  DESCRIPTION_LENGTH,
  TITLE_LENGTH,
  truncate,
  type CardVariant,
} from '#domain/text/truncate.ts';
import { Icon } from '../../art/icon.tsx';
import { Art } from '../../art/art.tsx';
import { OutsideLink } from '../link/outside-link.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { Badge } from '../badge/badge.tsx';
import { ReadingTime } from './reading-time.tsx';
import styles from './article-card.module.css';

interface ArticleCardProperties {
  card: ArticleCardView;
  headingLevel: 2 | 3;
  /** True for a card near the top of the page, whose cover is fetched at once. */
  isEager?: boolean;
  /**
   * A contained card stands inside another page and shows neither description nor likes. The
   * specification leaves open that the row at the foot of an article has cards of full width.
   */
  variant?: CardVariant;
  /** More about the article, below everything else. */
  children?: ReactNode;
}

/** A picture with text under it; the whole card is one link. */
export function ArticleCard({
  card,
  headingLevel,
  isEager = false,
  variant = 'standard',
  children,
}: ArticleCardProperties) {
  const t = useTranslations('cards');
  const isStandard = variant === 'standard';
  const Heading = `h${headingLevel}` as const;
  const title = truncate(card.title, TITLE_LENGTH[variant]);
  return (
    <article className={styles['card']}>
      <div className={styles['cover']}>
        <Art
          name={card.image}
          width={400}
          height={250}
          isLazy={!isEager}
          className={styles['picture']}
        />
        {card.badge && (
          <span className={styles['badge']}>
            <Badge status={card.badge} />
          </span>
        )}
        {card.isVideo && (
          <span className={styles['play']}>
            <Icon name="play-filled" />
          </span>
        )}
      </div>
      <Heading className={styles['title']}>
        {card.opensNewTab ? (
          <OutsideLink href={card.href} className={styles['link']} hasIcon={false}>
            {title}
          </OutsideLink>
        ) : (
          <SiteLink path={card.href} className={styles['link']}>
            {title}
          </SiteLink>
        )}
      </Heading>
      {isStandard && (
        <p className={styles['description']}>{truncate(card.description, DESCRIPTION_LENGTH)}</p>
      )}
      <p className={styles['meta']}>
        <span className={styles['fact']}>
          <ReadingTime {...card} />
        </span>
        {isStandard && card.likes > 0 && (
          <span className={styles['fact']}>
            <Icon name="heart" />
            {t('likes', { likes: card.likes })}
          </span>
        )}
      </p>
      {children}
    </article>
  );
}
