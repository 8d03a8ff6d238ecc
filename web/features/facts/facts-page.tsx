import { useTranslations } from 'use-intl';
import type { ArticleCardView, TopicView } from '#contracts/views/article.ts';
import { CARDS_BEFORE_SHOW_ALL } from '#domain/articles/card-grid.ts';
import type { CutList } from '#domain/lists/list-page.ts';
import type { PagePath, SitePath } from '#domain/pages/site-path.ts';
import { Art } from '../../art/art.tsx';
import { PageHead } from '../../site/page-head.tsx';
import { useShell } from '../../site/shell-context.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { buttonClasses } from '../../widgets/button/button-classes.ts';
import { CardGrid } from '../../widgets/card/card-grid.tsx';
import { Chips } from '../../widgets/chips/chips.tsx';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { EmptyList } from '../../widgets/empty-list/empty-list.tsx';
import { Pager, ShownRange, useTitleOfPage } from '../../widgets/pager/pager.tsx';
import styles from './facts-page.module.css';

const EXPLORE = [
  { path: 'get-the-facts/money-minute', text: 'exploreMoneyMinute', picture: 'person-deon' },
  { path: 'target-date', text: 'exploreTargetDate', picture: 'cover-target' },
  { path: 'search', text: 'exploreSearch', picture: 'cover-compass' },
  { path: 'glossary', text: 'exploreGlossary', picture: 'glossary-compound-growth' },
  { path: 'inflation', text: 'exploreInflation', picture: 'cover-ticket' },
  { path: 'roadtrip', text: 'exploreRoadTrip', picture: 'cover-mileposts' },
  { path: 'transitioning-to-retirement/all', text: 'exploreTransition', picture: 'cover-valley' },
  { path: 'workshop', text: 'exploreWorkshop', picture: 'cover-papers' },
] as const satisfies ReadonlyArray<{ path: SitePath; text: string; picture: string }>;

type FactsPath = PagePath<'get-the-facts'>;

interface FactsPageProperties {
  topics: readonly TopicView[];
  /** The topic the list is filtered by. */
  topic: TopicView | undefined;
  list: CutList<ArticleCardView>;
  showsAll: boolean;
  hasEvent: boolean;
}

export function FactsPage({ topics, topic, list, showsAll, hasEvent }: FactsPageProperties) {
  const t = useTranslations('facts');
  const title = useTranslations('title');
  const description = useTranslations('description');
  const { company } = useShell();
  const { entries: cards, page } = list;
  const count = page.total;
  const path: FactsPath = topic === undefined ? 'get-the-facts' : `get-the-facts/${topic.id}`;
  const listTitle =
    topic === undefined ? title('trendingTopics') : `${title('trendingTopics')}: ${topic.title}`;
  const pageTitle = useTitleOfPage(listTitle, page);
  const canonical = page.number === 1 ? path : addressOfPage(path, page.number);
  return (
    <>
      <PageHead
        title={pageTitle}
        description={description('trendingTopics')}
        canonicalPath={`/${company.companyId}/${canonical}`}
      />
      <PageBanner
        title={t('title')}
        lead={t('lead')}
        scene="scene-facts"
        sceneHeight={420}
        ground="leaf"
      />
      <div className={layout['content']} data-zone="facts">
        <div className={styles['filters']}>
          <Chips
            label={t('filterLabel')}
            chips={[
              { path: 'get-the-facts', label: t('everything'), isCurrent: topic === undefined },
              ...topics.map(({ id, title: label }) => ({
                path: `get-the-facts/${id}` as const,
                label,
                isCurrent: id === topic?.id,
              })),
            ]}
          />
        </div>
        <div className={styles['list']}>
          <h2 className={styles['count']} id="list" tabIndex={-1}>
            {topic === undefined
              ? t('count', { count })
              : t('countOf', { count, topic: topic.title.toLowerCase() })}
            {showsAll && <ShownRange page={page} />}
          </h2>
          {cards.length === 0 ? (
            <EmptyList
              title={t('emptyTitle')}
              link={{ path: 'get-the-facts', label: t('emptyLink') }}
            />
          ) : (
            <CardGrid cards={cards} headingLevel={3} eagerCards={3} />
          )}
          {showsAll && (
            <Pager
              page={page}
              addressOf={(number) => addressOfPage(path, number)}
              headingId="list"
            />
          )}
          {count > CARDS_BEFORE_SHOW_ALL && <ShowMore path={path} showsAll={showsAll} />}
        </div>
        <Explore hasEvent={hasEvent} />
      </div>
    </>
  );
}

/** The first page of all is asked for by the words of the specification. */
function addressOfPage(path: FactsPath, number: number): SitePath {
  return number === 1 ? `${path}?show=all` : `${path}?page=${number}`;
}

function ShowMore({ path, showsAll }: { path: FactsPath; showsAll: boolean }) {
  const t = useTranslations('cards');
  const facts = useTranslations('facts');
  const more = path === 'get-the-facts' ? t('showAll') : facts('showAllOfTopic');
  return (
    <p className={styles['more']}>
      <SiteLink
        path={showsAll ? `${path}#list` : `${path}?show=all`}
        data-stays=""
        className={buttonClasses('secondary')}
      >
        {showsAll ? t('showFewer') : more}
      </SiteLink>
    </p>
  );
}

function Explore({ hasEvent }: { hasEvent: boolean }) {
  const t = useTranslations('facts');
  const title = useTranslations('title');
  const { company } = useShell();
  const shown = EXPLORE.filter(({ path }) => path !== 'target-date' || company.showTargetDate);
  return (
    <section className={styles['explore']} aria-labelledby="explore">
      <h2 id="explore">{t('exploreTitle')}</h2>
      <ul role="list">
        {shown.map(({ path, text, picture }) => (
          <Way key={path} path={path} text={t(text)} picture={picture} />
        ))}
        {hasEvent && (
          <Way path="virtual-event" text={title('virtualEvent')} picture="cover-encore" />
        )}
      </ul>
    </section>
  );
}

function Way({ path, text, picture }: { path: SitePath; text: string; picture: string }) {
  return (
    <li>
      <Art name={picture} width={72} height={72} />
      <SiteLink path={path} className={layout['standalone']}>
        {text}
      </SiteLink>
    </li>
  );
}
