import { isExternalLink } from '../links/authored-link.ts';

interface NavigatorLink {
  linkTo: string;
  /** The part of the current address that `linkTo` takes the place of. */
  linkFromPathName?: string | undefined;
  newWindow?: boolean | undefined;
}

interface NavigatorPlace {
  companyId: string;
  recordKeeperUrl: string;
  pathname: string;
}

type NavigatorTarget =
  { kind: 'external'; href: string; opensNewTab: boolean } | { kind: 'internal'; path: string };

/** The name by which an author means the company's own record keeper. */
export const RECORD_KEEPER = 'company-rk';

export function isRecordKeeperTarget({ linkTo }: Pick<NavigatorLink, 'linkTo'>): boolean {
  return linkTo === RECORD_KEEPER;
}

/** Where a navigator card leads: out, to the record keeper, or to a page of this company. */
export function resolveNavigatorTarget(
  link: NavigatorLink,
  place: NavigatorPlace,
): NavigatorTarget {
  const target = isRecordKeeperTarget(link) ? place.recordKeeperUrl : link.linkTo.trim();
  if (isExternalLink(target))
    return { kind: 'external', href: target, opensNewTab: link.newWindow ?? false };
  const path = target.replace(/^\/+/, '');
  const from = link.linkFromPathName?.replaceAll(/^\/+|\/+$/g, '') ?? '';
  const [, ...below] = place.pathname.split('/').filter(Boolean);
  const here = below.join('/');
  const isHere = from !== '' && (here === from || here.startsWith(`${from}/`));
  const rewritten = isHere ? `${path}${here.slice(from.length)}` : path;
  return { kind: 'internal', path: `/${place.companyId}/${rewritten}`.replace(/\/$/, '') };
}
