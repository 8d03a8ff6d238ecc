import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { writeFixtureArticle } from '#tests/support/fixture-articles.ts';
import { findElements, hrefsOf, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { VOICE_SCRIPT } from '#web/widgets/read-aloud/voice-check.tsx';

const BODY = [
  '[inside](faqs), [outside](https://example.com/a), [mail](mailto:a@example.com).',
  '[other article](articles/vesting/when-the-match-is-yours)',
  '<script>alert(1)</script><p onclick="alert(2)" style="color:red">Plain words</p>',
  '<img src="https://evil.example/pixel.png" alt="x"><iframe src="https://evil.example"></iframe>',
].join('\n\n');

let server: TestServer;

function addFixtures(contentDir: string): void {
  writeFixtureArticle(contentDir, { id: 'live-talk', kind: 'virtual-event', body: BODY });
  for (const companyId of ['generic', 'riverbend'])
    changeYaml(contentDir, `companies/${companyId}/company.yaml`, {
      virtualEventArticles: ['live-talk'],
    });
  writeFixtureArticle(contentDir, {
    id: 'quick-minute',
    kind: 'money-minute',
    tags: ['badge/new', 'badge/star'],
    text: { closing: 'See [FAQs](faqs).' },
    related: ['vesting', 'fees'],
  });
  writeFixtureArticle(contentDir, {
    id: 'checked',
    kind: 'basic',
    reviewedBy: 'Maria Lopez, CFP',
    reviewNext: '2027-01-15',
    contacts: ['ssa', 'plan'],
    text: { keyPoints: ['R&D first', 'Second', 'Third'] },
  });
  writeFixtureArticle(contentDir, { id: 'moved-in', kind: 'basic', redirectUrl: 'get-the-facts' });
  writeFixtureArticle(contentDir, {
    id: 'moved-out',
    kind: 'basic',
    redirectUrl: 'https://www.irs.gov/retirement-plans',
  });
}

beforeAll(async () => {
  server = await startTestServer({ changeContent: addFixtures });
});
afterAll(() => server.close());

async function open(address: string) {
  const response = await fetch(`${server.base}${address}`, { redirect: 'manual' });
  return {
    status: response.status,
    location: response.headers.get('Location'),
    html: await response.text(),
  };
}

const KINDS = [
  { kind: 'basic', path: 'articles/vesting/when-the-match-is-yours' },
  {
    kind: 'target-date',
    path: 'target-date/articles/target-date-funds/what-a-target-date-fund-does',
  },
  { kind: 'tool', path: 'tools/a-budget-on-one-page' },
  { kind: 'virtual-event', path: 'virtual-event/articles/live-talk/live-talk' },
  { kind: 'money-minute', path: 'money-minute/articles/quick-minute/quick-minute' },
];

describe('an article', () => {
  it.each(KINDS)('of kind $kind is read at $path', async ({ path: own }) => {
    const { status, html } = await open(`/riverbend/${own}`);
    expect(status).toBe(200);
    const canonical = findElements(html, 'link').find(
      (link) => link.attributes['rel'] === 'canonical',
    );
    expect(canonical?.attributes['href']).toBe(`${server.base}/riverbend/${own}`);
  });

  it.each(KINDS)(
    'of kind $kind is also found by the last words of its path',
    async ({ path: own }) => {
      const slug = own.split('/').at(-1);
      const { status, html } = await open(`/generic/get-the-facts/more/${slug}?lang=es-US`);
      expect(status).toBe(200);
      const canonical = findElements(html, 'link').find(
        (link) => link.attributes['rel'] === 'canonical',
      );
      expect(canonical?.attributes['href']).toBe(`${server.base}/generic/${own}?lang=es-US`);
    },
  );

  it.each([
    { wrong: 'articles/vesting/old-words', own: KINDS[0]?.path },
    { wrong: 'money-minute/articles/vesting/when-the-match-is-yours', own: KINDS[0]?.path },
    { wrong: 'articles/quick-minute/quick-minute', own: KINDS[4]?.path },
    { wrong: 'target-date/articles/live-talk/live-talk', own: KINDS[3]?.path },
    { wrong: 'articles/budgeting/a-budget-on-one-page', own: KINDS[2]?.path },
  ])('under the wrong address $wrong leads to $own for good', async ({ wrong, own }) => {
    expect(await open(`/riverbend/${wrong}`)).toMatchObject({
      status: 301,
      location: `/riverbend/${own}`,
    });
    expect(await open(`/riverbend/${wrong}?lang=es-US&uid=canary`)).toMatchObject({
      status: 301,
      location: `/riverbend/${own}?lang=es-US&uid=canary`,
    });
  });

  it.each([
    'articles/no-such-id/no-such-words',
    'articles/when-the-match-is-yours/vesting',
    'tools/no-such-tool',
    'tools/when-the-match-is-yours',
    'get-the-facts/more/no-such-words',
    'articles/__proto__/constructor',
    'articles/vesting',
    'articles/vesting/when-the-match-is-yours/more',
  ])('called %s does not exist', async (address) => {
    expect((await open(`/generic/${address}`)).status).toBe(404);
  });

  it.each([
    { query: '', says: 'Start with one debt' },
    { query: '?lang=es-US', says: 'Empieza por una deuda' },
  ])(
    'about debts ends with one debt and the phone of a counselor$query',
    async ({ query, says }) => {
      const debts = 'articles/debt-or-savings/debt-or-savings-which-stone-goes-first';
      const { html } = await open(`/generic/${debts}${query}`);
      const end = html.slice(html.indexOf('aria-labelledby="ending"'), html.indexOf('id="next"'));
      expect(textOf(end)).toContain(says);
      expect(hrefsOf(end)).toEqual(['tel:+18003882227']);
      const { html: other } = await open(`/generic/${KINDS[0]?.path}${query}`);
      expect(other).not.toContain('aria-labelledby="ending"');
    },
  );

  it.each([
    { query: '', minutes: '5 minutes', updated: 'Updated Nov 20, 2026' },
    {
      query: '?lang=es-US',
      minutes: '5 minutos',
      updated: 'Al día: 20 nov 2026',
    },
  ])('says how long it takes and how old it is$query', async ({ query, minutes, updated }) => {
    const { html } = await open(`/generic/${KINDS[0]?.path}${query}`);
    const main = textOf(partOf(html, 'main'));
    expect(main).toContain(minutes);
    expect(main).toContain(updated);
  });

  it('shows its first badge only', async () => {
    const { html } = await open(`/generic/${KINDS[4]?.path}`);
    const main = partOf(html, 'main');
    // The cards of other articles follow below, and they have badges too.
    const own = main.slice(0, main.indexOf('aria-labelledby="next"'));
    const badges = findElements(own, 'span').filter(
      (element) => element.attributes['data-status'] !== undefined,
    );
    expect(badges.map((badge) => badge.text)).toEqual(['New']);
  });

  it('ends with three others, those of its author first, never itself', async () => {
    const { html } = await open(`/generic/${KINDS[4]?.path}`);
    const main = partOf(html, 'main');
    const cards = hrefsOf(main.slice(main.indexOf('aria-labelledby="next"')));
    expect(cards).toHaveLength(3);
    expect(cards[0]).toBe(`/generic/${KINDS[0]?.path}`);
    expect(cards[1]).toMatch(/^\/generic\/articles\/fees\//);
    expect(cards[2]).not.toContain('quick-minute');
  });

  it('can be shared by its own address, in the language it is read in', async () => {
    const { html } = await open(`/riverbend/${KINDS[0]?.path}?lang=es-US`);
    const own = encodeURIComponent(`${server.base}/riverbend/${KINDS[0]?.path}?lang=es-US`);
    const shares = hrefsOf(partOf(html, 'main')).filter((href) => href.includes(own));
    expect(shares.map((href) => href.replace(/[?].*$/, ''))).toEqual([
      'https://twitter.com/intent/tweet',
      'https://www.facebook.com/sharer/sharer.php',
      'mailto:',
    ]);
  });
});

describe('the text of an article', () => {
  it.each([
    { company: 'riverbend', query: '' },
    { company: 'generic', query: '?lang=es-US' },
  ])(
    'leads on within $company and opens other sites in a new tab $query',
    async ({ company, query }) => {
      const { html } = await open(`/${company}/${KINDS[3]?.path}${query}`);
      const links = findElements(partOf(html, 'main'), 'a').map((link) => link.attributes);
      const inside = links.find((link) => link['href'] === `/${company}/faqs${query}`);
      const outside = links.find((link) => link['href'] === 'https://example.com/a');
      expect(inside).toBeDefined();
      expect(inside).not.toHaveProperty('target');
      expect(outside).toMatchObject({ target: '_blank', rel: 'noopener' });
      expect(links.map((link) => link['href'])).toEqual(
        expect.arrayContaining([
          'mailto:a@example.com',
          `/${company}/articles/vesting/when-the-match-is-yours${query}`,
        ]),
      );
    },
  );

  it('brings no script, no handler, no style and no foreign picture along', async () => {
    const { html } = await open(`/generic/${KINDS[3]?.path}`);
    const main = partOf(html, 'main');
    expect(textOf(main)).toContain('Plain words');
    // Our own, which looks for a voice, stands beside its button.
    expect(main.replace(`<script>${VOICE_SCRIPT}</script>`, '')).not.toMatch(
      /<script(?! type="application\/json" data-of="(?:note|i\d+)">)|onclick|alert\(|style=|evil\.example|<iframe/,
    );
  });

  it('stands in the document once', async () => {
    const { html } = await open(`/generic/${KINDS[3]?.path}`);
    expect(html.split('Plain words')).toHaveLength(2);
  });

  it('has its closing words', async () => {
    const { html } = await open(`/generic/${KINDS[4]?.path}`);
    expect(textOf(partOf(html, 'main'))).toContain('See FAQs.');
  });
});

describe('an article that only leads on', () => {
  it.each([
    { id: 'moved-in', query: '', target: '/riverbend/get-the-facts' },
    { id: 'moved-in', query: '?lang=es-US', target: '/riverbend/get-the-facts?lang=es-US' },
    { id: 'moved-out', query: '?lang=es-US', target: 'https://www.irs.gov/retirement-plans' },
  ])('$id$query goes to $target', async ({ id, query, target }) => {
    const { status, location } = await open(`/riverbend/articles/${id}/${id}${query}`);
    expect(status).toBe(302);
    expect(location).toBe(target);
  });

  it('is offered by a card that leads there itself', async () => {
    const { html } = await open('/riverbend/get-the-facts/saving?show=all');
    const links = findElements(partOf(html, 'main'), 'a').map(({ attributes }) => attributes);
    const outside = links.find((link) => link['href'] === 'https://www.irs.gov/retirement-plans');
    expect(outside).toMatchObject({ target: '_blank', rel: 'noopener' });
    expect(links.map((link) => link['href'])).not.toContain(
      '/riverbend/articles/moved-in/moved-in',
    );
  });
});

describe('what stands around a guide', () => {
  const CHECKED = '/riverbend/articles/checked/checked';

  it('says in three lines what to know, before the text', async () => {
    const words = textOf(partOf((await open(CHECKED)).html, 'main'));
    expect(words).toMatch(/Key points\s+R&D first\s*Second\s*Third\s*Intro of checked en/);
  });

  it('names people to call, with numbers that can be called and heard', async () => {
    const { html } = await open(CHECKED);
    const people = partOf(html, 'main');
    expect(hrefsOf(people).filter((href) => href.startsWith('tel:'))).toEqual([
      'tel:+18007721213',
      'tel:+18003250778',
      'tel:+18005550142',
    ]);
    expect(textOf(people)).toContain('Call Social Security: 1, 8 0 0, 7 7 2, 1 2 1 3');
    expect(textOf(people)).toContain('Weekdays');
    const spanish = textOf(partOf((await open(`${CHECKED}?lang=es-US`)).html, 'main'));
    expect(spanish).toContain('Llamar a Seguro Social: 1, 8 0 0');
  });

  it('says who checked it and when next, once that is known', async () => {
    const words = textOf(partOf((await open(CHECKED)).html, 'main'));
    expect(words).toContain('Facts checked by Maria Lopez, CFP. Next check: January 2027.');
    const other = await open('/riverbend/articles/vesting/when-the-match-is-yours');
    expect(textOf(partOf(other.html, 'main'))).not.toContain('Facts checked');
  });
});
