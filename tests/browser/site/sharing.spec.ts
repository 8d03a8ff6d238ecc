import { openAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const PATH = '/riverbend/articles/fees/the-small-print-that-eats-savings';
const SHARED = [
  {
    language: 'en-US',
    address: PATH,
    title: 'The small print that eats savings',
    subject: 'Worth reading: The small print that eats savings',
    email: 'Email',
    copy: 'Copy link',
    copied: 'Link copied!',
    failed: 'Failed to copy',
  },
  {
    language: 'es-US',
    address: `${PATH}?lang=es-US`,
    title: undefined,
    subject: undefined,
    email: 'Correo',
    copy: 'Copiar enlace',
    copied: '¡Enlace copiado!',
    failed: 'No se pudo copiar',
  },
];

for (const [
  at,
  { language, address, title, subject, email, copy, copied, failed },
] of SHARED.entries()) {
  const turn = takeTurns({ at, of: SHARED.length, first: 1 });
  test(
    `the share links in ${language} carry the address of the page and its title`,
    turn(),
    async ({ page, baseURL }) => {
      // The parts of the address that tell who is reading must not be shared.
      await openAwake(page, `${address}${address.includes('?') ? '&' : '?'}uid=canary-20`);
      const own = `${baseURL}${address}`;
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      const shared = title ?? heading;
      expect(heading).toBe(shared);
      const [x, facebook, mail] = await Promise.all(
        [/^X/, /^Facebook/, email].map(async (name) => {
          const href = await page
            .getByRole('main')
            .getByRole('link', { name })
            .getAttribute('href');
          return new URL(href ?? '');
        }),
      );
      expect(x?.origin).toBe('https://twitter.com');
      expect(x?.searchParams.get('text')).toBe(shared);
      expect(x?.searchParams.get('url')).toBe(own);
      expect(facebook?.href).toContain('https://www.facebook.com/sharer/');
      expect(facebook?.searchParams.get('u')).toBe(own);
      expect(mail?.protocol).toBe('mailto:');
      expect(mail?.searchParams.get('body')).toBe(own);
      expect(mail?.searchParams.get('subject')).toBe(subject ?? `Vale la pena leer: ${shared}`);
    },
  );

  test(
    `copying the link says "${copied}" for three seconds`,
    turn(),
    async ({ page, context, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openAwake(page, address);
      const button = page.getByRole('button', { name: copy });
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await button.click();
      const message = page.getByRole('button', { name: copied });
      await expect(message).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: copied })).toHaveCount(1);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${baseURL}${address}`,
      );
      await page.clock.runFor(2_999);
      await expect(message).toBeVisible();
      await page.clock.runFor(1);
      await expect(button).toBeVisible();
      await expect(message).toHaveCount(0);
    },
  );

  test(
    `a link that could not be copied says "${failed}" for three seconds`,
    turn(),
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator.clipboard, 'writeText', {
          value: () => Promise.reject(new DOMException('refused', 'NotAllowedError')),
        });
      });
      await openAwake(page, address);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.getByRole('button', { name: copy }).click();
      await expect(page.getByRole('button', { name: failed })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: failed })).toHaveCount(1);
      await page.clock.runFor(3_000);
      await expect(page.getByRole('button', { name: copy })).toBeVisible();
    },
  );
}

test('a browser that cannot copy is not offered to', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
  await openAwake(page, PATH);
  await expect(page.getByRole('link', { name: 'Email' })).toBeVisible();
  await expect(page.getByText('Copy link')).toBeHidden();
});
