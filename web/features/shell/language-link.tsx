import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { languageCode, type Language } from '#domain/language/language.ts';
import { withQuery } from '#domain/links/with-language.ts';

interface LanguageLinkProperties {
  language: Language;
  className: string | undefined;
  children: ReactNode;
}

/** Leads to this page in another language; the server remembers the choice and cleans the address. */
export function LanguageLink({ language, className, children }: LanguageLinkProperties) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('lang');
  query.delete('rated');
  query.delete('from');
  const here = query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
  const to = withQuery(here, 'lang', languageCode(language));
  return (
    <Link
      className={className}
      to={to}
      // What stands in the page everybody shares knows nothing of this address's own query.
      onClick={({ currentTarget }) => currentTarget.setAttribute('href', to)}
      reloadDocument
      hrefLang={language}
      lang={language}
      data-language-choice=""
    >
      {children}
    </Link>
  );
}
