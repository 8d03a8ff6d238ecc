import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { languageFromQuery, type LanguageCode } from '#domain/language/language.ts';
import { resolveAuthoredLink } from '#domain/links/authored-link.ts';
import { findOutsideAddressMistake } from '#contracts/content/outside-address.ts';
import { findQuizRedirect } from '#domain/pages/quiz-address.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import { COMPANY_MARK, HERE_MARK } from './fill-in-company.ts';
import { outsideLink } from './outside-link.ts';

/** Text that looks like another scheme would become a link to a missing page below the company. */
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** A link to a page below the company, as its author wrote it. */
export interface LinkInText {
  address: string;
  line: number;
}

/** Reports every link that readers must not be sent to, and returns the links within the site. */
export function readLinks(tree: Root, file: VFile): LinkInText[] {
  const links: LinkInText[] = [];
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'a') return;
    const href = textOf(element.properties['href']).trim();
    const { opensNewTab, href: target } = resolveAuthoredLink(href, COMPANY_MARK);
    const isBelow = !opensNewTab && target !== href;
    const mistake = opensNewTab
      ? findOutsideAddressMistake(href)
      : isBelow && OTHER_SCHEME.test(href.replaceAll(/[\s\p{Cc}]/gu, ''))
        ? 'an https:// address, mailto:, tel:, sms: or a page below the company'
        : undefined;
    if (mistake !== undefined) file.message(`expected ${mistake}, found ${href}`, element);
    else if (isBelow && href !== '')
      links.push({ address: href.replace(/^\/+/, ''), line: element.position?.start.line ?? 1 });
  });
  return links;
}

/** Gives a link within the site its company and language; most other links open in a new tab. */
export function dressLink(element: Element, language: LanguageCode): void {
  const href = textOf(element.properties['href']).trim();
  if (href === '') {
    delete element.properties['href'];
    return;
  }
  const link = resolveAuthoredLink(href, COMPANY_MARK);
  const isInternal = link.href.startsWith(`/${COMPANY_MARK}/`);
  // The quiz is written below the company like any page, and lives elsewhere.
  element.properties['href'] = isInternal
    ? withLanguage(findQuizRedirect(link.href, '') ?? link.href, languageFromQuery(language))
    : link.href;
  delete element.properties['target'];
  if (!link.opensNewTab) {
    // Within the page, a link stays in a frame, too.
    if (!href.startsWith('#')) element.properties = { target: HERE_MARK, ...element.properties };
    return;
  }
  const { target, rel, hidden } = outsideLink(language);
  Object.assign(element.properties, { target, rel });
  element.children.push({
    type: 'element',
    tagName: 'span',
    properties: { className: [hidden.className] },
    children: [{ type: 'text', value: hidden.words }],
  });
}

function textOf(value: Element['properties'][string]): string {
  return typeof value === 'string' ? value : '';
}
