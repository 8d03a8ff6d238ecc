import type { Browser, Page } from '@playwright/test';
import type { PageName } from '#domain/pages/pages.ts';
import type { PageOfSite } from '#tests/support/page-addresses.ts';
import { sampleOf } from '#tests/support/samples/sample-of.ts';
import { runAxe } from '../support/axe.ts';
import { readDataLayer, recordEvents, waitUntilKnown } from '../support/consent.ts';
import { findCoveredStops } from '../support/find-covered-stops.ts';
import {
  DOUBLE_TEXT,
  findOverflow,
  findPartedWords,
  setStyle,
  TEXT_SPACING,
} from '../support/layout.ts';
import { openAwake } from '../support/open-page.ts';
import { listPages, subjectOf } from '../support/pages.ts';
import { shareOut, type tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

// What holds on every page is checked in one visit, because to open a page is what takes the time.

/** The window in which the words of a page are read. */
const WINDOW = { width: 1280, height: 720 };

/** Cookies without which a page would be the wrong one. */
const NEEDED_COOKIES = ['sendero_company', 'sendero_lang'];

/** How a visitor sees a page: the window in which axe looks at it, and where else it has to fit. */
interface Look {
  look: string;
  width: number;
  css: string;
  /** Width and height, and the size of the text in percent where it is another. */
  windows: ReadonlyArray<readonly [number, number, number?]>;
}

const LOOKS: readonly Look[] = [
  {
    look: 'as it is',
    width: 375,
    css: '',
    windows: [
      [320, 640],
      [640, 320],
      [360, 740, 130],
      [320, 640, 150],
      [414, 896, 150],
      [414, 896, 200],
    ],
  },
  {
    look: 'spaced text',
    width: 1280,
    css: TEXT_SPACING,
    windows: [
      [320, 640],
      [375, 667],
      [1280, 640],
    ],
  },
  {
    look: 'double text',
    width: 375,
    css: DOUBLE_TEXT,
    windows: [
      [320, 640],
      [640, 800],
      [1280, 800],
    ],
  },
];

/**
 * Parts that move, or open over the page, stand here as a list or a link; their own tests check the
 * details.
 */
const TOLD_ANOTHER_WAY = new Set<PageName>(['hispanic', 'my-trail', 'roadtrip', 'survey']);

interface Visit extends PageOfSite {
  looks: readonly Look[];
}

/** Spanish words are longer, so they are tried in every window, and English ones in the smallest. */
const IN_ENGLISH = LOOKS.map((look) => ({ ...look, windows: look.windows.slice(0, 1) }));
/** The theme of the default company is looked at only; its words are those of the second. */
const LOOKED_AT_ONLY = LOOKS.slice(0, 2).map((look) => ({ ...look, css: '', windows: [] }));

// Each page is seen in every look, in both languages and in two themes, but not in all combinations of them: a
// fault of a page shows in one of its looks, and one of a look on many pages. So the pages take turns in them.
const WALKS = [
  walk('riverbend', 'en-US', (at) => IN_ENGLISH.filter((_, look) => look === at % 3)),
  walk('riverbend', 'es-US', (at) => LOOKS.filter((_, look) => look !== at % 3)),
  walk('seiu775srp', 'es-US', () => LOOKS),
  walk('seiu775srp', 'en-US', () => LOOKED_AT_ONLY),
  walk('generic', 'en-US', (at) => LOOKED_AT_ONLY.filter((_, look) => at % 4 === look * 2)),
  walk('generic', 'es-US', (at) => LOOKED_AT_ONLY.filter((_, look) => at % 4 === look * 2 + 1)),
];

interface Walk {
  companyId: PageOfSite['companyId'];
  language: PageOfSite['language'];
  visits: readonly Visit[];
}

function walk(
  companyId: Walk['companyId'],
  language: Walk['language'],
  looksOf: (at: number) => readonly Look[],
): Walk {
  const visits = listPages(companyId, language).flatMap((page, at) =>
    looksOf(at).map((look): Visit => ({ ...page, looks: [look] })),
  );
  return { companyId, language, visits };
}

/** `npm test` makes one whole visit to every sixth kind of page. */
const WHOLE_VISITS = WALKS.flatMap(({ visits }) => visits).filter(({ looks }) =>
  looks.every(({ windows }) => windows.length > 0),
);
const SAMPLED_KINDS = new Set(
  [...new Set(WHOLE_VISITS.map(subjectOf))].filter((_, at) => at % 6 === 0),
);
const isSampled = sampleOf(
  WHOLE_VISITS.filter((visit) => SAMPLED_KINDS.has(subjectOf(visit))),
  subjectOf,
);

/** One visit of a page for each page, in all the looks that are wanted of it. */
function joinVisits(visits: readonly Visit[]): Visit[] {
  return [...Map.groupBy(visits, ({ address }) => address).values()].flatMap(([page, ...rest]) =>
    page === undefined ? [] : [{ ...page, looks: [page, ...rest].flatMap(({ looks }) => looks) }],
  );
}

test.use({ reducedMotion: 'reduce', trace: 'off' });

/** So many that a second try is no second walk through the whole site, and two workers share it. */
const PAGES_OF_A_TEST = 12;

interface Part extends ReturnType<typeof tagOf> {
  pages: readonly Visit[];
  /** Ends the name of the test. */
  part: string;
}

function splitUp(visits: readonly Visit[]): Part[] {
  return shareOut(visits, isSampled).flatMap(({ items, tag, part }) => {
    const joined = joinVisits(items);
    const count = Math.ceil(joined.length / PAGES_OF_A_TEST);
    return Array.from({ length: count }, (_, at) => {
      const pages = joined.slice(at * PAGES_OF_A_TEST, (at + 1) * PAGES_OF_A_TEST);
      return { pages, tag, part: `${part}, from ${pages[0]?.kind} on` };
    });
  });
}

for (const { companyId, language, visits } of WALKS) {
  for (const { pages, tag, part } of splitUp(visits)) {
    test(
      `the pages of ${companyId} in ${language} break no accessibility rule, fit a small window, spaced text and double text, cover nothing that has the focus, say without JavaScript what they say with it, and before an answer about privacy ask nobody else, send no event and store no mark${part}`,
      { tag },
      async ({ page, browser, baseURL, expected }) => {
        test.setTimeout(300_000);
        const asleep = await openAsleep(browser, baseURL);
        const sent = recordEvents(page);
        for (const visit of pages) {
          const { name, address } = visit;
          if (name === 'not-found') expected.failures.push(address);
          await page.setViewportSize(WINDOW);
          await openAwake(page, address);
          // Words come first, because a form that was walked through says what is missing.
          await checkWords(page, asleep, visit);
          await checkLooks(page, visit);
          await waitUntilKnown(page);
          expect.soft(await readDataLayer(page), address).toBeUndefined();
        }
        await asleep.context().close();
        // Every test of the site fails by a request to another host.
        expect(sent).toEqual([]);
        const cookies = await page.context().cookies();
        expect(cookies.map(({ name }) => name).toSorted()).toEqual(NEEDED_COOKIES);
        const keys = await page.evaluate(() => [
          ...Object.keys(localStorage),
          ...Object.keys(sessionStorage),
        ]);
        expect(keys.filter((key) => key.includes('counted'))).toEqual([]);
      },
    );
  }
}

async function openAsleep(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return browser.newPage({
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
    viewport: WINDOW,
    ...(baseURL !== undefined && { baseURL }),
  });
}

/** The question at the foot of the window hides a part of a target only until one scrolls: axe would call it small. */
const BAR_IN_PLACE = '#consent section { position: static !important }';

async function checkLooks(page: Page, { name, kind, looks }: Visit): Promise<void> {
  for (const { width } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await setStyle(page, BAR_IN_PLACE);
    const { violations } = await runAxe(page);
    await page.evaluate(() => document.adoptedStyleSheets.splice(0));
    expect.soft(violations, `${kind} at ${width} px`).toEqual([]);
  }
  if (looks.every(({ windows }) => windows.length === 0)) return;
  await page.setViewportSize({ width: 320, height: 640 });
  const covered = await findCoveredStops(page);
  // On these pages the road and the open question leave too little of the smallest window.
  if (name !== 'roadtrip') expect.soft(covered, `${kind}: what has the focus`).toEqual([]);
  for (const { look, css, windows } of looks) {
    await setStyle(page, css);
    for (const [width, height, percent] of windows) {
      await page.setViewportSize({ width, height });
      if (percent !== undefined) await setStyle(page, `html { font-size: ${percent}% !important }`);
      const at = percent === undefined ? `${width}` : `${width}, text of ${percent} %`;
      expect.soft(await findOverflow(page), `${kind}: ${look} at ${at}`).toEqual([]);
      expect.soft(await findPartedWords(page), `${kind}: ${look} at ${at}`).toEqual([]);
    }
    await page.evaluate(() => document.adoptedStyleSheets.splice(0));
  }
}

async function checkWords(page: Page, asleep: Page, visit: Visit): Promise<void> {
  const { name, kind, language, address } = visit;
  await asleep.goto(address);
  await expect.soft(asleep.locator('html')).toHaveAttribute('lang', language);
  await expect.soft(asleep.getByRole('heading', { level: 1 })).toBeVisible();
  // Without a script, parts that need one are hidden; with a script, their substitutes are hidden. A card that can be
  // turned shows one of its faces, and one that cannot shows both.
  for (const each of [page, asleep])
    await setStyle(
      each,
      '[data-script] { display: none !important } [data-component="flashcard-group"] li * { visibility: visible !important }',
    );
  for (const area of ['header', 'main', 'footer']) {
    if (area === 'main' && TOLD_ANOTHER_WAY.has(name)) continue;
    const [awakeWords, asleepWords] = await Promise.all(
      [page, asleep].map((each) => each.locator(`body > ${area}`).innerText()),
    );
    // Copying and printing need a script, so a page without one does not offer them.
    const words = awakeWords?.replace(
      /\n*(?:Copy link|Copiar enlace|Print my plan|Imprimir mi plan)(?=\n|$)/,
      '',
    );
    expect.soft(asleepWords, `${area} of ${kind}`).toBe(words);
  }
  await page.evaluate(() => document.adoptedStyleSheets.splice(0));
}
