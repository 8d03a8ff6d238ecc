import type { Locator, Page } from '@playwright/test';
import { chooseBefore, readDataLayer, waitUntilKnown } from '../support/consent.ts';
import { openInSight, reloadAwake, settle } from '../support/open-page.ts';
import { onlyLong, tagOf } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

test.use({ reducedMotion: 'reduce' });

async function openPart(page: Page, component: string, company = 'generic'): Promise<Locator> {
  await openInSight(page, `/${company}/gallery/the-${component.toLowerCase()}`);
  return page.locator(`[data-component="${component}"]`).first();
}

/** The button of a card that can be reached: that of the visible face. */
function faceButton(part: Locator, words: string): Locator {
  return part.locator('div > button:visible').filter({ hasText: words });
}

test('dropdown-cards: the arrow keys choose the card that shows', async ({ page }) => {
  const part = await openPart(page, 'dropdown-cards');
  await expect(part.getByRole('heading', { level: 3 })).toHaveText(['Under 35']);
  await part.getByLabel('Your age').focus();
  await page.keyboard.press('ArrowDown');
  await expect(part.getByRole('heading', { level: 3 })).toHaveText(['35 to 49']);
});

test('s7Viewer: the picture opens, grows and scrolls, and Escape gives the focus back', async ({
  page,
}) => {
  const part = await openPart(page, 's7Viewer');
  const opener = part.getByRole('link', { name: /Enlarge/ });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'How growth builds on growth' });
  await expect(dialog).toBeVisible();
  await settle(page);
  const picture = dialog.getByRole('img');
  const before = (await picture.boundingBox())?.width ?? 0;
  await dialog.getByRole('button', { name: 'Larger' }).press('Enter');
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('aftd: Space ticks an item, the ring counts, and the tick stays on the device', async ({
  page,
}) => {
  const part = await openPart(page, 'aftd');
  await part.getByRole('checkbox', { name: 'Find your rate' }).press('Space');
  await expect(part.getByRole('status')).toContainText('1 of 3 done');
  await reloadAwake(page);
  await expect(part.getByRole('checkbox', { name: 'Find your rate' })).toBeChecked();
  await expect(part.getByRole('status')).toContainText('1 of 3 done');
  // Each company has a list of its own.
  const other = await openPart(page, 'aftd', 'riverbend');
  await expect(other.getByRole('checkbox', { name: 'Find your rate' })).not.toBeChecked();
});

test('flipcards: Enter turns a card and the focus goes around with it; one at a time', async ({
  page,
}) => {
  const part = await openPart(page, 'flipcards');
  const backs = faceButton(part, 'Flip back');
  await faceButton(part, '6% right now').press('Enter');
  await expect(backs).toHaveCount(1);
  await expect(backs).toBeFocused();
  await faceButton(part, 'really free').press('Enter');
  await expect(backs).toHaveCount(1);
  await expect(part.getByText('It is part of your pay package.')).toBeVisible();
  await backs.press('Enter');
  await expect(backs).toHaveCount(0);
  await expect(faceButton(part, 'really free')).toBeFocused();
});

for (const { component, event, first, second } of [
  { component: 'flipcards', event: 'flip card', first: '6% right now', second: 'really free' },
  {
    component: 'flashcard-group',
    event: 'flash card',
    first: 'dollar of today',
    second: 'rule of 72',
  },
]) {
  test(
    `${component}: a card that goes back because another one is turned is counted, too`,
    tagOf(component === 'flipcards'),
    async ({ page, baseURL }) => {
      await chooseBefore(page, baseURL ?? '', { statistics: true, embeds: false });
      const part = await openPart(page, component);
      await waitUntilKnown(page);
      // One of the flash cards is open from the start.
      const open = faceButton(part, 'Flip back');
      if ((await open.count()) > 0) await open.press('Enter');
      await faceButton(part, first).press('Enter');
      await faceButton(part, second).press('Enter');
      await expect(open).toHaveText(new RegExp(second));
      await open.press('Enter');
      const told = async (): Promise<string[]> => {
        const events = ((await readDataLayer(page)) ?? []).filter((each) => each.event === event);
        return events.slice(-4).map(({ state }) => String(state));
      };
      await expect.poll(told).toEqual(['expanded', 'collapsed', 'expanded', 'collapsed']);
      const cards = ((await readDataLayer(page)) ?? [])
        .filter((each) => each.event === event)
        .slice(-4)
        .map(({ card }) => card);
      expect(cards[0]).toBe(cards[1]);
      expect(cards[2]).toBe(cards[3]);
      expect(cards[1]).not.toBe(cards[2]);
    },
  );
}

test('recipe-card: the arrow keys only move the mark; the button opens the panel, Enter closes it', async ({
  page,
}) => {
  const part = await openPart(page, 'recipe-card');
  await expect(part.getByText('Choose your preference:').first()).toBeVisible();
  await part.getByRole('button', { name: 'Show me' }).press('Enter');
  await expect(part.getByRole('status')).toHaveText('Choose one of them first.');
  await part.getByRole('radio').first().press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(part.getByRole('radio').nth(1)).toBeChecked();
  await part.getByRole('button', { name: 'Show me' }).press('Enter');
  const panels = part.locator('details');
  const second = panels.nth(1);
  await expect(second).toHaveAttribute('open');
  await expect(second.locator('summary')).toBeFocused();
  await panels.nth(0).locator('summary').press('Enter');
  await expect(panels.nth(0)).toHaveAttribute('open');
  await expect(second).not.toHaveAttribute('open');
  await panels.nth(0).locator('summary').press('Enter');
  await expect(panels.nth(0)).not.toHaveAttribute('open');
});

test('recipe-card: a press decides at once', onlyLong(), async ({ page }) => {
  const part = await openPart(page, 'recipe-card');
  const first = part.getByLabel('Pay taxes now (Roth)');
  await first.hover();
  await expect(page.locator('[data-island="block"]').first()).toHaveAttribute('data-awake', '');
  await first.click();
  await expect(part.locator('details').first()).toHaveAttribute('open');
  await expect(part.getByRole('radio')).toHaveCount(0);
});

test('quiz: from the first screen to the last, and back one question', async ({ page }) => {
  const part = await openPart(page, 'quiz');
  await part.getByRole('button', { name: 'Start the quiz' }).press('Enter');
  const question = part.getByRole('heading', { level: 2 });
  await expect(question).toBeFocused();
  await expect(part.getByText('Question 1/3')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Back' })).toHaveCount(0);

  // The answer is wrong: the chosen one is red, the other gray.
  const yes = part.getByRole('button', { name: 'True', exact: true });
  const no = part.getByRole('button', { name: 'False', exact: true });
  await yes.press('Enter');
  await expect(yes).toHaveAttribute('data-state', 'wrong');
  await expect(yes).toHaveAttribute('data-color', 'error');
  await expect(no).toHaveAttribute('data-state', 'opposite');
  await expect(part.getByRole('status')).toContainText('Not quite.');
  // An answer is final.
  await no.press('Enter');
  await expect(yes).toHaveAttribute('data-state', 'wrong');
  await part.getByRole('button', { name: 'Next' }).press('Enter');

  // The answer depends on the person, so both are colored.
  await no.press('Enter');
  await expect(yes).toHaveAttribute('data-color', 'accent');
  await expect(no).toHaveAttribute('data-color', 'accent');
  await expect(part.getByRole('status')).toContainText('only at certain dates');
  await part.getByRole('button', { name: 'Next' }).press('Enter');

  // Back goes back one question and clears the answer.
  await part.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(part.getByText('Question 2/3')).toBeVisible();
  await expect(yes).toHaveAttribute('data-state', 'quiz');
  await yes.press('Enter');
  await part.getByRole('button', { name: 'Next' }).press('Enter');

  await yes.press('Enter');
  await expect(yes).toHaveAttribute('data-state', 'correct');
  await expect(yes).toHaveAttribute('data-color', 'success');
  await expect(part.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await part.getByRole('button', { name: 'Finish' }).press('Enter');
  await expect(part.getByRole('heading', { name: 'Well walked' })).toBeFocused();
  await expect(part.getByRole('link', { name: 'Read the guides' })).toHaveAttribute(
    'href',
    '/generic/get-the-facts',
  );
});

test('spotify-playlist: nothing is fetched from outside before the button is pressed', async ({
  page,
  expected,
}) => {
  const asked: string[] = [];
  await page.route('https://open.spotify.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  const part = await openPart(page, 'spotify-playlist');
  await expect(part.getByText('Spotify learns that you are here')).toBeVisible();
  expect(asked).toEqual([]);
  expected.hosts.push('open.spotify.com');
  await part.getByRole('button', { name: /Load the playlist/ }).press('Enter');
  const frame = part.locator('iframe');
  await expect(frame).toHaveAttribute('title', 'Spotify player: Songs for the road');
  await expect(frame).toBeFocused();
  expect(asked).toEqual([expect.stringContaining('/embed/playlist/')]);
});

test('flashcard-group: side by side on wide screens, one turned at a time', async ({ page }) => {
  const part = await openPart(page, 'flashcard-group');
  const backs = faceButton(part, 'Flip back');
  // The third card starts with its answer up.
  await expect(backs).toHaveCount(1);
  await faceButton(part, 'dollar of today').press('Enter');
  await expect(backs).toHaveCount(1);
  await expect(backs).toHaveAccessibleName(/dollar of today/);
  await expect(part.getByRole('button', { name: 'Next card' })).toBeHidden();
});

test('inflation-cart: the arrow keys go through eight categories, Apparel first', async ({
  page,
}) => {
  const part = await openPart(page, 'inflation-cart');
  const tiles = part.getByRole('radio');
  await expect(tiles).toHaveCount(8);
  await expect(tiles.first()).toBeChecked();
  const shown = part.getByRole('heading', { level: 3 });
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText('Apparel');
  await tiles.first().focus();
  for (const name of [
    'Food',
    'Other',
    'Education',
    'Housing',
    'Medical',
    'Recreation',
    'Transportation',
  ]) {
    await page.keyboard.press('ArrowDown');
    await expect(shown).toHaveCount(1);
    await expect(shown).toContainText(name);
  }
});

test('authorable-split-selection: the arrow keys change the figure in the middle', async ({
  page,
}) => {
  const part = await openPart(page, 'authorable-split-selection');
  await expect(part.getByText('$252k')).toBeVisible();
  await part.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(part.getByText('$165k')).toBeVisible();
  await expect(part.getByText('$252k')).toBeHidden();
  await expect(part.getByText('The same, ten years later.')).toBeVisible();
});

test('authorable-flip-card: Enter and Space turn it over and back', async ({ page }) => {
  const part = await openPart(page, 'authorable-flip-card');
  const answer = part.getByText('The calculator makes a first guess.');
  await faceButton(part, 'How much is enough').press('Enter');
  await expect(faceButton(part, 'Flip back')).toBeFocused();
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(faceButton(part, 'Flip for the answer')).toBeFocused();
});

test('change-contribution-cta-with-separator: asks before it leaves', async ({ page }) => {
  const part = await openPart(page, 'change-contribution-cta-with-separator');
  await part.getByRole('link', { name: 'Change my contribution' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('ttr-widget: the arrow keys filter the stops by topic', async ({ page }) => {
  const part = await openPart(page, 'ttr-widget');
  const stops = part.getByRole('heading', { level: 3 });
  await expect(stops).toHaveCount(4);
  await part.getByRole('radio', { name: 'Everything' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(stops).toHaveCount(3);
  await page.keyboard.press('ArrowRight');
  await expect(stops).toHaveText(['One year before Look at Medicare']);
});
