import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import type { GlossaryCardView } from '#contracts/views/text-pages.ts';
import { nameOfTitle } from '#domain/analytics/event-name.ts';
import { Island } from '../../islands/island.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { RenderContextReact } from '../../site/render-context.ts';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { OpenMark } from '../../widgets/accordion/open-mark.tsx';
import { Masonry } from '../../widgets/masonry/masonry.tsx';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { GlossaryPicture } from './glossary-picture.tsx';
import { GlossaryWords } from './glossary-word.tsx';
import styles from './glossary-page.module.css';
import { GlossaryTools } from './glossary-tools.tsx';
import { KEEP_OPEN_SCRIPT, openCardsKey } from './keep-open.ts';

const LIST_ID = 'words';

export function GlossaryPage({ cards }: { cards: readonly GlossaryCardView[] }) {
  const t = useTranslations('glossary');
  const { companyId } = useShell().company;
  const { mark } = useContext(RenderContextReact) ?? {};
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
            <Island name="glossary-tools" wake="press" data={{ listId: LIST_ID }}>
              <GlossaryTools listId={LIST_ID} />
            </Island>
          </div>
          <div id={LIST_ID} className={styles['list']} data-keeps={openCardsKey(companyId)}>
            <Masonry>
              {cards.map((card) => (
                <li key={card.id}>
                  <GlossaryCard card={card} />
                </li>
              ))}
            </Masonry>
          </div>
          <script nonce={mark} dangerouslySetInnerHTML={{ __html: KEEP_OPEN_SCRIPT }} />
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

/** A native disclosure, which the browser also opens for a link to its words. */
function GlossaryCard({ card }: { card: GlossaryCardView }) {
  return (
    <details className={styles['card']} data-card={nameOfTitle(card.id)}>
      <summary>
        <GlossaryPicture card={card} />
        <span className={styles['head']}>
          <h2 className={styles['title']}>{card.title}</h2>
          <OpenMark />
        </span>
      </summary>
      <div id={card.id} className={styles['words']}>
        <GlossaryWords card={card} />
      </div>
    </details>
  );
}
