import type { Locator, Page } from '@playwright/test';
import { chooseBefore, readDataLayer, waitUntilKnown } from '../support/consent.ts';
import { onlyLong, takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/media-site.ts';
import { openAwake, settle } from '../support/open-page.ts';

const WORDS = [
  {
    language: 'en-US',
    page: '/generic/grammy-major',
    query: '',
    films: [
      'My first royalty check',
      'A seat on the tour bus',
      'The quiet season',
      'A beat for your money',
    ],
    nowPlaying: 'Now Playing',
    all: 'Watch the full experience',
    transcript: 'Show transcript',
  },
  {
    language: 'es-US',
    page: '/riverbend/latin-grammy',
    query: '?lang=es-US',
    films: [
      'La primera canción',
      'La banda de la familia',
      'El ahorro pide otra',
      'El dinero de los veranos',
    ],
    nowPlaying: 'Reproduciendo',
    all: 'Ver la experiencia completa',
    transcript: 'Mostrar transcripción',
  },
] as const;

const WIDTHS = [375, 959, 960, 1280];

function rowOf(page: Page, film: string): Locator {
  return page.locator('#watch').getByRole('link', { name: film });
}

function current(page: Page): Locator {
  // The chapters of a film are a list of their own.
  return page.locator('#watch ol [aria-current="true"]:not([data-at])');
}

/** The distance of an element's top from the window's top. */
function topOf(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (found) => Math.round(document.querySelector(found)?.getBoundingClientRect().top ?? NaN),
    selector,
  );
}

function isPlaying(page: Page): Promise<boolean> {
  return page.locator('#watch video').evaluate((video: HTMLVideoElement) => !video.paused);
}

for (const [at, words] of WORDS.entries()) {
  const turn = takeTurns({ at, of: WORDS.length, first: 1 });
  const { language, films, nowPlaying } = words;
  const address = `${words.page}${words.query}`;
  const film = (number: number): string =>
    `${words.page}?video=${number}${words.query.replace('?', '&')}`;

  test.describe(`the films in ${language}`, () => {
    for (const width of [375, 1280]) {
      test(`at ${width} px: a pick is shown, played and scrolled to`, turn(), async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 700 });
        await openAwake(page, address);
        await expect(current(page)).toContainText(films[0]);
        await expect(page.getByText(nowPlaying, { exact: true })).toHaveCount(1);

        await rowOf(page, films[1]).click();
        await expect(page).toHaveURL(`${film(2)}#watch`);
        await expect(current(page)).toHaveCount(1);
        await expect(current(page)).toContainText(films[1]);
        await expect(current(page)).toContainText(nowPlaying);
        await expect(page.locator('#watch h3').first()).toHaveText(films[1]);
        await expect(page.locator('#watch [data-kind="film"] button[name="toggle"]')).toBeFocused();
        await expect.poll(() => isPlaying(page)).toBe(true);
        await expect.poll(() => topOf(page, '#watch')).toBe(100);

        await page.goBack();
        await expect(current(page)).toContainText(films[0]);
        await expect(page).toHaveURL(address);
      });
    }

    test('an address opens its film, and a wrong one the first', turn(), async ({ page }) => {
      await openAwake(page, film(3));
      await expect(current(page)).toContainText(films[2]);
      await openAwake(page, film(9));
      await expect(current(page)).toContainText(films[0]);
    });

    test('the scroll to a pick is smooth unless no motion is wanted', turn(), async ({ page }) => {
      await openAwake(page, address);
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    });

    test('descriptions stand in the list on wide screens alone', turn(), async ({ page }) => {
      await openAwake(page, address);
      const second = rowOf(page, films[1]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        const isWide = width >= 960;
        await expect(second.locator('span > span').nth(1)).toBeVisible({ visible: isWide });
      }
    });

    test('a pick by key is counted once, by its name', turn(), async ({ page, baseURL }) => {
      await chooseBefore(page, baseURL, { statistics: true, embeds: false });
      await openAwake(page, address);
      await waitUntilKnown(page);
      await rowOf(page, films[2]).press('Enter');
      await expect(current(page)).toContainText(films[2]);
      const clicks = async (): Promise<unknown[]> =>
        ((await readDataLayer(page)) ?? []).filter(({ event }) => event === 'playlist click');
      await expect.poll(clicks).toHaveLength(1);
      expect(JSON.stringify(await clicks())).toMatch(/the-quiet-season|el-ahorro-pide-otra/);
    });

    test.describe('one second long', () => {
      test.use({ media: 'short' });

      test('the full one comes by its label and plays to its end', turn(), async ({ page }) => {
        await openAwake(page, film(2));
        await page.getByRole('link', { name: words.all }).click();
        await expect(page).toHaveURL(`${film(4)}#watch`);
        await expect(current(page)).toContainText(films[3]);
        await expect
          .poll(() =>
            page.locator('#watch video').evaluate((video: HTMLVideoElement) => video.ended),
          )
          .toBe(true);
        await expect(page.getByRole('link', { name: words.all })).toHaveCount(0);
      });

      test('stop after one that was picked by hand', onlyLong(), async ({ page }) => {
        await openAwake(page, address);
        await rowOf(page, films[0]).click();
        await expect
          .poll(() =>
            page.locator('#watch video').evaluate((video: HTMLVideoElement) => video.ended),
          )
          .toBe(true);
        await settle(page);
        await expect(current(page)).toContainText(films[0]);
      });
    });

    test.describe('that are not there', () => {
      test.use({ media: 'none' });

      test(
        'show their picture and all their words, and a pick leads to its name',
        turn(),
        async ({ page }) => {
          await openAwake(page, address);
          await expect(page.locator('#watch video')).toHaveCount(0);
          await expect(page.getByRole('link', { name: words.all })).toHaveCount(0);
          await expect(page.locator('#watch details').first()).toHaveAttribute('open');
          await rowOf(page, films[2]).press('Enter');
          await expect(page.getByRole('heading', { name: films[2], level: 3 })).toBeFocused();
          await expect(page.locator('#watch details').first()).toHaveAttribute('open');
        },
      );
    });
  });
}

for (const [at, { page: address }] of WORDS.entries()) {
  const turn = takeTurns({ at, of: WORDS.length });
  test(`${address} begins right below the header`, turn(), async ({ page }) => {
    await openAwake(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      const gap = await page.evaluate(() => {
        const [header, hero] = document.querySelectorAll('header');
        return (
          (hero?.getBoundingClientRect().top ?? NaN) -
          (header?.getBoundingClientRect().bottom ?? NaN)
        );
      });
      expect(gap, `at ${width} px`).toBe(0);
    }
  });

  test(
    `${address} leads to its sections, 100 px below the window's top`,
    turn(),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openAwake(page, address);
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        for (const id of ['Listen', 'Meet-the-artist', 'watch']) {
          await page.evaluate(() => window.scrollTo(0, 0));
          // In a window of another width the players have to find their height first.
          await settle(page);
          const link = page.locator(`main nav a[href$="#${id}"]`);
          await link.press('Enter');
          await expect.poll(() => topOf(page, `[id="${id}"]`), `${id} at ${width} px`).toBe(100);
          await expect(link).toHaveAttribute('aria-current', 'location');
          await expect(page.locator(`[id="${id}"]`)).toBeFocused();
        }
      }
    },
  );

  test(
    `${address} tells analytics what it is, and other pages do not`,
    turn(),
    async ({ page, baseURL }) => {
      await chooseBefore(page, baseURL, { statistics: true, embeds: false });
      const loads = async (): Promise<unknown[]> =>
        ((await readDataLayer(page)) ?? [])
          .filter(({ event }) => event === 'page load')
          .map(({ isAwards }) => isAwards);
      await openAwake(page, address);
      await expect.poll(loads).toEqual([true]);
      // Neither a pick nor an anchor counts as another page.
      await page.locator('#watch ol a[href*="video="]').last().click();
      await expect(page).toHaveURL(/video=4#watch$/);
      await page.locator('main nav a[href$="#Listen"]').press('Enter');
      await expect(page).toHaveURL(/#Listen$/);
      await page.locator('footer a[href*="/faqs"]').click();
      await expect(page).toHaveURL(/\/faqs/);
      await expect.poll(loads).toEqual([false]);
    },
  );
}

test('the playlist to listen to is fetched on a press alone, in its two sizes', async ({
  page,
  expected,
}) => {
  const asked: string[] = [];
  await page.route('https://open.spotify.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  await openAwake(page, '/generic/latin-grammy');
  const section = page.locator('[id="Listen"]');
  expect(asked).toEqual([]);
  expected.hosts.push('open.spotify.com');
  await section.getByRole('button', { name: /Load the playlist/ }).click();
  const frame = section.locator('iframe');
  await expect(frame).toBeFocused();
  await expect
    .poll(() => asked)
    .toEqual(['https://open.spotify.com/embed/playlist/37i9dQZF1DX10zKzsJ2jva']);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    const share = await frame.evaluate((element) => {
      const { width: own, height } = element.getBoundingClientRect();
      const around = element.parentElement?.getBoundingClientRect().width ?? NaN;
      return { width: Math.round((own / around) * 100), height };
    });
    expect(share, `at ${width} px`).toEqual(
      width < 960 ? { width: 100, height: 500 } : { width: 80, height: 600 },
    );
  }
});

test('two artists are a carousel with arrows below 960 px, and side by side above', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 959, height: 800 });
  await openAwake(page, '/generic/latin-grammy');
  const section = page.locator('[id="Meet-the-artist"]');
  await section.scrollIntoViewIfNeeded();
  const shown = section.locator('li[aria-label]:not([inert])');
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('Abril Quintero');
  await section.getByRole('button', { name: 'Next card' }).click();
  await expect(shown).toContainText('Chema Rivas');
  await page.setViewportSize({ width: 960, height: 800 });
  await expect(shown).toHaveCount(2);
  await expect(section.getByRole('button')).toHaveCount(0);
  const [left, right] = await Promise.all([shown.nth(0).boundingBox(), shown.nth(1).boundingBox()]);
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  expect(right?.y).toBe(left?.y);

  await openAwake(page, '/generic/grammy-major');
  await expect(section.getByRole('article')).toHaveCount(1);
  await expect(section.getByRole('button')).toHaveCount(0);
});
