import { openAwake, readStored, reloadAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

test('who a visitor is leaves the address, stays on the device and is never in the page', async ({
  page,
}) => {
  const answer = page.waitForResponse((response) => response.url().includes('uid=canary'));
  await openAwake(page, '/generic/faqs?uid=canary-17&e=y&s=FOX&lang=es-US');
  await expect(page).toHaveURL('/generic/faqs?lang=es-US');
  expect((await readStored(page, 'generic')).state.user).toMatchObject({
    uid: 'canary-17',
    isEnroll: true,
    segment: 'fox',
  });
  expect(await (await answer).text()).not.toContain('canary');
  expect(await page.content()).not.toContain('canary');
});

test('no request after the first one carries who the visitor is, but the question for their flags', async ({
  page,
}) => {
  await openAwake(page, '/generic?uid=canary-18');
  const carriers: string[] = [];
  page.on('request', (request) => {
    // A picture on the first page may send that page's address as its referrer, to our own server
    // only.
    const { referer: _, ...headers } = request.headers();
    const sent = `${request.url()} ${JSON.stringify(headers)} ${request.postData() ?? ''}`;
    // Our own server is asked, in the body, and keeps nothing after its answer.
    if (new URL(request.url()).pathname === '/po/flags') return;
    if (sent.includes('canary')) carriers.push(request.url());
  });
  await page.locator('main article a').first().click();
  await expect(page).not.toHaveURL(/\/generic(?:\?|$)/);
  await page.locator('main form button').click();
  await expect(page.locator('main form button')).toHaveAttribute('aria-pressed', 'true');
  await page.locator('main form button').click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(carriers).toEqual([]);
});

test('who the visitor is survives a visit without saying it', async ({ page }) => {
  await openAwake(page, '/generic?uid=canary-19&s=owl');
  await openAwake(page, '/generic/faqs?s=elk');
  const { user } = (await readStored(page, 'generic')).state;
  expect(user).toMatchObject({ uid: 'canary-19', segment: 'owl' });
});

test('an id that is no id is dropped without a word', async ({ page }) => {
  await openAwake(page, `/generic?uid=${encodeURIComponent('<img src=x>')}&s=${'x'.repeat(99)}`);
  await expect(page).toHaveURL('/generic');
  const { user } = (await readStored(page, 'generic')).state;
  expect(user.uid).toBeUndefined();
  expect(user.segment).toBe('default');
});

const ENROLLED = [
  {
    query: '',
    change: 'Change my contribution',
    enroll: 'Enroll now',
    there: 'There you can enroll in your plan.',
    notThere: 'change',
  },
  {
    query: '&lang=es-US',
    change: 'Cambiar mi contribución',
    enroll: 'Inscribirme ahora',
    there: 'Ahí puedes inscribirte en tu plan.',
    notThere: 'cambiar',
  },
];

for (const [at, { query, change, enroll, there, notThere }] of ENROLLED.entries()) {
  const turn = takeTurns({ at, of: ENROLLED.length, first: 1 });
  test(
    `an enrolled visitor is offered "${enroll}" in place of "${change}"`,
    turn(),
    async ({ page }) => {
      await openAwake(page, `/generic/make-a-change?e=1${query}`);
      const link = page.getByRole('main').getByRole('link', { name: enroll });
      await expect(link).toHaveAttribute('href', 'https://plan.example.com/enroll');
      await expect(page.getByRole('main').getByRole('link', { name: change })).toHaveCount(0);

      await link.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('link')).toHaveAttribute(
        'href',
        'https://plan.example.com/enroll',
      );
      await expect(dialog).toContainText(there);
      await expect(dialog).not.toContainText(notThere);

      // The visitor is known from now on, until the id is taken back.
      await openAwake(page, `/generic/make-a-change?${query}`);
      await expect(link).toBeVisible();
      await openAwake(page, `/generic/make-a-change?e=0${query}`);
      await expect(page.getByRole('main').getByRole('link', { name: change })).toBeVisible();
    },
  );
}

test('an enrolled visitor of a company with words of its own is offered enrollment', async ({
  page,
}) => {
  await openAwake(page, '/riverbend/make-a-change?e=true');
  const link = page.getByRole('main').getByRole('link', { name: 'Enroll now' });
  await expect(link).toHaveAttribute('href', 'https://benefits.riverbend.example.com/enroll');
  await link.click();
  // The company's own words about leaving are shown for both exits, so they must fit both.
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Sign in there with your badge number.');
  await expect(dialog).not.toContainText('contribution');
});

test('a service worker of an earlier product is unregistered', async ({ page, context }) => {
  await context.route('/earlier-worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'addEventListener("fetch", () => {})' }),
  );
  await openAwake(page, '/generic');
  const registered = await page.evaluate(async () => {
    await navigator.serviceWorker.register('/earlier-worker.js');
    await navigator.serviceWorker.ready;
    return (await navigator.serviceWorker.getRegistrations()).length;
  });
  expect(registered).toBe(1);
  await reloadAwake(page);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
});
