import { useTranslations } from 'use-intl';
import { listAlternates } from '#domain/links/list-alternates.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import { usePlace } from './place.ts';
import { useShell } from './shell-context.tsx';
import { useIsFound } from './use-page.ts';

interface PageHeadProperties {
  title: string;
  description: string;
  /** The main address of a page that can be reached by several. */
  canonicalPath?: string;
  /** False where search engines must not list the page, such as a failed page or search results. */
  isIndexed?: boolean;
}

/** Title, description and the page's addresses in each language; React lifts them into the head. */
export function PageHead({
  title,
  description,
  canonicalPath,
  isIndexed = true,
}: PageHeadProperties) {
  const t = useTranslations('title');
  const { company, language, origin, indexable } = useShell();
  const { pathname } = usePlace();
  const isFound = useIsFound();
  const address = `${origin}${canonicalPath ?? pathname}`;
  return (
    <>
      <title>{t('page', { title, site: company.name })}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      {isIndexed && isFound && indexable ? (
        <>
          <link rel="canonical" href={withLanguage(address, language)} />
          {listAlternates(address).map(({ hreflang, href }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
          ))}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
