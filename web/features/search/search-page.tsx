import { useTranslations } from 'use-intl';
import type { FoundView } from '#contracts/views/search.ts';
import { clockTime } from '#domain/playlist/clock-time.ts';
import type { CutList } from '#domain/lists/list-page.ts';
import { PageHead } from '../../site/page-head.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { Chips } from '../../widgets/chips/chips.tsx';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { SearchForm } from '../../widgets/search-form/search-form.tsx';
import { Pager, ShownRange, useTitleOfPage } from '../../widgets/pager/pager.tsx';
import styles from './search-page.module.css';

interface SearchPageProperties {
  query: string;
  list: CutList<FoundView>;
}

export function SearchPage({ query, list }: SearchPageProperties) {
  const t = useTranslations('search');
  const title = useTitleOfPage(t('title'), list.page);
  return (
    <>
      <PageHead title={title} description={t('description')} isIndexed={query === ''} />
      <PageBanner
        title={t('title')}
        lead={t('lead')}
        scene="scene-search"
        sceneHeight={420}
        ground="sky"
      />
      <div className={layout['content']}>
        <div className={styles['page']}>
          <SearchForm query={query} />
          {query === '' && <OftenSearched />}
          {query !== '' && <Results query={query} list={list} />}
          {query !== '' && list.page.total === 0 && <Elsewhere />}
        </div>
      </div>
    </>
  );
}

/** An empty field is a question; words that lead somewhere are a beginning. */
function OftenSearched() {
  const t = useTranslations('search');
  return (
    <Chips
      label={t('often')}
      chips={t('oftenWords')
        .split(', ')
        .map((word) => ({
          path: `search?q=${encodeURIComponent(word)}`,
          label: word,
          isCurrent: false,
        }))}
    />
  );
}

function Results({ query, list: { entries, page } }: SearchPageProperties) {
  const t = useTranslations('search');
  const titleAt = (title: string, place: FoundView['place']): string => {
    if (!place) return title;
    return 'slide' in place
      ? t('atSlide', { title, slide: `${place.slide}` })
      : t('atTime', { title, time: clockTime(place.seconds) });
  };
  const first = `search?q=${encodeURIComponent(query)}` as const;
  return (
    <section
      className={styles['results']}
      aria-labelledby="results"
      // The first page of the results is the search; the others only read on.
      data-search={page.number === 1 ? (page.total === 0 ? 'nothing' : 'found') : undefined}
    >
      <h2 id="results" tabIndex={-1}>
        {t('found', { count: page.total, query })}
        <ShownRange page={page} />
      </h2>
      <ol role="list">
        {entries.map(({ kind, path, title, summary, place }) => (
          <li key={path} className={styles['result']}>
            <p className={styles['kind']}>{t(`kinds.${kind}`)}</p>
            <h3>
              <SiteLink path={path}>{titleAt(title, place)}</SiteLink>
            </h3>
            <p>{summary}</p>
          </li>
        ))}
      </ol>
      <Pager
        page={page}
        addressOf={(number) => (number === 1 ? first : `${first}&page=${number}`)}
        headingId="results"
      />
    </section>
  );
}

function Elsewhere() {
  const t = useTranslations('search');
  return (
    <div>
      <p>{t('nothing')}</p>
      <ul role="list" className={styles['elsewhere']}>
        {(['get-the-facts', 'faqs', 'glossary'] as const).map((path) => (
          <li key={path}>
            <SiteLink path={path} className={layout['standalone']}>
              {t(path === 'get-the-facts' ? 'facts' : path)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
