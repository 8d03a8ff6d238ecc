import { expect, openEntry, test } from '../support/studio-site.ts';
import { dropDraft } from '#tests/support/studio/one-article.ts';

const EN = 'articles/fees/en.md';

test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page, studio }) => {
  await page.goto(studio.makeLink());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What there is to work on');
});

test('what is typed outlives a crash of the browser and the end of the session', async ({
  page,
  studio,
  expected,
}) => {
  expected.failures.push('/po/studio/');
  await openEntry(page, 'en/entry/article/fees');
  const title = page.getByLabel('Title English', { exact: true });
  await title.fill('Typed and not saved');
  await page.goto('/po/studio/en/board');
  await openEntry(page, 'en/entry/article/fees');
  await expect(title).toHaveValue('Typed and not saved');
  await expect(page.getByText('We brought back what you typed here')).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('Your session has ended. Your typing is kept')).toBeVisible();
  await page.goto(studio.makeLink());
  await openEntry(page, 'en/entry/article/fees');
  await expect(title).toHaveValue('Typed and not saved');
  await title.fill('The small print that eats savings');
  await expect(page.getByText('Everything is saved.')).toBeVisible();
});

test('what is saved while the network is away is kept, said, and saved once it is back', async ({
  page,
  context,
  studio,
  expected,
}) => {
  expected.failures.push('/po/studio/', '/po/consent.css', '/media/', '/assets/');
  await openEntry(page, 'en/entry/article/fees');
  const title = page.getByLabel('Title English', { exact: true });
  await context.setOffline(true);
  await title.fill('Typed in a tunnel');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('The network is away. Your typing is kept')).toBeVisible();
  await title.fill('Typed in a long tunnel');
  await context.setOffline(false);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  expect(await (await studio.ask('en/entry/article/fees')).text()).toContain(
    'Typed in a long tunnel',
  );
  // What is only typed is not saved by itself: it may not be meant yet.
  await context.setOffline(true);
  await title.fill('Not meant yet');
  await expect(page.getByText('The studio does not answer.')).toBeVisible();
  await context.setOffline(false);
  await page.locator('#check > *').first().waitFor();
  await page.reload();
  await expect(title).toHaveValue('Not meant yet');
  expect(await (await studio.ask('en/entry/article/fees')).text()).not.toContain('Not meant yet');
  await title.fill('Typed in a long tunnel');
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await dropDraft(studio, 'article/fees');
});

test('what is typed before the script of the page has come is published, too', async ({
  page,
  studio,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.ts', async (route) => {
    await promise;
    await route.continue();
  });
  const before = studio.content.read(EN);
  await page.goto('/po/studio/en/entry/article/fees', { waitUntil: 'commit' });
  await page.getByLabel('Title English', { exact: true }).fill('Typed at the first paint');
  resolve();
  await expect(page.getByText('Not saved yet. Your typing is kept on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Visitors read it now.')).toBeVisible();
  expect(studio.content.read(EN)).toContain('Typed at the first paint');
  await page.getByRole('link', { name: 'History' }).click();
  await page
    .getByRole('button', { name: /^Take back: article\/fees/ })
    .first()
    .click();
  await expect.poll(() => studio.content.read(EN)).toBe(before);
});

test('two tabs on one text: the second sees three texts, and nothing is overwritten', async ({
  page,
  context,
  studio,
  expected,
}) => {
  expected.failures.push('/po/studio/');
  const other = await context.newPage();
  for (const tab of [page, other]) await openEntry(tab, 'en/entry/article/fees');
  await page.getByLabel('Title English', { exact: true }).fill('The first tab');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await other.getByLabel('Title English', { exact: true }).fill('The second tab');
  await other.getByRole('button', { name: 'Save the draft' }).click();
  const panel = other.getByRole('region', { name: 'Two people changed this' });
  await expect(panel).toContainText('The small print that eats savings');
  await expect(panel).toContainText('The first tab');
  await expect(panel).toContainText('The second tab');
  expect(await (await studio.ask('en/entry/article/fees')).text()).toContain('The first tab');
  await panel.getByRole('button', { name: 'Keep mine' }).press('Enter');
  await other.keyboard.press('Control+s');
  await expect(other.getByText(/^Saved/)).toBeVisible();
  expect(await (await studio.ask('en/entry/article/fees')).text()).toContain('The second tab');
  await other.getByRole('link', { name: 'Back to the board' }).click();
  await dropDraft(studio, 'article/fees');
});

test('what would leave out what is typed waits for the script, and Publish pressed twice publishes once', async ({
  page,
  studio,
}) => {
  let answer: () => void = () => undefined;
  const isWanted = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/entry.ts', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto('/po/studio/en/entry/article/fees', { waitUntil: 'commit' });
  const buttons = ['Save the draft', 'Publish'].map((name) => page.getByRole('button', { name }));
  for (const button of buttons) await expect(button).toBeDisabled();
  answer();
  for (const button of buttons) await expect(button).toBeEnabled();
  const title = page.getByLabel('Title English', { exact: true });
  await title.fill('Published by two presses');
  await page.getByRole('button', { name: 'Publish' }).dblclick();
  await expect(page.getByText('Published. Visitors read it now.')).toBeVisible();
  expect(studio.content.read(EN)).toContain('Published by two presses');
});
