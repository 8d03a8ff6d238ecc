import type { APIRequestContext } from '@playwright/test';
import { COMPANY_IDS, EVERY_PAGE, LANGUAGES_OF_PAGES } from '#tests/support/page-addresses.ts';
import { findElements } from '#tests/support/read-html.ts';
import { expect, test } from '../support/site-test.ts';

/** Pages that come with later issues; until then they give the real 404. Take out what has come. */
const NOT_YET: readonly RegExp[] = [];

test.use({ trace: 'off' });

interface Page {
  status: number;
  html: string;
}

interface Link {
  href: string;
  from: string;
  isSwitch: boolean;
}

function readLinks(html: string, from: string): Link[] {
  return findElements(html, 'a').flatMap(({ attributes }) => {
    const href = attributes['href'];
    if (href === undefined || !/^[/#]/.test(href)) return [];
    // A file to keep is no page: it is looked for with the pictures.
    if (attributes['download'] !== undefined) return [];
    const isSwitch = attributes['hrefLang'] !== undefined || attributes['hreflang'] !== undefined;
    return [{ href: href.startsWith('#') ? `${from}${href}` : href, from, isSwitch }];
  });
}

function readMedia(html: string): string[] {
  const images = findElements(html, 'img').map(({ attributes }) => attributes['src']);
  const sources = findElements(html, 'source').map(({ attributes }) => attributes['srcSet']);
  const others = findElements(html, 'link').map(({ attributes }) => attributes['href']);
  const files = findElements(html, 'a').flatMap(({ attributes }) =>
    attributes['download'] === undefined ? [] : [attributes['href']],
  );
  return [...images, ...sources, ...others, ...files].filter(
    (address): address is string => address?.startsWith('/') ?? false,
  );
}

/** Fetches a page as someone who has never been here, on every step of the way to it. */
async function fetchPage(request: APIRequestContext, address: string): Promise<Page> {
  const response = await request.get(address, { headers: { Cookie: '' }, maxRedirects: 0 });
  const { location } = response.headers();
  if (location !== undefined) return fetchPage(request, location);
  return { status: response.status(), html: await response.text() };
}

function isWrittenIn(language: string, { html }: Page): boolean {
  return html.includes(`<html lang="${language}"`);
}

function isNotYet(address: string): boolean {
  const path = address.replace(/[?#].*$/, '');
  return NOT_YET.some((pattern) => pattern.test(path));
}

for (const companyId of COMPANY_IDS) {
  for (const { language } of LANGUAGES_OF_PAGES) {
    test(`every link and picture of ${companyId} in ${language} leads somewhere, in that language`, async ({
      request,
    }) => {
      const pages = new Map<string, Page>();
      const media = new Set<string>();
      const broken: string[] = [];
      const met = new Set<number>();
      const waiting: Link[] = EVERY_PAGE.filter(
        (each) =>
          each.companyId === companyId && each.language === language && each.kind !== 'not found',
      ).map(({ address }) => ({ href: address, from: 'the list of pages', isSwitch: false }));

      for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
        const [address = '', anchor] = link.href.split('#');
        let page = pages.get(address);
        if (page === undefined) {
          page = await fetchPage(request, address);
          pages.set(address, page);
          for (const picture of readMedia(page.html)) media.add(picture);
          // Pages of the other language are walked by the other test.
          if (page.status === 200 && isWrittenIn(language, page))
            waiting.push(...readLinks(page.html, address));
        }
        const said = `${link.href} on ${link.from}`;
        const later = NOT_YET.findIndex((pattern) => pattern.test(address.replace(/\?.*$/, '')));
        if (later >= 0) met.add(later);
        if (page.status !== (isNotYet(address) ? 404 : 200)) broken.push(`${said}: ${page.status}`);
        if (isWrittenIn(language, page) === link.isSwitch)
          broken.push(`${said}: in the wrong language`);
        if (anchor !== undefined && !page.html.includes(` id="${anchor}"`))
          broken.push(`${said}: the page has no such place`);
      }
      for (const picture of media) {
        const { status } = await fetchPage(request, picture);
        if (status !== 200) broken.push(`${picture}: ${status}`);
      }
      expect(broken).toEqual([]);
      expect(pages.size).toBeGreaterThan(35);
      expect(media.size).toBeGreaterThan(30);
      // A pattern that nothing leads to any more has no business in the list.
      if (companyId === 'generic') expect(met.size).toBe(NOT_YET.length);
    });
  }
}
