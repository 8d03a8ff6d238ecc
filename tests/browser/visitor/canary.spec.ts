import type { Page } from '@playwright/test';
import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { english } from '#tests/support/texts/every-text.ts';
import { EVERY_PAGE } from '#tests/support/page-addresses.ts';
import { chooseBefore, readDataLayer, waitUntilKnown } from '../support/consent.ts';
import { onlyLong } from '../support/sample.ts';
import { closeModalsAsTheyCome, expect, test } from '../support/site-test.ts';
import { openSite } from '../support/sites/open-site.ts';

/** A different canary for each input, so that a leak tells where it came from. */
const CANARY = {
  uid: 'canary-uid-q7x',
  segment: 'canary-seg-q7x',
  query: 'canaryquery-q7x',
  path: 'canarypath-q7x',
  agent: 'canaryagent-q7x',
  cookie: 'canarycookie-q7x',
  referer: 'canaryreferer-q7x',
  fragment: 'canaryfragment-q7x',
  salary: '54321',
  savings: '98713',
  dollar: 'canarydollar-q7x',
  rent: '76549',
  message: 'canarymessage-q7x',
} as const;

/** What is being filled in, and in which item of the tab's storage it may stand. */
const DRAFTS: Readonly<Record<string, string>> = {
  [CANARY.salary]: 'sendero:calculator-draft:generic',
  [CANARY.savings]: 'sendero:calculator-draft:generic',
  [CANARY.message]: 'sendero:contact-draft:riverbend',
};

/** Everything that the browser keeps for the site, by the place where it stands. */
async function readKept(page: Page): Promise<Array<readonly [place: string, text: string]>> {
  return page.evaluate(() => [
    ...Object.entries<string>(sessionStorage),
    ...Object.entries<string>(localStorage).map(([key, text]) => [`shared ${key}`, text] as const),
    ['cookies', document.cookie] as const,
    ['history', `${location.href} ${JSON.stringify(history.state)}`] as const,
  ]);
}

const SECRETS = Object.values(CANARY);

/** Digits of an id or a time may be the same as those of an amount, which stands by itself. */
function holds(text: string, secret: string): boolean {
  return /^\d+$/.test(secret)
    ? new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`).test(text)
    : text.includes(secret);
}

/** What anybody else is given at the company that the visitor was at. */
function readPagesOf(companyId: string, base: string): Promise<string[]> {
  return Promise.all(
    EVERY_PAGE.filter((page) => page.companyId === companyId).map(async ({ address }) =>
      (await fetch(`${base}${address}`)).text(),
    ),
  );
}

test('nothing a visitor brings or types is found in a log, an event, the database or anybody else’s page', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'sendero-canary-'));
  const server = await openSite('watched', path.join(folder, 'canary.sqlite'));
  const context = await browser.newContext({
    baseURL: server.base,
    userAgent: `Mozilla/5.0 ${CANARY.agent}`,
  });
  const page = await context.newPage();
  await closeModalsAsTheyCome(page);
  await context.addCookies([{ name: 'other', value: CANARY.cookie, url: server.base }]);
  await chooseBefore(page, server.base, { statistics: true, embeds: true });
  const events: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/po/events') events.push(request.postData() ?? '');
  });

  const arrival = `uid=${CANARY.uid}&s=${CANARY.segment}&utm_source=${CANARY.query}`;
  await page.goto(`/generic?${arrival}#${CANARY.fragment}`, {
    referer: `https://${CANARY.referer}.example/`,
  });
  await waitUntilKnown(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions people ask');
  await page.goto(`/generic/${CANARY.path}/x?q=${CANARY.query}`);
  await waitUntilKnown(page);
  await page.goto(`/generic/get-the-facts/${CANARY.path}`);
  await waitUntilKnown(page);
  await page.goto('/generic/articles/vesting/when-the-match-is-yours');
  await waitUntilKnown(page);
  await page.locator('main form button').first().click();
  await page.goto('/generic/roadtrip');
  await waitUntilKnown(page);
  await page.locator('#dollar-name').fill(CANARY.dollar);
  await page.locator('#trip-title').evaluate((title) => title.scrollIntoView());
  await page.goto('/generic/tools/a-budget-on-one-page');
  await waitUntilKnown(page);
  await page.locator('#budget-c').fill(CANARY.rent);
  const holders = (amount: string) =>
    page.evaluate(
      (typed) =>
        [...Object.entries(localStorage), ...Object.entries(sessionStorage)].flatMap(
          ([key, value]) => (String(value).includes(typed) ? [key] : []),
        ),
      amount,
    );
  // The one amount that a device keeps, and the one name under which it does.
  await expect.poll(() => holders(CANARY.rent)).toEqual(['sendero:budget:generic']);
  await page.goto('/generic/questions/savers');
  await waitUntilKnown(page);
  await page.locator('#ask-income').fill(CANARY.salary);
  await page.getByRole('button', { name: english.moneyQuestions.show }).click();
  expect(await holders(CANARY.salary)).toEqual(['sendero:savers-question-draft:generic']);
  await page.getByRole('link', { name: english.moneyQuestions.startOver }).click();
  await waitUntilKnown(page);
  expect(await holders(CANARY.salary)).toEqual([]);
  await page.goto('/retirement/generic/quiz/result?animal=elk-arrived&from=quiz');
  await waitUntilKnown(page);
  await expect(page).not.toHaveURL(/from=quiz/);
  await page.goto('/generic/my-plan');
  await page.getByRole('main').getByRole('checkbox', { name: english.myTrail.matchGot }).check();
  const shared = () => page.evaluate(() => Object.keys(localStorage));
  expect((await shared()).filter((name) => !KEPT_BY_DEVICE.test(name))).toEqual([]);
  expect(await shared()).toContain('sendero:trail:generic');
  await page.goto('/generic/calculator');
  await waitUntilKnown(page);
  await page.locator('[name="currentAge"]').fill('41');
  await page.locator('[name="pretaxSalary"]').fill(CANARY.salary);
  await page.locator('[name="currentSavings"]').fill(CANARY.savings);
  await page.locator('main form button[type="submit"]').last().click();
  const toldOf = async () => (await readDataLayer(page))?.map(({ event }) => event);
  await expect
    .poll(toldOf)
    .toEqual(expect.arrayContaining(['page completed', 'Self Service Started']));
  const shown = JSON.stringify(await readDataLayer(page));
  await page.goto('/riverbend/contact-us');
  await waitUntilKnown(page);
  await page.locator('main [name="message"]').fill(CANARY.message);
  await page.goto('/generic/faqs');
  const kept = await readKept(page);
  await expect.poll(() => events.length).toBeGreaterThan(0);
  await context.close();

  const others = await readPagesOf('generic', server.base);
  const logs = JSON.stringify(await server.ask('logged'));
  await server.close();
  const database = new DatabaseSync(path.join(folder, 'canary.sqlite'));
  const counted = database.prepare('select count(*) as rows from event_counts').get();
  database.close();
  const stored = readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'latin1'))
    .join('');
  rmSync(folder, { recursive: true, force: true });

  for (const [secret, place] of Object.entries(DRAFTS))
    expect(kept.filter(([, text]) => text.includes(secret)).map(([found]) => found)).toEqual([
      place,
    ]);
  expect(Number(counted?.['rows']), 'events were counted').toBeGreaterThan(0);
  const sinks = { logs, stored, shown, events: events.join(''), others: others.join('') };
  for (const [sink, text] of Object.entries(sinks)) {
    expect(text.length, `${sink} hold something`).toBeGreaterThan(10);
    for (const secret of SECRETS) expect(holds(text, secret), `${secret} in ${sink}`).toBe(false);
  }
});

/**
 * What a device may keep for a company, by name: the state, the day of the last visit, the budget sheet, the
 * trail, and where told sessions stopped; decision 0012 and the privacy page say what is in it.
 */
const KEPT_BY_DEVICE = /^sendero:(?:(?:budget|last-visit|sessions|trail):)?generic$/;

/** What a tab may keep; decision 0012 and the privacy page say what is in it. */
const KEPT_BY_TAB =
  /^(?:redux-store|sendero:(?:visit-counted|interruptions|revisit:[a-z-]+|quizzes|glossary-open:[a-z-]+))$/;

/** Texts that people send us are stored in the database for their purpose only. */
const WRITTEN = {
  name: 'Canaryname Qseven',
  contactEmail: 'canarycontact-q7x@example.com',
  message: 'canarymessage-q7x is what I wrote',
  planEmail: 'canaryplan-q7x@example.com',
  searched: 'canarysearch-q7x',
} as const;

test(
  'what is written into a form is found in no log, event, storage or anybody else’s page',
  onlyLong(),
  async ({ browser }) => {
    test.setTimeout(300_000);
    const folder = mkdtempSync(path.join(tmpdir(), 'sendero-canary-'));
    const server = await openSite('watched', path.join(folder, 'written.sqlite'));
    const context = await browser.newContext({ baseURL: server.base });
    const page = await context.newPage();
    await closeModalsAsTheyCome(page);
    await chooseBefore(page, server.base, { statistics: true, embeds: true });
    const events: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/po/events') events.push(request.postData() ?? '');
    });
    const shown: string[] = [];
    const noteShown = async (): Promise<void> => {
      shown.push(JSON.stringify(await readDataLayer(page)));
    };

    const { contact, planMail } = english.mailForms;
    await page.goto('/riverbend/contact-us');
    await waitUntilKnown(page);
    await page.getByLabel(`${contact.name} *`, { exact: true }).fill(WRITTEN.name);
    await page.getByLabel(`${contact.email} *`, { exact: true }).fill(WRITTEN.contactEmail);
    await page.getByLabel(`${contact.topic} *`, { exact: true }).selectOption('privacy');
    await page.getByLabel(`${contact.message} *`, { exact: true }).fill(WRITTEN.message);
    await page.getByRole('button', { name: contact.send }).click();
    await expect(page.getByRole('heading', { name: contact.sentTitle })).toBeVisible();
    await noteShown();

    await page.goto('/retirement/riverbend/action-plan/lynx');
    await waitUntilKnown(page);
    await page.getByLabel(`${planMail.email} *`, { exact: true }).fill(WRITTEN.planEmail);
    await page.getByRole('button', { name: planMail.send }).click();
    await expect(page.locator('#email').getByRole('status')).toContainText(WRITTEN.planEmail);
    await noteShown();

    await page.goto('/riverbend/search');
    await waitUntilKnown(page);
    await page.getByRole('searchbox').fill(WRITTEN.searched);
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/q=canarysearch/);
    // What a search found is told last, after the page is complete.
    await expect.poll(async () => (await readDataLayer(page))?.at(-1)?.event).toBe('search');
    await noteShown();
    await page.goto('/riverbend/faqs');
    await expect.poll(() => events.length).toBeGreaterThan(0);
    const names = await page.evaluate(() => Object.keys(sessionStorage));
    expect(names.filter((name) => !KEPT_BY_TAB.test(name))).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
      ]),
    );
    await context.close();

    const others = await readPagesOf('riverbend', server.base);
    const logs = JSON.stringify(await server.ask('logged'));
    await server.close();
    rmSync(folder, { recursive: true, force: true });
    const sinks = {
      logs,
      kept,
      shown: shown.join(''),
      events: events.join(''),
      others: others.join(''),
    };
    for (const [sink, text] of Object.entries(sinks)) {
      expect(text.length, `${sink} hold something`).toBeGreaterThan(10);
      for (const secret of Object.values(WRITTEN))
        expect(text.includes(secret), `${secret} in ${sink}`).toBe(false);
    }
  },
);
