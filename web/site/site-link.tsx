import {
  createContext,
  useContext,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { Link } from 'react-router';
import { languageCode } from '#domain/language/language.ts';
import { decideLanguageOnNavigation } from '#domain/pages/language-on-navigation.ts';
import { findQuizRedirect } from '#domain/pages/quiz-address.ts';
import { withLanguage, withQuery } from '#domain/links/with-language.ts';
import { useShell } from './shell-context.tsx';

export interface SiteAddress {
  href: string;
  /** True for a page in another language, which the browser loads as a new document. */
  isOtherDocument: boolean;
}

/** The address of a page of this company, in the language the visitor reads. */
export function useSiteAddress(path: string): SiteAddress {
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
    ? { href: withLanguage(redirected, language), isOtherDocument: false }
    : { href: withQuery(redirected, 'lang', languageCode(target)), isOtherDocument: true };
}

/** Draws a link that the router follows; an island has no router, and its links load documents. */
export const LinkContext = createContext<
  ((properties: ComponentProps<typeof Link>) => ReactElement) | null
>(null);

type LinkProperties = Omit<ComponentProps<typeof Link>, 'to' | 'reloadDocument'>;

export interface SiteLinkProperties extends LinkProperties {
  /** Below the company (`faqs`), or from the root (`/privacy`). */
  path: string;
  /** What the state of a still page learns when the link is pressed: an action as JSON. */
  'data-note'?: string | undefined;
  /** Whose films a still page asks for when the link is pressed. */
  'data-presenter'?: string | undefined;
  children: ReactNode;
}

export function SiteLink({ path, children, ...rest }: SiteLinkProperties) {
  const { href, isOtherDocument } = useSiteAddress(path);
  const drawLink = useContext(LinkContext);
  if (drawLink) return drawLink({ ...rest, to: href, reloadDocument: isOtherDocument, children });
  const { prefetch: _prefetch, discover: _discover, preventScrollReset: _stay, ...plain } = rest;
  return (
    <a {...plain} href={href}>
      {children}
    </a>
  );
}
