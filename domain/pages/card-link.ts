import { articlePathInCompany, type ArticleAddress } from './article-path.ts';
import { isExternalLink, type AuthoredLink } from '../links/authored-link.ts';

interface CardTarget extends ArticleAddress {
  redirectUrl?: string | undefined;
}

/** Where a content card leads: the article, or the redirect address its author gave. */
export function resolveCardLink(target: CardTarget, companyId: string): AuthoredLink {
  const { redirectUrl } = target;
  if (redirectUrl === undefined) {
    return { href: `/${companyId}/${articlePathInCompany(target)}`, opensNewTab: false };
  }
  if (isExternalLink(redirectUrl)) return { href: redirectUrl, opensNewTab: true };
  return { href: `/${companyId}/${redirectUrl.replace(/^\/+/, '')}`, opensNewTab: false };
}
