import { endsInTime } from '../../state/ends-in-time.ts';

/** The document that is on its way; an older one that comes later is not shown. */
let asked = 0;

/**
 * Shows the page of a filter without leaving the place one reads at: of its document only the zones
 * are taken, so that nothing else moves. Where that cannot be, the link is followed as any other.
 * `onPage` is called with the document when it is shown, and with the zones that it brought.
 */
export async function stayOnPage(
  href: string,
  onPage: (next: Document, zones: readonly Element[]) => void,
): Promise<void> {
  asked += 1;
  const mine = asked;
  const zones = document.querySelectorAll<HTMLElement>('[data-zone]');
  for (const zone of zones) zone.setAttribute('aria-busy', 'true');
  const next = await fetchDocument(href);
  if (mine !== asked) return;
  const pairs = Array.from(zones, (zone) => [zone, twinOf(zone, next)] as const);
  const isOurs = next?.documentElement.lang === document.documentElement.lang;
  if (!next || !isOurs || pairs.some(([, twin]) => !twin)) return location.assign(href);
  // From now on cards that are added fade in.
  document.documentElement.dataset['left'] = 'true';
  const focused = hrefOf(document.activeElement);
  const brought = pairs.flatMap(([zone, twin]) => {
    if (!twin) return [];
    markKept(zone, twin);
    const shown = document.importNode(twin, true);
    zone.replaceWith(shown);
    return [shown];
  });
  document.title = next.title;
  for (const meta of ['link[rel="canonical"]', 'meta[name="robots"]']) adoptHead(meta, next);
  onPage(next, brought);
  if (focused !== undefined) linkTo(focused)?.focus({ preventScroll: true });
}

/** Cards that were in the list before keep as they are. */
function markKept(zone: HTMLElement, twin: HTMLElement): void {
  const before = new Set(Array.from(zone.querySelectorAll('article a'), addressOf));
  for (const card of twin.querySelectorAll('article'))
    if (before.has(addressOf(card.querySelector('a')))) card.setAttribute('data-kept', '');
}

const addressOf = (link: Element | null): string => link?.getAttribute('href') ?? '';

async function fetchDocument(href: string): Promise<Document | undefined> {
  try {
    const response = await fetch(href, { headers: { Accept: 'text/html' }, signal: endsInTime() });
    if (!response.ok) return undefined;
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    // The browser tells of it, when the link is followed.
    return undefined;
  }
}

function twinOf(zone: HTMLElement, next: Document | undefined): HTMLElement | null | undefined {
  return next?.querySelector<HTMLElement>(`[data-zone="${zone.dataset['zone'] ?? ''}"]`);
}

function adoptHead(selector: string, next: Document): void {
  const now = document.head.querySelector(selector);
  const then = next.head.querySelector(selector);
  if (now && then) now.replaceWith(document.importNode(then, true));
}

function hrefOf(element: Element | null): string | undefined {
  return element instanceof HTMLAnchorElement ? element.href : undefined;
}

function linkTo(href: string): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-zone] a');
  return [...links].find((link) => link.href === href);
}
