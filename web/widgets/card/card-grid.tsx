import { Fragment } from 'react';
import type { ArticleCardView } from '#contracts/views/article.ts';
import { isRowBreakAfter } from '#domain/articles/card-grid.ts';
import type { CardVariant } from '#domain/text/truncate.ts';
import { Art } from '../../art/art.tsx';
import { ArticleCard } from './article-card.tsx';
import styles from './card-grid.module.css';

interface CardGridProperties {
  cards: readonly ArticleCardView[];
  headingLevel: 2 | 3;
  eagerCards?: number;
  variant?: CardVariant;
}

/** Cards in rows of three, with a dotted trail after each row. */
export function CardGrid({
  cards,
  headingLevel,
  eagerCards = 0,
  variant = 'standard',
}: CardGridProperties) {
  return (
    <ul role="list" className={styles['grid']}>
      {cards.map((card, index) => (
        <Fragment key={card.id}>
          <li>
            <ArticleCard
              card={card}
              headingLevel={headingLevel}
              isEager={index < eagerCards}
              variant={variant}
            />
          </li>
          {isRowBreakAfter(index, cards.length) && (
            <li className={styles['break']} aria-hidden="true">
              <Art name="trail-break" width={1200} height={48} />
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  );
}
