import type { Locator, Page, Route } from '@playwright/test';
import { answers, english, spanish } from '#tests/support/texts/every-text.ts';
import { onlyLong, tagOf, takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/mail-site.ts';
import { openAwake } from '../support/open-page.ts';
import { tabTo } from '../support/tab-to.ts';

const LANGUAGES = [
  { language: 'en-US', query: '', texts: english.mailForms, step: 'Get the whole match' },
  { language: 'es-US', query: '?lang=es-US', texts: spanish.mailForms, step: 'Aprovecha todo' },
] as const;

const PAGE = '/retirement/riverbend/action-plan/lynx';
const { planMail, errors } = english.mailForms;

function field(page: Page, label: string = planMail.email): Locator {
  return page.getByLabel(`${label} *`, { exact: true });
}

function sendButton(page: Page): Locator {
  return page.getByRole('button', { name: planMail.send });
}

function part(page: Page): Locator {
  return page.locator('#email');
}

for (const [at, { language, query, texts, step }] of LANGUAGES.entries()) {
  const turn = takeTurns({ at, of: LANGUAGES.length });
  const words = texts.planMail;
  test(
    `the keyboard leads through a mistake to a plan on its way, with its address, in ${language}`,
    turn(),
    async ({ page, mailSite }) => {
      const email = `keyboard-${language.toLowerCase()}@example.com`;
      await openAwake(page, `${PAGE}${query}`);
      const address = field(page, words.email);
      await tabTo(page, address);
      await page.keyboard.type('keyboard');
      await page.keyboard.press('Enter');
      await expect(address).toBeFocused();
      await expect(address).toHaveAccessibleDescription(texts.errors['email-shape']);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(email);
      await expect(address).toHaveAccessibleDescription('');

      const asked = page.waitForRequest('**/po/action-plan/email?*');
      await page.keyboard.press('Enter');
      await expect(part(page).getByRole('status')).toContainText(
        words.sent.replace('{email}', email),
      );
      // This server has no mail server behind it.
      await expect(part(page).getByRole('status')).toContainText(texts.trial.elsewhere);
      expect((await asked).postDataJSON()).toMatchObject({
        email,
        animal: 'lynx',
        language,
        altcha: expect.stringMatching(/^[\w+/=]{100,}$/),
      });
      const mails = (await mailSite.mails()).filter(({ to }) => to === email);
      expect(mails).toMatchObject([{ language, text: expect.stringContaining(step) }]);
    },
  );
}

test('focus is not lost with the form that is gone', async ({ page }) => {
  await openAwake(page, PAGE);
  await field(page).fill('focus@example.com');
  await page.keyboard.press('Enter');
  await expect(part(page)).toContainText('focus@example.com');
  const isInPart = () => part(page).evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isInPart).toBe(true);
});

test('an empty field is said to be one', async ({ page }) => {
  await openAwake(page, PAGE);
  await sendButton(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(errors['email-missing']);
});

test('a plan that cannot be accepted is said not to be, and its address stays', async ({
  page,
  mailSite,
  expected,
}) => {
  expected.failures.push('/po/action-plan/email');
  await openAwake(page, PAGE);
  await field(page).fill('later@example.com');
  await mailSite.without('plan_requests', async () => {
    await sendButton(page).click();
    await expect(part(page).getByRole('status')).toHaveText(answers.en['action-plan-not-accepted']);
  });
  await expect(field(page)).toHaveValue('later@example.com');
  await sendButton(page).click();
  await expect(part(page)).toContainText('Your plan is on its way to later@example.com.');
  const mails = await mailSite.mails();
  expect(mails.filter(({ to }) => to === 'later@example.com')).toHaveLength(1);
});

for (const [at, { answered, by }] of [
  { answered: 'does not get through', by: (route: Route) => route.abort() },
  {
    answered: 'is answered by a network’s own page',
    by: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Please log in</p>' }),
  },
].entries()) {
  test(
    `a plan whose form ${answered} is said not to be on its way, and its address stays`,
    tagOf(at === 0),
    async ({ page, expected }) => {
      expected.failures.push('/po/action-plan/email');
      expected.messages.push('could not parse json');
      await page.route('**/po/action-plan/email?*', by);
      await openAwake(page, PAGE);
      await field(page).fill('later@example.com');
      await sendButton(page).click();
      await expect(part(page).getByRole('status')).toHaveText(english.mailForms.planMail.failed);
      await expect(field(page)).toHaveValue('later@example.com');
    },
  );
}

test('a wait is said, also when it gets long', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/po/action-plan/email?*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.clock.install();
  await openAwake(page, PAGE);
  await field(page).fill('patient@example.com');
  // The captcha is worked on for 90 seconds at most, and the clock leaps over these.
  await page.clock.pauseAt(Date.now() + 60_000);
  await sendButton(page).click();
  const status = part(page).getByRole('status');
  await expect(status).toHaveText(english.mailForms.pending);
  await page.clock.runFor(3_000);
  await expect(status).toHaveText(english.mailForms.pendingLong);
  await page.clock.resume();
  gate.resolve();
  await expect(part(page)).toContainText('patient@example.com');
});

test(
  'where the captcha cannot be solved, the plain form shows the address as well',
  onlyLong(),
  async ({ page, mailSite, expected }) => {
    expected.failures.push('/po/captcha/challenge');
    await page.route('**/po/captcha/challenge?*', (route) => route.abort());
    await openAwake(page, PAGE);
    await field(page).fill('plain@example.com');
    await sendButton(page).click();
    await expect(part(page)).toContainText('Your plan is on its way to plain@example.com.');
    const mails = await mailSite.mails();
    expect(mails.filter(({ to }) => to === 'plain@example.com')).toHaveLength(1);
  },
);

test('the form is not printed with the plan', async ({ page }) => {
  await openAwake(page, PAGE);
  await expect(part(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(part(page)).toBeHidden();
});
