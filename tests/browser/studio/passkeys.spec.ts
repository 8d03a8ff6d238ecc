import type { Page } from '@playwright/test';
import { createInvitationToken } from '#server/mail/invitation-token.ts';
import { createKeyedHash } from '#server/secrets/keyed-hash.ts';
import { startHostedStudio } from '#tests/support/studio/hosted-studio.ts';
import { runAxe } from '../support/axe.ts';
import { expect, test } from '../support/site-test.ts';

/** Gives the page a device with the lock of a phone, whose owner is there and agrees. */
async function addDevice(page: Page): Promise<{ remove: () => Promise<void> }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    remove: async () => {
      await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    },
  };
}

test('somebody makes a passkey by an invitation, signs in with it, adds another and ends the first', async ({
  browser,
}) => {
  const studio = await startHostedStudio({ environment: { STUDIO_PASSKEYS: '1' } });
  const olga = await studio.person('Olga', { '*': 'owner' });
  const ana = await studio.person('Ana', { '*': 'writer' });
  await olga.ask('en/board');
  await olga.press('en/people/*', { what: 'invite', id: ana.id, language: 'es-US' });
  const { id } = await studio.database
    .selectFrom('studio_sign_ins')
    .select('id')
    .where('kind', '=', 'passkey-invitation')
    .executeTakeFirstOrThrow();
  const keyedHash = createKeyedHash(['a-key-of-the-tests-that-nobody-else-has']);
  const token = createInvitationToken(id, { keyedHash, now: Date.now() });
  // Refusals are part of the way: no fixture watches this browser.
  const context = await browser.newContext({ viewport: { width: 375, height: 800 } });
  const page = await context.newPage();
  const first = await addDevice(page);
  await page.goto(`${studio.proxy.origin}/po/studio/enter/passkey/en/join#${token}`);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crea tu llave de acceso');
  expect((await runAxe(page)).violations).toEqual([]);
  await page.getByRole('button', { name: 'Crear la llave y entrar' }).click();
  await expect(page).toHaveURL(/\/po\/studio\/es\/board$/);
  await page.locator('form[action$="/sign-out"] button').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${studio.proxy.origin}/po/studio/en/me`);
  expect((await runAxe(page)).violations).toEqual([]);
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
  await signIn.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your passkeys' })).toBeVisible();
  expect((await runAxe(page)).violations).toEqual([]);
  // The device has a key of hers already, and another one has none.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('status')).toContainText('has one for you already');
  await first.remove();
  await addDevice(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const ends = page.getByRole('button', { name: /^End this passkey/ });
  await expect(ends).toHaveCount(2);
  await ends.first().click();
  await expect(ends).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await context.clearCookies();
  await page.reload();
  await signIn.click();
  await expect(page.getByRole('heading', { name: 'Your passkeys' })).toBeVisible();
  const link = await context.newPage();
  await link.goto(`${studio.proxy.origin}/po/studio/enter/passkey/en/join#${token}`);
  await link.getByRole('button', { name: 'Make a passkey and sign in' }).click();
  await expect(link.getByRole('status')).toContainText('This link has been used');
  await context.close();
  await studio.close();
});
