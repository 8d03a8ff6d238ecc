import type { BrowserContext, Page } from '@playwright/test';
import { openAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

/** Answers for other hosts, which no test reaches, with an empty page. */
async function standInFor(context: BrowserContext, host: string): Promise<void> {
  await context.route(`https://${host}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Outside</title>' }),
  );
}

function outsideLinks(page: Page, part: string): Promise<string[]> {
  return page
    .locator(`${part} a[href^="http"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test('changing a contribution asks first, then opens the plan in another tab', async ({
  page,
  context,
  expected,
}) => {
  expected.hosts.push('plan.example.com');
  await standInFor(context, 'plan.example.com');
  await openAwake(page, '/generic/make-a-change');
  await page.getByRole('main').getByRole('link', { name: 'Change my contribution' }).click();
  const dialog = page.getByRole('dialog', { name: 'You’re leaving Sendero' });
  await expect(dialog).toContainText('You are going to your plan’s website');
  expect(context.pages()).toHaveLength(1);

  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Continue' }).click();
  const plan = await opened;
  await plan.waitForURL('https://plan.example.com/contributions');
  expect(await plan.evaluate(() => window.opener === null && document.referrer)).not.toContain(
    '/generic',
  );
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/generic/make-a-change');
});

const CHANGE = 'main [data-island="change"]';

const HEADS_UP = [
  { query: '', button: 'See who to ask', title: 'Heads up', words: 'contact ' },
  {
    query: '?lang=es-US',
    button: 'Ver a quién preguntar',
    title: 'Ten en cuenta',
    words: 'Un acuerdo fija las contribuciones',
  },
];

for (const [at, { query, button, title, words }] of HEADS_UP.entries()) {
  const turn = takeTurns({ at, of: HEADS_UP.length, first: 1 });
  test(
    `where an agreement sets the contributions, "${button}" explains and never leaves`,
    turn(),
    async ({ page, context }) => {
      const address = `/seiu775srp/make-a-change${query}`;
      await openAwake(page, address);
      const note = page.getByRole('note');
      await expect(note).toBeHidden();
      await page.locator('main summary', { hasText: button }).click();
      await expect(note.getByRole('heading', { name: title })).toBeVisible();
      await expect(note).toContainText(words);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await outsideLinks(page, CHANGE)).toEqual([]);
      // Whom to ask has a number, below the button and behind the words of the note.
      await note.getByRole('link').click();
      await expect(page.locator('#people-to-call')).toBeInViewport();
      await expect(page.locator('main a[href^="tel:"]').first()).toBeInViewport();
      expect(context.pages()).toHaveLength(1);
      await expect(page).toHaveURL(`${address}#people-to-call`);
    },
  );
}

test('an enrolled visitor does not leave either where an agreement sets the contributions', async ({
  page,
}) => {
  await openAwake(page, '/seiu775srp/make-a-change?e=1');
  await page.locator('main summary', { hasText: 'Enroll now' }).click();
  await expect(page.getByRole('note')).toContainText('An agreement decides who is in your plan');
  await expect(page.getByRole('note')).not.toContainText('change');
  expect(await outsideLinks(page, CHANGE)).toEqual([]);
});

const RIVERBEND = [
  {
    language: 'en-US',
    query: '',
    tagline: 'Plain talk about retirement for everyone at Riverbend.',
    change: 'Change my Riverbend savings rate',
    dialog: 'Sign in there with your badge number.',
    intranet: 'Riverbend intranet',
    plan: 'Plan details',
    resource: 'Benefits guide 2026',
    allocation: 'Change my investments',
  },
  {
    language: 'es-US',
    query: '?lang=es-US',
    tagline: 'La jubilación en palabras claras, para toda la gente de Riverbend.',
    change: 'Cambiar mi ahorro en Riverbend',
    dialog: 'Entra ahí con el número de tu credencial.',
    intranet: 'Intranet de Riverbend',
    plan: 'Detalles del plan',
    resource: 'Guía de beneficios 2026',
    allocation: 'Cambiar mis inversiones',
  },
];

for (const [at, { language, query, ...words }] of RIVERBEND.entries()) {
  const turn = takeTurns({ at, of: RIVERBEND.length });
  test(`a company speaks its own words in ${language}`, turn(), async ({ page }) => {
    await openAwake(page, `/riverbend/make-a-change${query}`);
    const footer = page.getByRole('contentinfo');
    const main = page.getByRole('main');
    await expect(footer).toContainText(words.tagline);
    await expect(footer.getByRole('link', { name: words.intranet })).toHaveAttribute(
      'href',
      'https://intranet.riverbend.example.com',
    );
    await expect(footer.getByRole('link', { name: words.plan })).toHaveAttribute(
      'href',
      'https://benefits.riverbend.example.com/plan',
    );
    await expect(main.getByRole('link', { name: words.resource })).toHaveAttribute(
      'href',
      'https://benefits.riverbend.example.com/guide',
    );
    await expect(main.getByRole('link', { name: words.allocation })).toHaveAttribute(
      'href',
      'https://benefits.riverbend.example.com/investments',
    );
    await main.getByRole('link', { name: words.change }).click();
    await expect(page.getByRole('dialog')).toContainText(words.dialog);
  });
}

test('the way to the resources of a company leads to them from any page', async ({ page }) => {
  await openAwake(page, '/riverbend/faqs');
  await page.getByRole('contentinfo').locator('a[href$="#resources"]').click();
  await expect(page).toHaveURL('/riverbend/make-a-change#resources');
  await expect(page.getByRole('heading', { name: 'From your company' })).toBeInViewport();
});

test('the default company offers no resources, no intranet and no plan details', async ({
  page,
}) => {
  await openAwake(page, '/generic/make-a-change');
  await expect(page.getByRole('heading', { name: 'From your company' })).toHaveCount(0);
  expect(await outsideLinks(page, 'footer')).toEqual([]);
});

test('target date pages carry their own disclosure, also after a navigation', async ({ page }) => {
  await openAwake(page, '/generic/get-the-facts/investing?show=all');
  const footer = page.getByRole('contentinfo');
  await expect(footer).not.toContainText('The date in a target date fund’s name');
  await page.locator('main a[href*="/target-date/articles/target-date-funds/"]').click();
  await expect(footer).toContainText('The date in a target date fund’s name');
});

test('the privacy page goes on in the company one came from', async ({ page }) => {
  await openAwake(page, '/riverbend');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveTitle('Privacy | Riverbend');
  await openAwake(page, '/riverbend');
  await page.goto('/privacy');
  await expect(page).toHaveTitle('Privacy | Riverbend');
});
