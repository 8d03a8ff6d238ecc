import type { ReactNode } from 'react';
import { languageCode, type Language } from '#domain/language/language.ts';
import { withQuery } from '#domain/links/with-language.ts';
import { usePlace } from '../../site/place.ts';

interface LanguageLinkProperties {
  language: Language;
  className: string | undefined;
  children: ReactNode;
}

/** Leads to this page in another language; the server remembers the choice and cleans the address. */
export function LanguageLink({ language, className, children }: LanguageLinkProperties) {
  const { pathname, search } = usePlace();
  const query = new URLSearchParams(search);
  query.delete('lang');
  query.delete('rated');
  query.delete('from');
  const here = query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
  return (
    <a
      className={className}
      href={withQuery(here, 'lang', languageCode(language))}
      hrefLang={language}
      lang={language}
      data-language-choice=""
    >
      {children}
    </a>
  );
}
