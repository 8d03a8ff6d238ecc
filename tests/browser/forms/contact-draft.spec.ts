import type { Locator, Page } from '@playwright/test';
import { english, spanish } from '#tests/support/texts/every-text.ts';
import { expect, test } from '../support/mail-site.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { openAwake, reloadAwake } from '../support/open-page.ts';

const PAGE = '/generic/contact-us';
const DRAFT = 'sendero:contact-draft:generic';
const WRITTEN = {
  name: 'Ana Ruiz',
  email: 'ana-draft@example.com',
  topic: 'privacy',
  message: 'Half a letter',
};

function control(page: Page, name: keyof typeof WRITTEN): Locator {
  return page.locator(`main [name=${name}]`);
}

async function write(page: Page): Promise<void> {
  for (const name of ['name', 'email', 'message'] as const)
    await control(page, name).fill(WRITTEN[name]);
  await control(page, 'topic').selectOption(WRITTEN.topic);
}

async function expectWritten(page: Page): Promise<void> {
  for (const name of ['name', 'email', 'topic', 'message'] as const)
    await expect(control(page, name)).toHaveValue(WRITTEN[name]);
}

const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage));

test('what is written outlives a reload, another page and another language, and is gone once it is sent', async ({
  page,
}) => {
  await openAwake(page, PAGE);
  await write(page);
  await reloadAwake(page);
  await expectWritten(page);
  await page.locator('header nav').first().getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/generic/faqs');
  await openAwake(page, PAGE);
  await expectWritten(page);
  await page.locator('header').getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await expectWritten(page);
  expect(await keptNames(page)).toContain(DRAFT);
  const elsewhere = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), document.cookie, history.state, location.href]),
  );
  expect(elsewhere).not.toContain('Half a letter');

  const words = spanish.mailForms.contact;
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('heading', { name: words.sentTitle })).toBeVisible();
  expect(await keptNames(page)).not.toContain(DRAFT);
  await page.getByRole('link', { name: words.another }).click();
  await expect(control(page, 'message')).toHaveValue('');
});

test('what is written is gone from the tab when somebody else comes in another', async ({
  page,
}) => {
  await openAwake(page, `${PAGE}?uid=canary-50`);
  await write(page);
  await openAwake(page, '/generic/faqs');
  expect(await keptNames(page)).toContain(DRAFT);
  const other = await page.context().newPage();
  await openAwake(other, '/generic?uid=canary-51');
  await expect.poll(() => keptNames(page)).not.toContain(DRAFT);
});

test('a message written and sent before the script came is sent once it comes', async ({
  page,
  mailSite,
}) => {
  const release = await holdScripts(page);
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  await write(page);
  await control(page, 'email').fill('ana-early@example.com');
  const { send, sentTitle } = english.mailForms.contact;
  await page.getByRole('button', { name: send }).click();
  await expect(page.locator('[data-island="contact"]')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('heading', { name: sentTitle })).toBeVisible();
  const mails = await mailSite.mails();
  expect(mails.filter(({ replyTo }) => replyTo === 'ana-early@example.com')).toHaveLength(1);
});

test('a message without a connection says so and keeps what was written', async ({
  page,
  context,
  expected,
}) => {
  expected.failures.push('/po/', '/assets/');
  await openAwake(page, PAGE);
  await write(page);
  await expect(page.locator('[data-island="contact"]')).toHaveAttribute('data-awake', '');
  await context.setOffline(true);
  await page.getByRole('button', { name: english.mailForms.contact.send }).click();
  const status = page.locator('main form').getByRole('status');
  await expect(status).toHaveText(english.shell.offline);
  await expectWritten(page);
  await context.setOffline(false);
  await expect(status).toBeEmpty();
  await expectWritten(page);
});
