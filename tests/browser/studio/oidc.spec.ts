import { startHostedStudio } from '#tests/support/studio/hosted-studio.ts';
import { startTestProvider } from '#tests/support/studio/test-provider.ts';
import { expect, test } from '../support/site-test.ts';

test('somebody signs in at another site and comes back into the studio', async ({ browser }) => {
  const provider = await startTestProvider();
  const studio = await startHostedStudio({
    hasProxyDoor: false,
    environment: {
      STUDIO_OIDC_ISSUER: provider.issuer,
      STUDIO_OIDC_CLIENT: 'studio',
      STUDIO_OIDC_SECRET: 'the-secret-of-the-client',
    },
  });
  provider.allow(`${studio.proxy.origin}/po/studio/enter/oidc/back`);
  provider.signIn({ sub: 'ana-1', email: 'ana@example.com', email_verified: true });
  await studio.person('Ana', { '*': 'writer' });
  // Both sites are real ones here, and refusals are part of the way: no fixture watches this browser.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${studio.proxy.origin}/po/studio/en/board`);
  await page.getByRole('link', { name: 'Sign in with your company’s account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What there is to work on');
  await expect(page.getByText('Signed in as Ana')).toBeVisible();
  const cookies = await context.cookies(studio.proxy.origin);
  expect(cookies.map(({ name, sameSite }) => ({ name, sameSite }))).toEqual([
    { name: '__Host-sendero_studio', sameSite: 'Strict' },
  ]);
  // A link of another site, such as one in a mail that is read in the browser, arrives as well.
  await page.goto(`${provider.issuer}/elsewhere`);
  await page.evaluate((to) => {
    location.href = to;
  }, `${studio.proxy.origin}/po/studio/en/entry/article/fees`);
  await expect(page.getByLabel('Title English', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the studio');
  await context.close();
  await studio.close();
  await provider.close();
});
