import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { PAGES_IN_TURN } from '#tests/support/page-addresses.ts';
import { findElements, hrefsOf, partOf, textOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: () => Date.UTC(2031, 5, 1) });
});
afterAll(() => server.close());

async function open(address: string, from: TestServer = server): Promise<string> {
  return (await fetch(`${from.base}${address}`)).text();
}

/** The links of the footer's own list with their words and addresses. */
function footerLinks(html: string): string[] {
  const links = partOf(partOf(html, 'footer'), 'nav');
  return findElements(links, 'a').map((link) => `${link.text} -> ${link.attributes['href']}`);
}

describe('the footer', () => {
  it('of a company that shows everything has every link', async () => {
    expect(footerLinks(await open('/riverbend'))).toEqual([
      'Take the retirement quiz -> /retirement/riverbend/quiz',
      'My trail -> /riverbend/my-plan',
      'Get the facts -> /riverbend/get-the-facts',
      'Calculator -> /riverbend/calculator',
      'Money questions -> /riverbend/questions',
      'Make a change -> /riverbend/make-a-change#resources',
      'Your plan at a glance -> /riverbend/plan',
      'Target date funds -> /riverbend/target-date',
      'For the Hispanic community -> /riverbend/hispanic',
      'The Encore Sessions -> /riverbend/grammy-major',
      'FAQs -> /riverbend/faqs',
      'Contact us -> /riverbend/contact-us',
      'Riverbend intranet (opens in a new tab) -> https://intranet.riverbend.example.com',
      'Plan details (opens in a new tab) -> https://benefits.riverbend.example.com/plan',
    ]);
  });

  it('of the default company has neither resources nor intranet nor plan details', async () => {
    expect(footerLinks(await open('/generic'))).toEqual([
      'Take the retirement quiz -> /retirement/generic/quiz',
      'My trail -> /generic/my-plan',
      'Get the facts -> /generic/get-the-facts',
      'Calculator -> /generic/calculator',
      'Money questions -> /generic/questions',
      'Target date funds -> /generic/target-date',
      'For the Hispanic community -> /generic/hispanic',
      'The Encore Sessions -> /generic/grammy-major',
      'FAQs -> /generic/faqs',
      'Contact us -> /generic/contact-us',
    ]);
  });

  it('speaks Spanish on a Spanish page, and its links stay Spanish', async () => {
    const links = footerLinks(await open('/seiu775srp?lang=es-US'));
    expect(links).toEqual([
      'Descubre tu estilo de jubilación -> /retirement/seiu775srp/quiz?lang=es-US',
      'Mi sendero -> /seiu775srp/my-plan?lang=es-US',
      'Infórmate -> /seiu775srp/get-the-facts?lang=es-US',
      'Calculadora -> /seiu775srp/calculator?lang=es-US',
      'Preguntas de dinero -> /seiu775srp/questions?lang=es-US',
      'Tu plan de un vistazo -> /seiu775srp/plan?lang=es-US',
      'Para la comunidad hispana -> /seiu775srp/hispanic?lang=es-US',
      'Las sesiones latinas -> /seiu775srp/latin-grammy?lang=es-US',
      'Preguntas frecuentes -> /seiu775srp/faqs?lang=es-US',
      'Contáctanos -> /seiu775srp/contact-us?lang=es-US',
      'Detalles del plan (se abre en otra pestaña) -> https://plan.example.com/seiu775srp/details',
    ]);
  });

  it('carries the year of the clock, and says who provides the site', async () => {
    expect(partOf(await open('/riverbend'), 'footer')).toContain(
      '© 2031 Riverbend, which provides this site. All rights reserved.',
    );
    expect(partOf(await open('/riverbend?lang=es-US'), 'footer')).toContain(
      '© 2031 Riverbend, que ofrece este sitio. Todos los derechos reservados.',
    );
  });

  it('leads to the privacy page of its company, its choices and its home', async () => {
    const generic = hrefsOf(partOf(await open('/generic/faqs'), 'footer'));
    expect(generic).toEqual(expect.arrayContaining(['/generic', '/privacy', '/privacy#s-choices']));
    const riverbend = hrefsOf(partOf(await open('/riverbend/faqs?lang=es-US'), 'footer'));
    expect(riverbend).toContain('/privacy?company=riverbend&lang=es-US');
    expect(riverbend).toContain('/privacy?company=riverbend&lang=es-US#s-choices');
    const headings = findElements(await open('/privacy'), 'h2');
    expect(headings.map((heading) => heading.attributes['id'])).toContain('s-choices');
  });
});

describe('the flags of a company', () => {
  let flagged: TestServer;

  beforeAll(async () => {
    flagged = await startTestServer({
      changeContent: (contentDir) => {
        changeYaml(contentDir, 'companies/generic/company.yaml', {
          showContactUs: false,
          showTargetDate: false,
          showCompanyResourcesLink: true,
          resources: [
            {
              id: 'guide',
              title: { en: 'Guide', es: 'Guía' },
              description: { en: 'A guide', es: 'Una guía' },
              url: 'https://plan.example.com/guide',
            },
          ],
        });
        changeYaml(contentDir, 'companies/riverbend/company.yaml', {
          showPlanDetails: false,
          showCompanyResourcesLink: false,
        });
        changeYaml(contentDir, 'companies/seiu775srp/company.yaml', {
          showCompanyResourcesLink: true,
        });
      },
    });
  });
  afterAll(() => flagged.close());

  it.each([
    { flag: 'showContactUs', companyId: 'generic', gone: '/generic/contact-us' },
    { flag: 'showTargetDate', companyId: 'generic', gone: '/generic/target-date' },
    {
      flag: 'showPlanDetails',
      companyId: 'riverbend',
      gone: 'https://benefits.riverbend.example.com/plan',
    },
    {
      flag: 'showCompanyResourcesLink',
      companyId: 'riverbend',
      gone: '/riverbend/make-a-change#resources',
    },
  ])('take $gone away when $flag is off', async ({ companyId, gone }) => {
    const before = hrefsOf(partOf(await open(`/${companyId}`), 'footer'));
    const after = hrefsOf(partOf(await open(`/${companyId}`, flagged), 'footer'));
    expect(before).toContain(gone);
    expect(after).not.toContain(gone);
    // Each of these two companies has exactly two links switched off.
    expect(after).toHaveLength(before.length - 2);
  });

  it('show no resources for the default company, even when it has some', async () => {
    const hrefs = hrefsOf(await open('/generic/make-a-change', flagged));
    expect(hrefs).toContain('https://plan.example.com/contributions');
    expect(hrefs).not.toContain('https://plan.example.com/guide');
    expect(hrefs.filter((href) => href.includes('#resources'))).toEqual([]);
  });

  it('show no resources for a company that has none', async () => {
    const hrefs = hrefsOf(await open('/seiu775srp/make-a-change', flagged));
    expect(hrefs.filter((href) => href.includes('#resources'))).toEqual([]);
  });

  it('show a company’s resources on its change page', async () => {
    const html = await open('/riverbend/make-a-change');
    const sections = findElements(html, 'section').map((section) => section.attributes['id']);
    expect(sections).toContain('resources');
    expect(hrefsOf(partOf(html, 'main'))).toContain('https://benefits.riverbend.example.com/guide');
  });
});

describe('the disclosures', () => {
  const TARGET_DATE = 'The date in a target date fund’s name';
  const GENERAL = 'Projections are hypothetical';

  it.each(PAGES_IN_TURN.filter(({ language }) => language === 'en-US'))(
    'under $address are those of its kind of page',
    async ({ page, address }) => {
      const footer = textOf(partOf(await open(address), 'footer'));
      const isTargetDate = page.disclosure === 'targetDate';
      expect(footer.includes(TARGET_DATE)).toBe(isTargetDate);
      expect(footer.includes(GENERAL)).toBe(!isTargetDate);
    },
  );

  it('are those of target date funds wherever such an article is found', async () => {
    const html = await open('/generic/get-the-facts/more/what-a-target-date-fund-does');
    expect(textOf(partOf(html, 'footer'))).toContain(TARGET_DATE);
  });

  it('differ in Spanish too', async () => {
    const path = '/target-date/articles/target-date-funds/what-a-target-date-fund-does';
    const targetDate = partOf(await open(`/generic${path}?lang=es-US`), 'footer');
    const general = partOf(await open('/generic/faqs?lang=es-US'), 'footer');
    expect(targetDate).toContain('fondo con fecha objetivo');
    expect(general).toContain('Las proyecciones son hipotéticas');
  });
});

describe('the menu', () => {
  it.each([
    { address: '/generic/get-the-facts', current: ['Get the facts'] },
    { address: '/generic/get-the-facts/saving', current: ['Get the facts'] },
    { address: '/generic/faqs', current: ['FAQs'] },
    { address: '/retirement/generic/quiz', current: ['Retirement styles'] },
    { address: '/retirement/generic/quiz/retirement-vacation', current: ['Retirement styles'] },
    { address: '/generic', current: [] },
    {
      address: '/generic/articles/employer-match/the-match-money-that-meets-you-halfway',
      current: ['Get the facts'],
    },
    { address: '/generic/tools/a-budget-on-one-page?lang=es-US', current: ['Infórmate'] },
    { address: '/generic/faqs?lang=es-US', current: ['Preguntas'] },
  ])('marks $current on $address', async ({ address, current }) => {
    const header = partOf(await open(address), 'header');
    const nav = header.slice(0, header.indexOf('</nav>'));
    const marked = findElements(nav, 'a').filter((link) => link.attributes['aria-current']);
    expect(marked.map((link) => link.text)).toEqual(current);
  });

  it('opens without a script and leads everywhere the bar leads, and to pages that the bar has no room for', async () => {
    const html = await open('/riverbend');
    const menu = html.slice(html.indexOf('<details'), html.indexOf('</details>'));
    expect(findElements(menu, 'summary')).toHaveLength(1);
    expect(hrefsOf(menu)).toEqual([
      '/riverbend?lang=es',
      '/riverbend/get-the-facts',
      '/riverbend/calculator',
      '/retirement/riverbend/quiz',
      '/riverbend/get-the-facts/money-minute',
      '/riverbend/make-a-change',
      '/riverbend/faqs',
      '/riverbend/questions',
      '/riverbend/plan',
      '/riverbend/target-date',
      '/riverbend/hispanic',
      '/riverbend/search',
      '/riverbend/make-a-change',
    ]);
  });

  it.each([
    { language: 'en-US', name: 'Search', address: '/riverbend/search' },
    { language: 'es-US', name: 'Buscar', address: '/riverbend/search?lang=es-US' },
  ])('has the search beside it in the bar, in $language', async ({ language, name, address }) => {
    const header = partOf(await open(`/riverbend?lang=${language}`), 'header');
    const bar = header.slice(header.indexOf('</nav>'), header.indexOf('<details'));
    const [link] = findElements(bar, 'a');
    expect(link?.attributes).toMatchObject({ 'aria-label': name, href: address });
  });

  it('says a company’s own words where it has some', async () => {
    const tagline = 'Plain talk about retirement for everyone at Riverbend.';
    expect(textOf(await open('/riverbend'))).toContain(tagline);
    const generic = textOf(await open('/generic'));
    expect(generic).not.toContain(tagline);
    expect(generic).toContain('Plain talk about retirement, one step at a time.');
  });
});

describe('the change button', () => {
  it('leads to the plan’s website and says so', async () => {
    const links = findElements(partOf(await open('/generic/make-a-change'), 'main'), 'a');
    const change = links.find((link) => link.text === 'Change my contribution');
    expect(change?.attributes).toMatchObject({
      href: 'https://plan.example.com/contributions',
      target: '_blank',
      rel: 'noopener',
    });
  });

  it('says what the company calls it', async () => {
    const main = partOf(await open('/riverbend/make-a-change'), 'main');
    const change = findElements(main, 'a').find(
      (link) => link.text === 'Change my Riverbend savings rate',
    );
    expect(change?.attributes['href']).toBe('https://benefits.riverbend.example.com/contributions');
  });

  it('explains and never leaves where contributions are set by an agreement', async () => {
    const main = partOf(await open('/seiu775srp/make-a-change'), 'main');
    expect(textOf(main)).toContain('Contributions to your plan are set by an agreement');
    expect(hrefsOf(main).filter((href) => href.includes('plan.example.com'))).toEqual([]);
    expect(hrefsOf(main).filter((href) => href.startsWith('tel:')).length).toBeGreaterThan(0);
  });
});
