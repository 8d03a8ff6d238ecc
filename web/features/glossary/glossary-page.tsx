import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GlossaryCardView } from '#contracts/services.ts';
import { Icon } from '../../art/icon.tsx';
import { PageHead } from '../../i18n/page-head.tsx';
import { SiteLink } from '../../i18n/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { Masonry } from '../../widgets/masonry/masonry.tsx';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { Prose } from '../../widgets/prose/prose.tsx';
import { GlossaryPicture } from './glossary-picture.tsx';
import styles from './glossary-page.module.css';

export type GlossaryEntry = Omit<GlossaryCardView, 'descriptionHtml' | 'exampleHtml'> &
  Record<'descriptionHtml' | 'exampleHtml', string | null>;

export function GlossaryPage({ cards }: { cards: readonly GlossaryEntry[] }) {
  const t = useTranslations('glossary');
  const [isMoving, setIsMoving] = useState(true);
  return (
    <>
      <PageHead title={t('pageTitle')} description={t('description')} />
      <PageBanner
        title={t('title')}
        lead={t('lead')}
        scene="scene-glossary"
        sceneHeight={420}
        ground="sky"
      />
      <div className={layout['content']}>
        <div className={styles['page']}>
          <button
            data-script="needed"
            type="button"
            className={`${buttonClasses('secondary', 'small')} ${styles['stop']}`}
            onClick={() => setIsMoving(!isMoving)}
          >
            <Icon name={isMoving ? 'pause' : 'play'} />
            {t(isMoving ? 'stop' : 'move')}
          </button>
          <Masonry>
            {cards.map((card) => (
              <li key={card.id} id={card.id} className={styles['card']}>
                <GlossaryPicture card={card} isMoving={isMoving} />
                <h2 className={styles['title']}>{card.title}</h2>
                <div className={styles['words']}>
                  <Prose name={`${card.id}-description`} html={card.descriptionHtml} />
                  <div className={styles['example']}>
                    <p>{t('example')}</p>
                    <Prose name={`${card.id}-example`} html={card.exampleHtml} />
                  </div>
                </div>
              </li>
            ))}
          </Masonry>
          <p className={styles['other']}>
            {t('search')}{' '}
            <SiteLink path="search" className={layout['standalone']}>
              {t('searchLink')}
            </SiteLink>
          </p>
        </div>
      </div>
    </>
  );
}
