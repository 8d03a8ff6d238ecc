import type { Page } from '@playwright/test';
import { sampleOf } from '#tests/support/samples/sample-of.ts';
import { runAxe } from '../support/axe.ts';
import { openAwake } from '../support/open-page.ts';
import { tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

interface State {
  state: string;
  /** The address below the company. */
  path: string;
  companyId?: string;
  widths?: readonly number[];
  reach: (page: Page) => Promise<void>;
}

const ARTICLE = '/articles/vesting/when-the-match-is-yours';
const BOTH_WIDTHS = [375, 1280];

const STATES: readonly State[] = [
  {
    state: 'the menu open',
    path: '',
    widths: [375],
    reach: async (page) => {
      await page.locator('header summary').click();
      await expect(page.locator('header details')).toHaveAttribute('open');
    },
  },
  {
    state: 'a question open',
    path: '/faqs',
    reach: async (page) => {
      await page.locator('#q-yearly-limit summary').click();
      await expect(page.locator('#q-yearly-limit [id^="prose-"]')).toBeVisible();
    },
  },
  {
    state: 'the leaving dialog open',
    path: '/make-a-change',
    reach: async (page) => {
      await page.locator('main a[href="https://plan.example.com/contributions"]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    state: 'the heads-up open',
    path: '/make-a-change',
    companyId: 'seiu775srp',
    reach: async (page) => {
      await page.locator('main details summary').click();
      await expect(page.getByRole('note')).toBeVisible();
    },
  },
  {
    state: 'the article liked and its sources open',
    path: ARTICLE,
    reach: async (page) => {
      await page.locator('main form button').click();
      await expect(page.locator('main form button')).toHaveAttribute('aria-pressed', 'true');
      await page.locator('main article > div details summary').last().click();
    },
  },
  {
    state: 'a like that failed',
    path: ARTICLE,
    reach: async (page) => {
      await page.route('**/rating?*', (route) => route.fulfill({ status: 500, json: {} }));
      await page.locator('main form button').click();
      await expect(page.locator('main form [role="status"]')).not.toBeEmpty();
    },
  },
  {
    state: 'all topics shown',
    path: '/get-the-facts?show=all',
    reach: async (page) => {
      await expect(page.locator('main article')).not.toHaveCount(6);
    },
  },
  {
    state: 'focus on a card',
    path: '/get-the-facts',
    reach: async (page) => {
      await page.locator('main article a').first().focus();
    },
  },
];

const PLAN = '/calculator/projections#plan=40_67_50000_10000_6_50_6_';

const CALCULATOR_STATES: readonly State[] = [
  {
    state: 'the calculator with mistakes',
    path: '/calculator',
    reach: async (page) => {
      await page.locator('main form button[type=submit]').click();
      await expect(page.locator('main [role=alert]')).toBeFocused();
    },
  },
  {
    state: 'help of the calculator open',
    path: '/calculator',
    reach: async (page) => {
      await page.locator('[data-field=contributionPercentage] button').first().click();
      await expect(page.locator('[popover]:popover-open')).toContainText('24,500');
    },
  },
  {
    state: 'a plan as a chart, with what is assumed open',
    path: PLAN,
    reach: async (page) => {
      await expect(page.locator('main svg[role=img]')).toBeVisible();
      await page.locator('main details summary').last().click();
      await page.locator('#assumption-returnPercentage').fill('50');
      await expect(page.locator('#assumption-returnPercentage-error')).toBeVisible();
    },
  },
  {
    state: 'a plan as a table',
    path: PLAN,
    reach: async (page) => {
      await page.locator('main section button[aria-pressed=false]').click();
      await expect(page.locator('main table')).toBeVisible();
    },
  },
  {
    state: 'a plan on paper',
    path: PLAN,
    reach: async (page) => {
      await expect(page.locator('main svg[role=img]')).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('main table')).toBeVisible();
    },
  },
];

// The messages say where; a trace of every step would take as long as the check.
test.use({ reducedMotion: 'reduce', trace: 'off' });

// Every state in both languages, those of the calculator each in one of the themes by turns.
const VARIATIONS = ['en-US', 'es-US'].flatMap((language, turn) => [
  ...STATES.map((state) => ({ ...state, language })),
  ...CALCULATOR_STATES.map((state, at) => ({
    ...state,
    language,
    companyId: (at + turn) % 2 === 0 ? 'generic' : 'riverbend',
  })),
]);
/** `npm test` looks at every third state, so that each page of a state has one. */
const SAMPLED = new Set(
  [...STATES, ...CALCULATOR_STATES].filter((_, at) => at % 3 === 0).map(({ state }) => state),
);
const isSampled = sampleOf(
  VARIATIONS.filter(({ state }) => SAMPLED.has(state)),
  ({ state }) => state,
);

for (const variation of VARIATIONS) {
  const { state, language, path, companyId = 'generic', widths = BOTH_WIDTHS, reach } = variation;
  test(
    `${state} breaks no accessibility rule in ${companyId} in ${language}`,
    tagOf(isSampled(variation)),
    async ({ page, expected }) => {
      expected.failures.push('/po/content/articles/vesting/rating');
      const [place = '', fragment] = path.split('#');
      const query = language === 'en-US' ? '' : `${place.includes('?') ? '&' : '?'}lang=es-US`;
      const hash = fragment === undefined ? '' : `#${fragment}`;
      await page.setViewportSize({ width: widths[0] ?? 0, height: 800 });
      await openAwake(page, `/${companyId}${place}${query}${hash}`);
      await reach(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const { violations } = await runAxe(page);
        expect.soft(violations, `at ${width} px`).toEqual([]);
      }
    },
  );
}
