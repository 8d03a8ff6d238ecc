import type { TransitionView } from '#contracts/views/guidance.ts';
import type { TtrWidgetData } from '#contracts/content/multimedia/ttr-widget.ts';
import { EVERY_STOP, type ChosenStops } from '#domain/transition/choose-stops.ts';
import { useTranslations } from 'use-intl';
import { Island } from '../../islands/island.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { LazyBlock } from '../../widgets/multimedia/lazy-block.tsx';
import { listYears, StopList } from '../../widgets/multimedia/ttr-widget/stop-list.tsx';
import { NavigatorCards } from '../../widgets/navigator-cards/navigator-cards.tsx';
import { numbered } from '../../site/numbered.ts';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { Sources } from '../../widgets/sources/sources.tsx';
import { TopicFilter } from './topic-filter.tsx';
import { EmptyList } from '../../widgets/empty-list/empty-list.tsx';
import styles from './transition-page.module.css';

interface TransitionPageProperties {
  page: Omit<TransitionView, 'timeline' | 'blocks'>;
  blocks: TransitionView['blocks'];
  chosen: ChosenStops<TtrWidgetData>;
}

/** The way into retirement, from five years before to one year after, by topic. */
export function TransitionPage({ page, chosen, blocks }: TransitionPageProperties) {
  const t = useTranslations('transition');
  const { company } = useShell();
  const { title, topics, topic, stops } = chosen;
  const years = listYears(stops);
  const path = `transitioning-to-retirement/${topic?.id ?? EVERY_STOP}`;
  return (
    <>
      <PageHead
        title={topic === undefined ? page.title : `${page.title}: ${topic.label}`}
        description={page.description}
        canonicalPath={`/${company.companyId}/${path}`}
      />
      <PageBanner
        title={page.title}
        lead={page.lead}
        scene="scene-transition"
        sceneHeight={440}
        ground="sky"
      />
      <div className={`${layout['content']} ${styles['page']}`}>
        {stops.length === 0 ? (
          <EmptyList
            title={t('emptyTitle')}
            link={{ path: 'get-the-facts/nearing-retirement', label: t('emptyLink') }}
          />
        ) : (
          <div data-zone="stops">
            <TopicFilter topics={topics} current={topic?.id} />
            <section className={styles['timeline']} aria-labelledby="stops">
              <h2 id="stops">
                {topic === undefined
                  ? title
                  : t('stopsOf', { topic: topic.label, count: stops.length })}
              </h2>
              {years.length > 1 && (
                <details className={styles['years']}>
                  <summary>{t('here')}</summary>
                  <ul role="list">
                    {years.map(({ when, id }) => (
                      <li key={id}>
                        <a href={`#${id}`}>{when}</a>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
              <StopList stops={stops} topics={topics} hereLabel={t('youAreHere')} />
            </section>
          </div>
        )}
        {numbered(blocks).map(({ key, item }) => (
          <LazyBlock key={key} block={item} />
        ))}
        <Sources sources={page.sources} />
        {page.invitation && <Invitation invitation={page.invitation} />}
        <section className={styles['next']} aria-labelledby="next">
          <h2 id="next">{page.nextTitle}</h2>
          <Island name="navigator" wake="press" data={{ cards: page.navigator }}>
            <NavigatorCards cards={page.navigator} />
          </Island>
        </section>
      </div>
    </>
  );
}

function Invitation({ invitation }: { invitation: NonNullable<TransitionView['invitation']> }) {
  return (
    <section className={styles['invitation']} aria-labelledby="survey">
      <div>
        <h2 id="survey">{invitation.title}</h2>
        <p>{invitation.lead}</p>
      </div>
      <SiteLink path="transitioning-to-retirement/survey" className={buttonClasses('secondary')}>
        {invitation.label}
      </SiteLink>
    </section>
  );
}
