import { useTranslations } from 'use-intl';
import type { GlossaryCardView } from '#contracts/views/text-pages.ts';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { Prose } from '../../widgets/prose/prose.tsx';
import styles from './glossary-page.module.css';

/** One word by itself, in a frame of another site. Its drawing stands still, as nothing there would stop it. */
export function GlossaryWord({ card }: { card: GlossaryCardView }) {
  const t = useTranslations('glossary');
  const { artBase } = useShell();
  return (
    <article className={styles['alone']}>
      <PageHead title={card.title} description={t('description')} />
      <img
        src={`${artBase}/${card.staticImage}.svg`}
        alt=""
        width={400}
        height={200}
        className={styles['picture']}
      />
      <h1>{card.title}</h1>
      <GlossaryWords card={card} />
    </article>
  );
}

/** What the word means, and an example. */
export function GlossaryWords({ card }: { card: GlossaryCardView }) {
  const t = useTranslations('glossary');
  return (
    <>
      {card.isOfOtherPlans && <p>{t('otherPlans')}</p>}
      <Prose {...card.description} />
      <div className={styles['example']}>
        <p>{t('example')}</p>
        <Prose {...card.example} />
      </div>
    </>
  );
}
