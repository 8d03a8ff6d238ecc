import { chooseBefore, readDataLayer, waitUntilKnown } from '../support/consent.ts';
import { openAwake } from '../support/open-page.ts';
import { onlyLong } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('both faces of every card stand below each other, and no button is offered', async ({
    page,
  }) => {
    await page.goto('/generic/gallery/the-flipcards');
    await expect(page.getByText('Start with what you can.')).toBeVisible();
    await expect(page.getByText('It is part of your pay package.')).toBeVisible();
    await expect(page.getByText('Flip for the answer').first()).toBeHidden();
    const front = await page.getByText('Is the match really free?').first().boundingBox();
    const back = await page.getByText('It is part of your pay package.').boundingBox();
    expect(back?.y).toBeGreaterThan((front?.y ?? 0) + (front?.height ?? 0));
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  test('the quiz is a list of sentences that open', async ({ page }) => {
    await page.goto('/generic/inflation');
    const quiz = page.locator('[data-component="quiz"]');
    await expect(quiz.getByRole('button')).toHaveCount(0);
    await quiz.getByText('Prices could double during one retirement.').click();
    await expect(quiz.getByText('The answer: True.').first()).toBeVisible();
    await expect(quiz.getByText('Divide 72 by the yearly rate.').first()).toBeVisible();
  });

  test('a select and tiles still choose what shows', onlyLong(), async ({ page }) => {
    await page.goto('/generic/gallery/the-dropdown-cards');
    await page.getByLabel('Your age').selectOption('50 and over');
    await expect(page.getByText('You may put in more than others')).toBeVisible();
    await expect(page.getByText('Time is the heaviest thing')).toBeHidden();

    await page.goto('/generic/inflation');
    const cart = page.locator('[data-component="inflation-cart"]');
    await cart.getByText('Medical', { exact: true }).first().click();
    await expect(cart.getByText('+116%')).toBeVisible();
    await expect(cart.getByText('+1%', { exact: true })).toBeHidden();

    await page.goto('/generic/gallery/the-ttr-widget');
    await page.getByLabel('Health').click();
    await expect(page.locator('main h3:visible')).toHaveText(['One year before Look at Medicare']);
  });

  test('recipes are panels at once, and the ticket is a table', onlyLong(), async ({ page }) => {
    await page.goto('/generic/gallery/the-recipe-card');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.getByText('Traditional: taxed later').click();
    await expect(page.getByText('The money goes in before income tax.')).toBeVisible();

    await page.goto('/generic/gallery/the-price-creep');
    await expect(page.getByRole('slider')).toHaveCount(0);
    await page.getByText('See the prices as a table').click();
    await expect(page.getByRole('cell', { name: '$10.53' })).toBeVisible();
  });

  test('the enlarged picture and the playlist are links', onlyLong(), async ({ page }) => {
    await page.goto('/generic/gallery/the-s7viewer');
    await expect(page.getByRole('link', { name: /Enlarge/ })).toHaveAttribute('href', /\.png$/);
    await page.goto('/generic/gallery/the-spotify-playlist');
    await expect(page.getByRole('link', { name: /Open in Spotify/ })).toBeVisible();
    await expect(page.getByText('Load the playlist')).toBeHidden();
  });

  test('the glossary shows still drawings, and the search answers', async ({ page }) => {
    await page.goto('/generic/glossary');
    await expect(page.getByText('Stop the drawings')).toBeHidden();
    await page.locator('main li summary').first().click();
    await expect(page.getByText('In a sentence').first()).toBeVisible();
    await expect(page.locator('main li img:visible[src*="-moving"]')).toHaveCount(0);

    await page.goto('/generic/search?lang=es-US');
    await page.getByRole('searchbox').fill('jubilacion');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL('/generic/search?q=jubilacion&lang=es-US');
    await expect(page.getByRole('heading', { level: 2 })).toContainText('resultados');
  });
});

test('on paper every face, answer, panel and price is there', async ({ page }) => {
  await page.goto('/generic/gallery');
  await page.emulateMedia({ media: 'print' });
  for (const words of [
    'It is part of your pay package.',
    'At 3% a year it takes about 24 years.',
    'Type the percentage you want.',
    '$10.53',
    'The same, ten years later.',
    'You may put in more than others',
    'A way to talk about the future',
  ]) {
    await expect(page.getByText(words).last(), words).toBeVisible();
  }
  for (const name of ['Start the quiz', 'Flip for the answer', 'Load the playlist', 'Show me']) {
    await expect(page.getByRole('button', { name }).first(), name).toBeHidden();
  }
});

test.describe('the glossary', () => {
  test('moves the drawing of a card that is open, stops on request, and moves again', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openAwake(page, '/generic/glossary');
    const moving = page.locator('main li img:visible[src*="-moving"]');
    await expect(page.locator('main li img:visible')).toHaveCount(12);
    await expect(moving).toHaveCount(0);
    expect(asked.filter((url) => url.includes('-moving'))).toEqual([]);
    await page.locator('main li summary').first().click();
    await expect(moving).toHaveCount(1);
    // It has been fetched, and covers the other one.
    await expect
      .poll(() => moving.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Stop the drawings' }).click();
    await expect(moving).toHaveCount(0);
    await page.getByRole('button', { name: 'Let the drawings move' }).click();
    await expect(moving).toHaveCount(1);
  });

  test('never moves for someone who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/generic/glossary');
    await page.locator('main li summary').last().click();
    await expect(page.getByText('In a sentence').last()).toBeVisible();
    await expect(page.getByText('Stop the drawings')).toBeHidden();
    await expect(page.locator('main li img:visible[src*="-moving"]')).toHaveCount(0);
    await expect
      .poll(() => asked.filter((url) => url.includes('glossary-')).length)
      .toBeGreaterThan(0);
    expect(asked.filter((url) => url.includes('-moving'))).toEqual([]);
  });

  test('opens a card by keyboard and counts it, and all of them at once', async ({
    page,
    baseURL,
  }) => {
    await chooseBefore(page, baseURL ?? '', { statistics: true, embeds: false });
    await openAwake(page, '/generic/glossary');
    await waitUntilKnown(page);
    const cards = page.locator('main li details');
    await expect(cards).toHaveCount(12);
    const first = cards.first();
    await expect(first.getByText('In a sentence')).toBeHidden();
    await first.locator('summary').press('Enter');
    await expect(first.getByText('In a sentence')).toBeVisible();
    await first.locator('summary').press('Enter');
    await expect(first.getByText('In a sentence')).toBeHidden();
    const noted = async () =>
      ((await readDataLayer(page)) ?? []).filter(({ event }) => event === 'flash card');
    await expect
      .poll(async () => (await noted()).map((event) => event['state']))
      .toEqual(['expanded', 'collapsed']);

    await page.getByRole('button', { name: 'Open every word' }).click();
    await expect(page.getByText('In a sentence').filter({ visible: true })).toHaveCount(12);
    await page.getByRole('button', { name: 'Close every word' }).click();
    await expect(page.getByText('In a sentence').filter({ visible: true })).toHaveCount(0);
  });

  test('shows the words that a found link leads to', async ({ page }) => {
    await openAwake(page, '/generic/search?q=vested');
    await page.getByRole('main').locator('a[href*="glossary"]').first().click();
    await expect(page).toHaveURL(/\/generic\/glossary#/);
    await expect(page.locator('main li details[open]')).toHaveCount(1);
  });
});

test('a card that nobody pressed loads no React, and nobody reaches the answer on its back', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAwake(page, '/generic/inflation');
  const cards = page.locator('[data-component="flashcard-group"]');
  await cards.scrollIntoViewIfNeeded();
  const answer = cards.getByText('Prices in general going up');
  await expect(answer).toBeHidden();
  const front = cards.getByRole('button', { name: /What is inflation/ });
  await expect(front).toHaveCount(1);
  expect(asked.filter((url) => url.includes('/react-'))).toEqual([]);
  await front.click();
  await expect(answer).toBeVisible();
  // The other side of it is out of reach now.
  await expect(cards.getByRole('button', { name: /What is inflation/ })).toHaveCount(1);
  expect(asked.filter((url) => url.includes('/react-'))).toHaveLength(1);
});

test('a card turns in 0.6 seconds, and crosses over without turning for who wants no motion', async ({
  page,
}) => {
  await page.goto('/generic/gallery/the-flipcards');
  const face = page.locator('main [data-component="flipcards"] li > div > div').first();
  await expect(face).toHaveCSS('transition-property', 'transform');
  await expect(face).toHaveCSS('transition-duration', '0.6s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(face).toHaveCSS('transition-property', 'opacity');
  await expect(face).toHaveCSS('transform', 'none');
});
