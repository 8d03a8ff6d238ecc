import { useEffect, useRef, useState, type RefObject, type ToggleEvent } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { GlossaryCardView } from '#contracts/views/text-pages.ts';
import { nameOfTitle } from '#domain/analytics/event-name.ts';
import { Icon } from '../../art/icon.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import { track } from '../../state/track.ts';
import layout from '../../theme/layout.module.css';
import { OpenMark } from '../../widgets/accordion/open-mark.tsx';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { Masonry } from '../../widgets/masonry/masonry.tsx';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { Prose } from '../../widgets/prose/prose.tsx';
import { GlossaryPicture } from './glossary-picture.tsx';
import styles from './glossary-page.module.css';

export function GlossaryPage({ cards }: { cards: readonly GlossaryCardView[] }) {
  const t = useTranslations('glossary');
  const [isMoving, setIsMoving] = useState(true);
  const list = useRef<HTMLDivElement>(null);
  useOpenLinked();
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
          <div className={styles['tools']} data-script="needed">
            <OpenAll list={list} />
            <button
              type="button"
              className={`${buttonClasses('secondary', 'small')} ${styles['stop']}`}
              onClick={() => setIsMoving(!isMoving)}
            >
              <Icon name={isMoving ? 'pause' : 'play'} />
              {t(isMoving ? 'stop' : 'move')}
            </button>
          </div>
          <div ref={list} className={styles['list']}>
            <Masonry>
              {cards.map((card) => (
                <li key={card.id}>
                  <GlossaryCard card={card} isMoving={isMoving} />
                </li>
              ))}
            </Masonry>
          </div>
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

/**
 * Opens the definition that a link leads to: a browser does so itself, a navigation inside the page
 * does not.
 */
function useOpenLinked(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const words = hash === '' ? null : document.getElementById(hash.slice(1));
    const card = words?.closest('details');
    if (!words || !card || card.open) return;
    card.open = true;
    words.scrollIntoView();
  }, [hash]);
}

function OpenAll({ list }: { list: RefObject<HTMLDivElement | null> }) {
  const t = useTranslations('glossary');
  const [isOpen, setIsOpen] = useState(false);
  const toggle = (): void => {
    for (const card of list.current?.querySelectorAll('details') ?? []) card.open = !isOpen;
    setIsOpen(!isOpen);
  };
  return (
    <button type="button" className={buttonClasses('secondary', 'small')} onClick={toggle}>
      <Icon name={isOpen ? 'minus' : 'plus'} />
      {t(isOpen ? 'closeAll' : 'openAll')}
    </button>
  );
}

interface GlossaryCardProperties {
  card: GlossaryCardView;
  isMoving: boolean;
}

/** A native disclosure, which the browser also opens for a link to its words. */
function GlossaryCard({ card, isMoving }: GlossaryCardProperties) {
  const t = useTranslations('glossary');
  const note = ({ newState }: ToggleEvent): void => {
    const state = newState === 'open' ? 'expanded' : 'collapsed';
    track({ event: 'flash card', card: nameOfTitle(card.id), state });
  };
  return (
    <details className={styles['card']} onToggle={note}>
      <summary>
        <GlossaryPicture card={card} isMoving={isMoving} />
        <span className={styles['head']}>
          <h2 className={styles['title']}>{card.title}</h2>
          <OpenMark />
        </span>
      </summary>
      <div id={card.id} className={styles['words']}>
        <Prose {...card.description} />
        <div className={styles['example']}>
          <p>{t('example')}</p>
          <Prose {...card.example} />
        </div>
      </div>
    </details>
  );
}
