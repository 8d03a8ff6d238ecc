import type { Locator, Page, Request } from '@playwright/test';
import { answers, english, spanish } from '#tests/support/texts/every-text.ts';
import { onlyLong, takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/mail-site.ts';
import { openAwake } from '../support/open-page.ts';
import { tabTo } from '../support/tab-to.ts';

const LANGUAGES = [
  { language: 'en-US', query: '', texts: english.mailForms },
  { language: 'es-US', query: '?lang=es-US', texts: spanish.mailForms },
] as const;
type Texts = (typeof LANGUAGES)[number]['texts'];

const { contact } = english.mailForms;
const CALL = '**/po/contact?*';

function control(page: Page, label: string): Locator {
  return page.getByLabel(`${label} *`, { exact: true });
}

async function fill(page: Page, message: string, texts: Texts = english.mailForms): Promise<void> {
  const words = texts.contact;
  await control(page, words.name).fill('Ana Ruiz');
  await control(page, words.email).fill(emailOf(message));
  await control(page, words.topic).selectOption('privacy');
  await control(page, words.message).fill(message);
}

/** Each message has another sender, because the limit of one address is low. */
function emailOf(message: string): string {
  return `${message.toLowerCase().replaceAll(/[^a-z]+/g, '-')}@example.com`;
}

async function expectFilled(page: Page, message: string): Promise<void> {
  await expect(control(page, contact.name)).toHaveValue('Ana Ruiz');
  await expect(control(page, contact.email)).toHaveValue(emailOf(message));
  await expect(control(page, contact.topic)).toHaveValue('privacy');
  await expect(control(page, contact.message)).toHaveValue(message);
}

function sendButton(page: Page): Locator {
  return page.getByRole('button', { name: contact.send });
}

function status(page: Page): Locator {
  return page.locator('main form').getByRole('status');
}

function sent(page: Page): Locator {
  return page.getByRole('heading', { name: contact.sentTitle });
}

/** The calls that the page's script makes to send a message. */
function watchCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/po/contact') calls.push(request);
  });
  return calls;
}

for (const [at, { language, query, texts }] of LANGUAGES.entries()) {
  const turn = takeTurns({ at, of: LANGUAGES.length, first: 1 });
  const words = texts.contact;
  test(
    `the keyboard alone leads from an empty form through its mistakes to a message that is sent in ${language}`,
    turn(),
    async ({ page, mailSite }) => {
      const calls = watchCalls(page);
      await openAwake(page, `/riverbend/contact-us${query}`);
      const submit = page.getByRole('button', { name: words.send });
      await tabTo(page, submit);
      await page.keyboard.press('Enter');
      const summary = page.getByRole('alert').filter({ hasText: texts.needsAFix });
      await expect(summary).toBeFocused();
      const labels = [words.name, words.email, words.topic, words.message];
      await expect(summary.getByRole('link')).toHaveText(labels);
      expect(calls).toEqual([]);

      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const name = control(page, words.name);
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription(texts.errors['name-missing']);
      await page.keyboard.type('Ana Ruiz');
      await expect(name).toHaveAccessibleDescription('');
      await expect(summary.getByRole('link')).toHaveText(labels.slice(1));

      const email = control(page, words.email);
      await tabTo(page, email);
      await page.keyboard.type('ana@');
      await expect(email).toHaveAccessibleDescription(
        `${words.emailHint} ${texts.errors['email-shape']}`,
      );
      await page.keyboard.type('example.com');
      await expect(email).toHaveAccessibleDescription(words.emailHint);
      const topic = control(page, words.topic);
      await tabTo(page, topic);
      await page.keyboard.press('ArrowDown');
      await expect(topic).toHaveValue('my-plan');
      await tabTo(page, control(page, words.message));
      await page.keyboard.type(`By keyboard in ${language}`);
      await expect(summary).toHaveCount(0);
      await tabTo(page, submit);
      await page.keyboard.press('Enter');

      const heading = page.getByRole('heading', { name: words.sentTitle });
      await expect(heading).toBeVisible();
      await expect(page.locator('main [tabindex="-1"]').filter({ has: heading })).toBeFocused();
      // This server has no mail server behind it.
      await expect(page.getByRole('main')).toContainText(texts.trial.elsewhere);
      // The browser has solved the captcha.
      expect(calls).toHaveLength(1);
      expect(calls[0]?.postDataJSON()).toMatchObject({
        company: 'riverbend',
        language,
        altcha: expect.stringMatching(/^[\w+/=]{100,}$/),
      });
      const mails = await mailSite.mails();
      const mail = mails.find(({ text }) => text.includes(`By keyboard in ${language}`));
      expect(mail).toMatchObject({ to: 'operator@example.org', replyTo: 'ana@example.com' });
    },
  );
}

test('a wait is said at once, said again when it gets long, and is not made longer by another press', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.clock.install();
  await openAwake(page, '/generic/contact-us');
  const calls = watchCalls(page);
  await fill(page, 'A long wait');
  // A form that still sleeps hears a press once it is awake, and with the clock at rest it stays asleep.
  await expect(page.locator('[data-island=contact]')).toHaveAttribute('data-awake', '');
  // The captcha is worked on for 90 seconds at most, and the clock leaps over these.
  await page.clock.pauseAt(Date.now() + 60_000);
  await sendButton(page).click();
  await expect(status(page)).toHaveText(english.mailForms.pending);
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(2_900);
  await expect(status(page)).toHaveText(english.mailForms.pending);
  await page.clock.runFor(100);
  await expect(status(page)).toHaveText(english.mailForms.pendingLong);
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectFilled(page, 'A long wait');
  await page.clock.resume();
  gate.resolve();
  await expect(sent(page)).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a message that the server cannot save stays in the form with the server’s words, and goes when it can', async ({
  page,
  mailSite,
  expected,
}) => {
  expected.failures.push('/po/contact');
  await openAwake(page, '/generic/contact-us');
  await fill(page, 'Not saved at first');
  await mailSite.without('contact_messages', async () => {
    await sendButton(page).click();
    await expect(status(page)).toHaveText(answers.en['database-unavailable']);
  });
  await expectFilled(page, 'Not saved at first');
  await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
  await sendButton(page).click();
  await expect(sent(page)).toBeVisible();
  const from = emailOf('Not saved at first');
  expect((await mailSite.mails()).filter(({ replyTo }) => replyTo === from)).toHaveLength(1);
});

test('a message that does not reach the server stays in the form', async ({ page, expected }) => {
  expected.failures.push('/po/contact');
  await openAwake(page, '/generic/contact-us');
  await page.route(CALL, (route) => route.abort());
  await fill(page, 'No network');
  await sendButton(page).click();
  await expect(status(page)).toHaveText(english.mailForms.unreachable);
  await expectFilled(page, 'No network');
  await page.unroute(CALL);
  await sendButton(page).click();
  await expect(sent(page)).toBeVisible();
});

test('another message starts from an empty form and is sent with a captcha of its own', async ({
  page,
  mailSite,
}) => {
  await openAwake(page, '/generic/contact-us');
  for (const message of ['The first of two', 'The second of two']) {
    await expect(control(page, contact.message)).toHaveValue('');
    await fill(page, message);
    await sendButton(page).click();
    await expect(sent(page)).toBeVisible();
    await page.getByRole('link', { name: contact.another }).click();
  }
  const texts = (await mailSite.mails()).map(({ text }) => text);
  expect(texts.filter((text) => text.includes(' of two'))).toHaveLength(2);
});

test('who writes another message is taken to the form', onlyLong(), async ({ page }) => {
  await openAwake(page, '/generic/contact-us');
  await fill(page, 'On to the next');
  await sendButton(page).click();
  await tabTo(page, page.getByRole('link', { name: contact.another }));
  await page.keyboard.press('Enter');
  await expect(page.locator('main form')).toBeVisible();
  // The focus must not go to the top of the page, from where a person would have to pass everything
  // again.
  const isInForm = () =>
    page.evaluate(() => document.querySelector('main')?.contains(document.activeElement));
  await expect.poll(isInForm).toBe(true);
});

test('the captcha is not begun before somebody writes', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openAwake(page, '/generic/contact-us');
  expect(asked).not.toContain('/po/captcha/challenge');
  await control(page, contact.name).fill('A');
  await expect.poll(() => asked).toContain('/po/captcha/challenge');
});

test.describe('where the captcha cannot be solved', () => {
  test.beforeEach(async ({ page, expected }) => {
    expected.failures.push('/po/captcha/challenge', '/generic/contact-us');
    await page.route('**/po/captcha/challenge?*', (route) => route.abort());
  });

  test('the message goes as a plain form', onlyLong(), async ({ page, mailSite }) => {
    const calls = watchCalls(page);
    await openAwake(page, '/generic/contact-us');
    await fill(page, 'As a plain form');
    await sendButton(page).click();
    await expect(sent(page)).toBeVisible();
    expect(calls).toEqual([]);
    const from = emailOf('As a plain form');
    expect((await mailSite.mails()).filter(({ replyTo }) => replyTo === from)).toHaveLength(1);
  });

  test('nothing typed is lost when the plain form is not taken', async ({ page, mailSite }) => {
    await openAwake(page, '/generic/contact-us');
    await fill(page, 'Plain and not saved');
    await mailSite.without('contact_messages', async () => {
      await sendButton(page).click();
      await expect(status(page)).toHaveText(answers.en['database-unavailable']);
    });
    await expectFilled(page, 'Plain and not saved');
    await sendButton(page).click();
    await expect(sent(page)).toBeVisible();
  });
});
