import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { english, spanish } from '#tests/support/texts/every-text.ts';
import { languageCode } from '#domain/language/language.ts';
import type { PageName } from '#domain/pages/pages.ts';
import { COMPANY_IDS, EVERY_PAGE, PAGES_IN_TURN } from '#tests/support/page-addresses.ts';
import { findElement, findElements } from '#tests/support/read-html.ts';
import { sendRequest } from '../../../scripts/requests/send-request.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function open(address: string): Promise<{ response: Response; html: string }> {
  const response = await fetch(`${server.base}${address}`, { redirect: 'manual' });
  return { response, html: await response.text() };
}

/** The title that the catalogue gives a page; pages of content have the title of their content. */
const TITLES: Partial<Record<PageName, keyof typeof english.title>> = {
  home: 'home',
  'get-the-facts': 'trendingTopics',
  faqs: 'faqs',
  calculator: 'calculator',
  'contact-us': 'contactUs',
  'make-a-change': 'makeAChange',
  'target-date': 'targetDate',
  'money-minute': 'moneyMinute',
  privacy: 'privacy',
  error: 'error',
  'not-found': 'notFound',
  'virtual-event': 'virtualEvent',
};

describe.each(PAGES_IN_TURN)(
  '$kind of $companyId in $language',
  ({ companyId, language, name, of, page: { isFound = false }, address }) => {
    let response: Response;
    let html: string;

    beforeAll(async () => {
      ({ response, html } = await open(address));
    });

    it('says its language to browsers, crawlers and caches', () => {
      expect(response.status).toBe(name === 'not-found' ? 404 : 200);
      expect(findElement(html, 'html').attributes['lang']).toBe(language);
      expect(response.headers.get('Content-Language')).toBe(language);
    });

    it('has the title of the catalogue and the name of its company', () => {
      const key = of === undefined ? TITLES[name] : undefined;
      const company = server.content.current.companies.get(companyId);
      const title = findElement(html, 'title').text;
      if (key === undefined) expect(title).toMatch(new RegExp(`^.{8,} \\| ${company?.name}$`));
      else {
        const catalogue = language === 'es-US' ? spanish : english;
        const own = company?.texts[languageCode(language)][`title.${key}`];
        expect(title).toBe(`${own ?? catalogue.title[key]} | ${company?.name}`);
      }
    });

    it('has one heading of the first level and a description of its own', () => {
      expect(findElements(html, 'h1')).toHaveLength(1);
      const described = findElements(html, 'meta').filter(
        ({ attributes }) => attributes['name'] === 'description',
      );
      expect(described).toHaveLength(1);
      expect(described[0]?.attributes['content']?.length).toBeGreaterThan(20);
    });

    it('wears the company’s theme in its first HTML and no style attribute', () => {
      expect(findElement(html, 'html').attributes['data-theme']).toBe(companyId);
      const theme: Record<string, string> = {
        ...server.content.current.companies.get(companyId)?.theme,
      };
      expect(Object.keys(theme).length).toBeGreaterThan(20);
      const styles = findElements(html, 'style').map((style) => style.text);
      for (const [token, colour] of Object.entries(theme)) {
        expect(styles.some((css) => css.includes(`--${token}:${colour}`))).toBe(true);
      }
      const bare = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
      expect(bare).not.toMatch(/<[^>]*\sstyle=/i);
    });

    it('is drawn once its main part is there', () => {
      const awaited = findElements(html, 'link').find(
        ({ attributes: { rel } }) => rel === 'expect',
      );
      expect(awaited?.attributes['blocking']).toBe('render');
      const id = awaited?.attributes['href']?.slice(1);
      expect(html.match(/<\/main><([a-z]+) id="([^"]+)"/)?.slice(1)).toEqual(['footer', id]);
    });

    it('asks for no script and no stylesheet in its HTML', () => {
      const asked = html
        // Only a browser without scripts asks for the stylesheet of the visitor's consent.
        .replace('<noscript><link rel="stylesheet" href="/po/consent.css"/></noscript>', '')
        // The template in which the page's scripts wait fetches nothing.
        .replace(/<template id="boot">[\s\S]*?<\/template>/, '');
      expect(asked).toContain('</html>');
      expect(asked).not.toMatch(/<script[^>]*\ssrc=|modulepreload|as="script"/);
      expect(asked).not.toMatch(/<link[^>]*rel="stylesheet"/);
    });

    it(isFound ? 'names its address in each language' : 'is not for search engines', () => {
      const links = findElements(html, 'link').map((link) => link.attributes);
      const alternates = links.filter((link) => link['rel'] === 'alternate');
      const canonical = links.filter((link) => link['rel'] === 'canonical');
      const isBarred = findElements(html, 'meta').some(
        ({ attributes }) => attributes['name'] === 'robots' && attributes['content'] === 'noindex',
      );
      expect(isBarred).toBe(!isFound);
      if (!isFound) {
        expect([...canonical, ...alternates]).toEqual([]);
        return;
      }
      expect(canonical).toHaveLength(1);
      const own = canonical[0]?.['href'] ?? '';
      const inEnglish = own.replace('?lang=es-US', '');
      expect(own).toBe(language === 'es-US' ? `${inEnglish}?lang=es-US` : inEnglish);
      expect(inEnglish.startsWith(`${server.base}/`)).toBe(true);
      expect(alternates.map((link) => [link['hreflang'], link['href']])).toEqual([
        ['en-US', inEnglish],
        ['es-US', `${inEnglish}?lang=es-US`],
        ['x-default', inEnglish],
      ]);
    });
  },
);

describe('the addresses a page names', () => {
  it.each(COMPANY_IDS)(
    'of %s can all be opened, in the language they promise',
    async (companyId) => {
      const pages = EVERY_PAGE.filter(
        ({ page, ...at }) => at.companyId === companyId && page.isFound,
      );
      const named = new Map<string, string>();
      for (const { address } of pages) {
        const { html } = await open(address);
        for (const { attributes } of findElements(html, 'link')) {
          if (attributes['rel'] !== 'alternate') continue;
          named.set(attributes['href'] ?? '', attributes['hreflang'] ?? '');
        }
      }
      expect(named.size).toBeGreaterThan(10);
      for (const [href, language] of named) {
        const response = await fetch(href, { redirect: 'manual' });
        const html = await response.text();
        expect([href, response.status]).toEqual([href, 200]);
        const expected = language === 'x-default' ? 'en-US' : language;
        expect([href, findElement(html, 'html').attributes['lang']]).toEqual([href, expected]);
      }
    },
  );

  it.each(['evil.example', 'localhost:1', 'localhost.evil.example'])(
    'follow the configured origin, not %s that nobody lists',
    async (host) => {
      const configured = await startTestServer({
        environment: { PUBLIC_ORIGIN: 'https://retire.example.com/' },
      });
      try {
        const { body } = await sendRequest(configured, {
          target: '/generic/faqs',
          headers: [['Host', host]],
        });
        const canonical = findElements(body.toString(), 'link').find(
          ({ attributes }) => attributes['rel'] === 'canonical',
        );
        expect(canonical?.attributes['href']).toBe('https://retire.example.com/generic/faqs');
        expect(body.toString()).not.toContain(host);
      } finally {
        await configured.close();
      }
    },
  );
});
