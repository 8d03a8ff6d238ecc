import type { Page } from '@playwright/test';
import { postPage } from '#tests/support/mail/page-form.ts';
import { sampleOf } from '#tests/support/samples/sample-of.ts';
import { runAxe } from '../support/axe.ts';
import { expect, test, type MailSite } from '../support/mail-site.ts';
import { openAwake } from '../support/open-page.ts';
import { tagOf } from '../support/sample.ts';

const WIDTHS = [375, 1280] as const;

interface State {
  state: string;
  /** The address below the company, and what stands in front of the company. */
  path: string;
  mount?: string;
  reach: (page: Page, site: MailSite) => Promise<void>;
}

const ACTION_PLAN = { path: '/action-plan/fox', mount: '/retirement' };

async function fillContact(page: Page): Promise<void> {
  const controls = page.locator('main form').locator('[aria-required]');
  await controls.nth(0).fill('Ana Ruiz');
  await controls.nth(1).fill(`${crypto.randomUUID()}@example.com`);
  await controls.nth(2).selectOption('my-plan');
  await controls.nth(3).fill('Where do I see my match?');
}

async function submit(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').click();
}

const STATES: readonly State[] = [
  {
    state: 'the contact form with mistakes',
    path: '/contact-us',
    reach: async (page) => {
      await submit(page);
      await expect(page.locator('main [role=alert]')).toBeFocused();
    },
  },
  {
    state: 'a message that is sent',
    path: '/contact-us',
    reach: async (page) => {
      await fillContact(page);
      await submit(page);
      await expect(page.locator('main form')).toHaveCount(0);
    },
  },
  {
    state: 'a message that is on its way',
    path: '/contact-us',
    reach: async (page) => {
      await page.route('**/po/contact?*', () => undefined);
      await fillContact(page);
      await submit(page);
      await expect(page.locator('main form [role=status]')).not.toBeEmpty();
    },
  },
  {
    state: 'a message that was not taken',
    path: '/contact-us',
    reach: async (page, site) => {
      await fillContact(page);
      await site.without('contact_messages', async () => {
        await submit(page);
        await expect(page.locator('main form [role=status] .icon')).toBeVisible();
      });
    },
  },
  {
    state: 'a message that was not taken without a captcha',
    path: '/contact-us',
    reach: async (page, site) => {
      await page.route('**/po/captcha/challenge?*', (route) => route.abort());
      await fillContact(page);
      await site.without('contact_messages', async () => {
        await submit(page);
        await expect(page.locator('main form [role=status] .icon')).toBeVisible();
      });
    },
  },
  {
    state: 'the plan’s mail form with a mistake',
    ...ACTION_PLAN,
    reach: async (page) => {
      await page.locator('#email input[type=email]').fill('ana@');
      await submit(page);
      await expect(page.locator('#email [aria-invalid=true]')).toBeVisible();
    },
  },
  {
    state: 'a plan on its way',
    ...ACTION_PLAN,
    reach: async (page) => {
      await page.locator('#email input[type=email]').fill(`${crypto.randomUUID()}@example.com`);
      await submit(page);
      await expect(page.locator('#email form')).toHaveCount(0);
    },
  },
  {
    state: 'an unsubscribe link that does not work',
    path: '/unsubscribe?token=made.up',
    reach: async (page) => {
      await submit(page);
      await expect(page.locator('main form')).toBeVisible();
      await expect(page).toHaveURL(/token=made\.up/);
    },
  },
  {
    state: 'an address that is unsubscribed',
    path: '/unsubscribe',
    reach: async (page, site) => {
      const email = `${crypto.randomUUID()}@example.com`;
      const { pathname, search } = new URL(page.url());
      await postPage(site, {
        address: `/retirement${pathname.replace('unsubscribe', 'action-plan/fox')}${search}`,
        fields: { email, website: '' },
      });
      const mail = (await site.mails()).find(({ to }) => to === email);
      await openAwake(page, mail?.unsubscribeUrl ?? '');
      await submit(page);
      await expect(page.locator('main form')).toHaveCount(0);
    },
  },
];

// The messages say where; a trace of every step would take as long as the check.
test.use({ reducedMotion: 'reduce', trace: 'off' });

// Every state in both languages, each in one of the themes by turns.
const VARIATIONS = STATES.flatMap((state, at) =>
  ['en-US', 'es-US'].map((language, turn) => ({
    ...state,
    language,
    companyId: (at + turn) % 2 === 0 ? 'generic' : 'riverbend',
  })),
);
/** `npm test` looks at every third state, so that each page of a state has one. */
const SAMPLED = new Set(STATES.filter((_, at) => at % 3 === 0).map(({ state }) => state));
const isSampled = sampleOf(
  VARIATIONS.filter(({ state }) => SAMPLED.has(state)),
  ({ state }) => state,
);

for (const variation of VARIATIONS) {
  const { state, language, companyId, path, mount = '', reach } = variation;
  test(
    `${state} breaks no accessibility rule in ${companyId} in ${language}`,
    tagOf(isSampled(variation)),
    async ({ page, mailSite, expected }) => {
      expected.failures.push('/po/contact', '/po/captcha', `${mount}/${companyId}${path}`);
      const query = language === 'en-US' ? '' : `${path.includes('?') ? '&' : '?'}lang=es-US`;
      await page.setViewportSize({ width: WIDTHS[0], height: 800 });
      await openAwake(page, `${mount}/${companyId}${path}${query}`);
      await reach(page, mailSite);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const { violations } = await runAxe(page);
        expect.soft(violations, `at ${width} px`).toEqual([]);
      }
    },
  );
}
