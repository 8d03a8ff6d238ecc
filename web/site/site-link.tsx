import type { ComponentProps, ReactNode } from 'react';
import { languageCode } from '#domain/language/language.ts';
import { decideLanguageOnNavigation } from '#domain/pages/language-on-navigation.ts';
import type { LinkPath } from '#domain/pages/site-path.ts';
import { findQuizRedirect } from '#domain/pages/quiz-address.ts';
import { withLanguage, withQuery } from '#domain/links/with-language.ts';
import { useShell } from './shell-context.tsx';

/** The address of a page of this company, in the language the visitor reads. */
export function useSiteAddress<const Path extends string>(path: Path & LinkPath<Path>): string {
  const { company, language, flags } = useShell();
  const pathname = path.startsWith('/')
    ? path
    : `/${company.companyId}${path === '' ? '' : `/${path}`}`;
  const redirected = findQuizRedirect(pathname, '') ?? pathname;
  const target = decideLanguageOnNavigation({
    pathname: redirected.replace(/[?#].*$/, ''),
    current: language,
    isStrict: flags.resetLanguageOnNavigation,
  });
  return target === language
    ? withLanguage(redirected, language)
    : withQuery(redirected, 'lang', languageCode(target));
}

export interface SiteLinkProperties<Path extends string = string> extends Omit<
  ComponentProps<'a'>,
  'href'
> {
  /** Below the company (`faqs`), or from the root (`/privacy`). */
  path: Path & LinkPath<Path>;
  /** What the state of a still page learns when the link is pressed: an action as JSON. */
  'data-note'?: string | undefined;
  /** Whose films a still page asks for when the link is pressed. */
  'data-presenter'?: string | undefined;
  children: ReactNode;
}

export function SiteLink<const Path extends string>({
  path,
  children,
  ...rest
}: SiteLinkProperties<Path>) {
  const href = useSiteAddress<string>(path);
  // A frame of another site holds one part; the rest of the site has a tab of its own.
  const { embed } = useShell();
  return (
    <a {...rest} {...(embed && { target: '_blank' })} href={href}>
      {children}
    </a>
  );
}
