import type { Element } from 'hast';
import type { VFile } from 'vfile';
import { languageFromQuery, type LanguageCode } from '#domain/language/language.ts';
import { resolveAuthoredLink } from '#domain/links/authored-link.ts';
import { findOutsideAddressMistake } from '#contracts/content/outside-address.ts';
import { withLanguage } from '#domain/links/with-language.ts';
import { authoredWords } from './catalogues.ts';

/** Stands for the company in stored HTML; `fillInCompany` puts the request's own in its place. */
export const COMPANY_MARK = '~company~';

/** What reads as another scheme would become a page below the company that is not there. */
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Says what keeps a link from being one that readers may be sent to. */
export function reportLink(element: Element, file: VFile): void {
  const href = textOf(element.properties['href']).trim();
  const { opensNewTab, href: target } = resolveAuthoredLink(href, COMPANY_MARK);
  const mistake = opensNewTab
    ? findOutsideAddressMistake(href)
    : target !== href && OTHER_SCHEME.test(href.replaceAll(/[\s\p{Cc}]/gu, ''))
      ? 'an https:// address, mailto:, tel:, sms: or a page below the company'
      : undefined;
  if (mistake !== undefined) file.message(`expected ${mistake}, found ${href}`, element);
}

/** Gives a link its company and language, or a tab of its own. */
export function dressLink(element: Element, language: LanguageCode): void {
  const href = textOf(element.properties['href']).trim();
  if (href === '') {
    delete element.properties['href'];
    return;
  }
  const link = resolveAuthoredLink(href, COMPANY_MARK);
  const isInternal = link.href.startsWith(`/${COMPANY_MARK}/`);
  element.properties['href'] = isInternal
    ? withLanguage(link.href, languageFromQuery(language))
    : link.href;
  delete element.properties['target'];
  if (!link.opensNewTab) return;
  element.properties['target'] = '_blank';
  element.properties['rel'] = ['noopener'];
  element.children.push({
    type: 'element',
    tagName: 'span',
    properties: { className: ['visually-hidden'] },
    children: [{ type: 'text', value: ` (${authoredWords[language].newTab})` }],
  });
}

function textOf(value: Element['properties'][string]): string {
  return typeof value === 'string' ? value : '';
}
