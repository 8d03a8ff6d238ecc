import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AwardsView } from '#contracts/views/awards.ts';
import type { AwardsVariant } from '#domain/pages/awards-variant.ts';
import { Art } from '../../art/art.tsx';
import { Island } from '../../islands/island.tsx';
import { OutsideLink } from '../../widgets/link/outside-link.tsx';
import { PageHead } from '../../site/page-head.tsx';
import layout from '../../theme/layout.module.css';
import { FailedPage } from '../../widgets/failed-page/failed-page.tsx';
import { LazyBlock } from '../../widgets/multimedia/lazy-block.tsx';
import { NavigatorCards } from '../../widgets/navigator-cards/navigator-cards.tsx';
import styles from './awards-page.module.css';
import { MeetTheArtist } from './meet-the-artist.tsx';
import { SectionNav } from './section-nav.tsx';
import { WatchSection } from './watch-section.tsx';

interface AwardsPageProperties {
  variant: AwardsVariant;
  landing: AwardsView | undefined;
}

/**
 * A campaign around an evening of music: films, songs and the people behind them. The specification
 * names nobody, so every musician, mark and award is made up, and the disclosure says so.
 */
export function AwardsPage({ variant, landing }: AwardsPageProperties) {
  return landing === undefined ? (
    <LoadingFailed variant={variant} />
  ) : (
    <Landing variant={variant} landing={landing} />
  );
}

/** Shown when the landing's fragment is missing or cannot be read. */
function LoadingFailed({ variant }: { variant: AwardsVariant }) {
  const t = useTranslations('awards');
  const landing = useTranslations('landings');
  const error = useTranslations('error');
  return (
    <FailedPage
      failure={{ name: 'awards/contentFailed', reason: t(`failure.${variant}`) }}
      heading={landing('errorLoading')}
      lead={error('generic')}
    />
  );
}

function Landing({ variant, landing }: { variant: AwardsVariant; landing: AwardsView }) {
  const { title, description, lead, scene, navLabels, disclosure, sources } = landing;
  const { watch, listen, meetTheArtist, navigator } = landing;
  return (
    <>
      <PageHead title={title} description={description} />
      <header className={styles['hero']} data-variant={variant}>
        <Art name={scene} width={1440} height={460} isLazy={false} className={styles['scene']} />
        <div className={layout['content']}>
          <div className={styles['words']}>
            <h1>{title}</h1>
            <p className={layout['lead']}>{lead}</p>
          </div>
        </div>
      </header>
      <SectionNav labels={navLabels} />
      <Section id="watch" label={navLabels.watch}>
        {watch && <WatchSection watch={watch} variant={variant} />}
      </Section>
      <Section id="Listen" label={navLabels.listen} ground="sun">
        {listen && <LazyBlock block={listen} />}
      </Section>
      <Section id="Meet-the-artist" label={navLabels.meetTheArtist}>
        {meetTheArtist && <MeetTheArtist {...meetTheArtist} />}
      </Section>
      {navigator && navigator.cards.some(({ show }) => show === 'yes') && (
        <section className={styles['next']} aria-labelledby="next">
          <div className={layout['content']}>
            <h2 id="next">{navigator.title}</h2>
            <Island name="navigator" wake="press" data={{ cards: navigator.cards }}>
              <NavigatorCards cards={navigator.cards} />
            </Island>
          </div>
        </section>
      )}
      <div className={layout['content']}>
        <div className={styles['disclosure']}>
          <p>{disclosure}</p>
          {sources.length > 0 && <Sources sources={sources} />}
        </div>
      </div>
    </>
  );
}

function Sources({ sources }: Pick<AwardsView, 'sources'>) {
  const t = useTranslations('article');
  return (
    <>
      <h2>{t('sources')}</h2>
      <ul role="list">
        {sources.map(({ label, url }) => (
          <li key={url}>
            <OutsideLink href={url} hasIcon={false}>
              {label}
            </OutsideLink>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SectionProperties {
  id: string;
  label: string;
  ground?: 'sun';
  /** Renders nothing where the section's data is missing. */
  children: ReactNode;
}

function Section({ id, label, ground, children }: SectionProperties) {
  const t = useTranslations('landings');
  return (
    <section
      id={id}
      tabIndex={-1}
      className={styles['section']}
      data-ground={ground}
      aria-label={label}
    >
      <div className={layout['content']}>
        {children ?? (
          <div className={styles['missing']}>
            <h2>{label}</h2>
            <p>{t('noData')}</p>
          </div>
        )}
      </div>
    </section>
  );
}
