import { useTranslations } from 'use-intl';
import type { FoundView } from '#contracts/views/search.ts';
import { PageHead } from '../../site/page-head.tsx';
import { SiteLink } from '../../site/site-link.tsx';
import layout from '../../theme/layout.module.css';
import { PageBanner } from '../../widgets/page-banner/page-banner.tsx';
import { SearchForm } from '../../widgets/search-form/search-form.tsx';
import styles from './search-page.module.css';

export interface SearchPageProperties {
  query: string;
  found: readonly FoundView[];
}

export function SearchPage({ query, found }: SearchPageProperties) {
  const t = useTranslations('search');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} isIndexed={query === ''} />
      <PageBanner
        title={t('title')}
        lead={t('lead')}
        scene="scene-faqs"
        sceneHeight={360}
        ground="sun"
      />
      <div className={layout['content']}>
        <div className={styles['page']}>
          <SearchForm query={query} />
          {query !== '' && <Results query={query} found={found} />}
          {query !== '' && found.length === 0 && <Elsewhere />}
        </div>
      </div>
    </>
  );
}

function Results({ query, found }: SearchPageProperties) {
  const t = useTranslations('search');
  return (
    <section className={styles['results']} aria-labelledby="results">
      <h2 id="results">{t('found', { count: found.length, query })}</h2>
      <ol role="list">
        {found.map(({ kind, path, title, summary }) => (
          <li key={path} className={styles['result']}>
            <p className={styles['kind']}>{t(`kinds.${kind}`)}</p>
            <h3>
              <SiteLink path={path}>{title}</SiteLink>
            </h3>
            <p>{summary}</p>
          </li>
        ))}
      </ol>
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
