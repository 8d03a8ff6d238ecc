import type { Page } from '@playwright/test';
import {
  chooseBefore,
  keepShown,
  readDataLayer,
  readShown,
  waitUntilKnown,
  type SentEvent,
} from '../support/consent.ts';
import { openAwake, reloadAwake } from '../support/open-page.ts';
import { onlyLong, tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const PLAN = '#plan=40_67_50000_10000_6_50_6_';
const NUMBERS = ['40', '67', '50000', '10000', '6', '50', '6'];
const BOTH = ['Started', 'Completed'];

test.beforeEach(async ({ page, baseURL }) => {
  await chooseBefore(page, baseURL ?? '', { statistics: true, embeds: false });
  await keepShown(page);
});

/** The events of the document that is shown; none while another one is on its way. */
async function eventsOf(page: Page): Promise<SentEvent[]> {
  return (await readDataLayer(page).catch(() => undefined)) ?? [];
}

/** The steps that this tab has counted, once the page that is shown has told of itself. */
async function calculatorSteps(page: Page): Promise<string[]> {
  await expect
    .poll(async () => (await eventsOf(page)).some(({ event }) => event === 'page completed'))
    .toBe(true);
  return (await readShown(page))
    .filter(({ event }) => event.startsWith('Self Service'))
    .map(({ event }) => event.replace('Self Service ', ''));
}

test.describe('the figures of the calculator', () => {
  test('say nothing of a page that was only opened', async ({ page }) => {
    for (const address of ['/generic/calculator', '/generic/calculator/projections']) {
      await openAwake(page, address);
      expect(await calculatorSteps(page)).toEqual([]);
    }
  });

  test('count a start with the first number, an end with the plan, and both anew after starting over', async ({
    page,
  }) => {
    await openAwake(page, '/generic/calculator');
    await waitUntilKnown(page);
    const fields = page.getByRole('main').locator('form input[inputmode]');
    const fill = async (): Promise<void> => {
      for (const [index, number] of NUMBERS.entries()) await fields.nth(index).fill(number);
    };
    await fields.first().fill('4');
    await expect.poll(() => calculatorSteps(page)).toEqual(['Started']);
    await fill();
    const submit = page.getByRole('button', { name: 'Show my projection' });
    await submit.click();
    await expect.poll(() => calculatorSteps(page)).toEqual(BOTH);

    // A plan that is computed again still counts as one.
    await page.getByRole('link', { name: 'Edit my numbers' }).click();
    await fields.nth(4).fill('7');
    await submit.click();
    await expect(page).toHaveURL('/generic/calculator/projections');
    expect(await calculatorSteps(page)).toEqual(BOTH);

    await page.getByRole('link', { name: 'Edit my numbers' }).click();
    await page.getByRole('link', { name: 'Start over' }).click();
    await fill();
    await submit.click();
    await expect.poll(() => calculatorSteps(page)).toEqual([...BOTH, ...BOTH]);
  });

  test('go on in the other language', onlyLong(), async ({ page }) => {
    await openAwake(page, '/generic/calculator');
    const fields = page.getByRole('main').locator('form input[inputmode]');
    await fields.first().fill('40');
    await expect.poll(() => calculatorSteps(page)).toEqual(['Started']);
    await page.locator('header').getByRole('link', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
    await expect(fields.first()).toHaveValue('40');
    await waitUntilKnown(page);
    for (const [index, number] of NUMBERS.entries()) await fields.nth(index).fill(number);
    await page.getByRole('button', { name: 'Ver mi proyección' }).click();
    await expect(page).toHaveURL('/generic/calculator/projections?lang=es-US');
    await expect.poll(() => calculatorSteps(page)).toEqual(BOTH);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('$209,000');

    await page.locator('header').getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('$209,000');
    expect(await calculatorSteps(page)).toEqual(BOTH);
  });

  test('count the plan of a link', async ({ page }) => {
    await openAwake(page, `/generic/calculator/projections${PLAN}`);
    await expect.poll(() => calculatorSteps(page)).toEqual(BOTH);
  });

  test('count a plan that was sent before the page was awake, and nothing when it is loaded anew', async ({
    page,
  }) => {
    await openAwake(page, '/generic/calculator');
    const fields = page.getByRole('main').locator('form input[inputmode]');
    for (const [index, number] of NUMBERS.entries()) await fields.nth(index).fill(number);
    await page
      .locator('main form')
      .evaluate((form: HTMLFormElement) => HTMLFormElement.prototype.submit.call(form));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('$209,000');
    await expect.poll(() => calculatorSteps(page)).toEqual(BOTH);
    await reloadAwake(page);
    expect(await calculatorSteps(page)).toEqual(BOTH);
  });
});

/** Presses of links and of the change button: where they lead, and how they count. */
async function presses(page: Page): Promise<string[]> {
  return (await eventsOf(page))
    .filter(({ event }) => event === 'link click')
    .map(({ link, kind }) => `${String(kind)}: ${String(link)}`);
}

test.describe('the figure of the change button', () => {
  test('is one for each press, whether one then stays or goes on', async ({
    page,
    context,
    expected,
  }) => {
    expected.hosts.push('benefits.riverbend.example.com');
    await context.route('https://benefits.riverbend.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Outside</title>' }),
    );
    await openAwake(page, '/riverbend/make-a-change');
    await waitUntilKnown(page);
    const wish = 'change-contribution: benefits-riverbend-example-com';
    const button = page.getByRole('main').getByRole('link', { name: /^Change my Riverbend/ });
    const dialog = page.getByRole('dialog');

    await button.click();
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => presses(page)).toEqual([wish]);

    await button.click();
    const plan = context.waitForEvent('page');
    await dialog.getByRole('link', { name: 'Continue' }).click();
    await (await plan).close();
    await expect(dialog).toBeHidden();

    // The link to investments is not the change button, so it counts as an ordinary exit.
    const investments = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name: 'Change my investments' }).click();
    await (await investments).close();
    await expect
      .poll(() => presses(page))
      .toEqual([wish, wish, 'external: benefits-riverbend-example-com']);
  });

  for (const { who, query, button, kind } of [
    { who: 'anybody', query: '', button: 'See who to ask', kind: 'change-contribution' },
    { who: 'an enrolled visitor', query: '?e=1', button: 'Enroll now', kind: 'enroll' },
  ])
    test(
      `is one for each opening where it only explains, for ${who}`,
      tagOf(kind !== 'enroll'),
      async ({ page }) => {
        await openAwake(page, `/seiu775srp/make-a-change${query}`);
        await waitUntilKnown(page);
        const summary = page.locator('main summary', { hasText: button });
        await summary.click();
        await expect.poll(() => presses(page)).toEqual([`${kind}: heads-up`]);
        await summary.click();
        await expect(page.getByRole('note')).toBeHidden();
        await page.getByRole('main').click({ position: { x: 2, y: 2 } });
        expect(await presses(page)).toEqual([`${kind}: heads-up`]);
      },
    );
});

test('a help text counts as a modal when it opens, and not when it is closed', async ({ page }) => {
  const modals = async (): Promise<unknown[]> =>
    (await eventsOf(page)).filter(({ event }) => event === 'modal load').map(({ modal }) => modal);
  await openAwake(page, '/generic/calculator');
  await waitUntilKnown(page);
  const help = page.getByRole('button', { name: 'Help: How much you can put in' });
  const note = page.getByRole('note', { name: 'How much you can put in' });
  await help.click();
  await expect.poll(modals).toEqual(['info-popover']);
  await note.getByRole('button', { name: 'Close' }).click();
  await expect(note).toBeHidden();
  await help.click();
  await expect.poll(modals).toEqual(['info-popover', 'info-popover']);
});

test('a poster’s short address is counted with its code, which leaves the address', async ({
  page,
}) => {
  await openAwake(page, '/riverbend/poster/es');
  await expect(page).toHaveURL('/riverbend?lang=es-US');
  await expect
    .poll(async () => (await readShown(page)).find(({ event }) => event === 'visit started'))
    .toMatchObject({ via: 'poster', isReturnVisit: false });
});

test('a search is counted by whether it found something, and its words are told to nobody', async ({
  page,
}) => {
  const searches = async (): Promise<unknown[]> =>
    (await readShown(page)).filter(({ event }) => event === 'search');
  await openAwake(page, '/riverbend/search?q=vesting');
  await expect.poll(searches).toEqual([{ event: 'search', result: 'found' }]);
  await openAwake(page, '/riverbend/search?q=zzyzzxq');
  await expect
    .poll(async () => (await searches()).at(-1))
    .toEqual({
      event: 'search',
      result: 'nothing',
    });
  expect(JSON.stringify(await readShown(page))).not.toMatch(/zzyzzxq/);
});
