import type { TrackedEvent } from '#contracts/events/tracked-event.ts';
import type { ShellView } from '#contracts/views/shell.ts';
import { nameOfHost } from '#domain/analytics/event-name.ts';
import { placePage } from '#domain/analytics/page-place.ts';
import { track } from '../../state/track.ts';

type LinkClick = Extract<TrackedEvent, { event: 'link click' }>;

/**
 * Tracks clicks on every link of the page, also inside authored text, except links that track
 * themselves (`data-tells`). Returns a function that stops this.
 */
export function trackLinks(company: ShellView['company']): () => void {
  const onClick = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && link.dataset['tells'] === undefined) track(describeLink(link, company));
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

function describeLink(link: HTMLAnchorElement, company: ShellView['company']): LinkClick {
  if (link.protocol === 'mailto:') return { event: 'link click', link: 'mail', kind: 'mail' };
  if (link.origin !== location.origin) {
    const kind = kindOfOutside(link.href, company);
    return { event: 'link click', link: nameOfHost(link.host), kind };
  }
  // The current address may contain words that match no page, so a link to it is described by the
  // problem that the page reports.
  const isHere = link.pathname === location.pathname;
  const problem = isHere ? document.getElementById('main')?.dataset['problem'] : undefined;
  const { pageName } = placePage({
    pathname: link.pathname,
    companyId: company.companyId,
    ...((problem === 'not-found' || problem === 'error') && { problem }),
  });
  return { event: 'link click', link: pageName, kind: 'internal' };
}

function kindOfOutside(href: string, company: ShellView['company']): LinkClick['kind'] {
  const isSame = (url: string | undefined): boolean =>
    url !== undefined && URL.canParse(url) && new URL(url).href === href;
  if (isSame(company.recordKeeperUrl)) return 'change-contribution';
  return isSame(company.enrollUrl) ? 'enroll' : 'external';
}
