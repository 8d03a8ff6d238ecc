import { readConsent } from '#domain/consent/consent.ts';
import type { Page } from '@playwright/test';
import { runAxe } from '../support/axe.ts';
import { readDataLayer, recordEvents, waitUntilKnown } from '../support/consent.ts';
import { openAwake, reloadAwake } from '../support/open-page.ts';
import { tagOf, takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const WORDS = [
  {
    language: 'en-US',
    query: '',
    label: 'Your privacy choices',
    bar: 'A question about your privacy',
    accept: 'Accept',
    reject: 'Reject',
    choose: 'Choose',
    save: 'Save my choices',
    statistics: 'Statistics',
    saved: 'Your choices are saved.',
    links: ['Ad choices', 'Do Not Sell or Share My Personal Information'],
    signal: /Global Privacy Control/,
  },
  {
    language: 'es-US',
    query: '?lang=es-US',
    label: 'Tus opciones de privacidad',
    bar: 'Una pregunta sobre tu privacidad',
    accept: 'Aceptar',
    reject: 'Rechazar',
    choose: 'Elegir',
    save: 'Guardar mis opciones',
    statistics: 'Estadísticas',
    saved: 'Tus opciones quedaron guardadas.',
    links: ['Opciones de anuncios', 'No vender ni compartir mis datos'],
    signal: /Control Global de Privacidad/,
  },
];

async function readChoice(page: Page): Promise<ReturnType<typeof readConsent>> {
  const cookies = await page.context().cookies();
  return readConsent(cookies.find(({ name }) => name === 'sendero_consent')?.value);
}

for (const [at, words] of WORDS.entries()) {
  const turn = takeTurns({ at, of: WORDS.length });
  test.describe(`the question in ${words.language}`, () => {
    const address = `/riverbend/faqs${words.query}`;

    test(
      'is answered with a yes or a no of the same look, and not asked again',
      turn(),
      async ({ page }) => {
        await openAwake(page, address);
        await waitUntilKnown(page);
        const bar = page.getByRole('region', { name: words.bar });
        const accept = bar.getByRole('button', { name: words.accept });
        const reject = bar.getByRole('button', { name: words.reject });
        const looks = await Promise.all(
          [accept, reject].map((button) =>
            button.evaluate((element) => {
              const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element);
              return [backgroundColor, color, fontSize, fontWeight, element.clientHeight];
            }),
          ),
        );
        expect(looks[0]).toEqual(looks[1]);
        const before = Date.now();
        await reject.click();
        await expect(bar).toBeHidden();
        await expect
          .poll(() => readChoice(page))
          .toMatchObject({ version: 2, statistics: false, embeds: false, gpc: false });
        expect((await readChoice(page))?.at).toBeGreaterThanOrEqual(before - 1_000);
        await expect(page.locator('#main')).toBeFocused();
        await reloadAwake(page);
        await expect(bar).toBeHidden();
      },
    );

    test('leads to the privacy page of its company', turn(), async ({ page }) => {
      await openAwake(page, address);
      const link = page.getByRole('region', { name: words.bar }).getByRole('link');
      const query = words.query.replace('?', '&');
      await expect(link).toHaveAttribute('href', `/privacy?company=riverbend${query}`);
    });

    for (const link of words.links) {
      test(`is opened by "${link}" through the one consent object`, turn(), async ({ page }) => {
        await openAwake(page, address);
        await waitUntilKnown(page);
        await page.evaluate(() => {
          const consent = (window as unknown as { senderoConsent: { openPreferences: () => void } })
            .senderoConsent;
          const open = consent.openPreferences;
          consent.openPreferences = () => {
            document.body.dataset['opened'] = 'by the object';
            open();
          };
        });
        const opener = page.getByRole('contentinfo').getByRole('link', { name: link });
        await opener.click();
        const dialog = page.getByRole('dialog', { name: words.label });
        await expect(dialog).toBeVisible();
        await expect(page.locator('body')).toHaveAttribute('data-opened', 'by the object');
        await expect(page).toHaveURL(address);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      });
    }

    test(
      'is answered in the dialog, which is announced, and what was chosen is shown there',
      turn(),
      async ({ page }) => {
        await openAwake(page, address);
        await waitUntilKnown(page);
        await page.getByRole('button', { name: words.choose }).click();
        const dialog = page.getByRole('dialog', { name: words.label });
        await expect(dialog).toHaveCSS('width', '631px');
        await dialog.getByRole('checkbox', { name: words.statistics }).check();
        await dialog.getByRole('button', { name: words.save }).click();
        await expect(dialog).toBeHidden();
        await expect(page.locator('#announcements')).toHaveText(words.saved);
        await expect
          .poll(() => readChoice(page))
          .toMatchObject({ statistics: true, embeds: false });
        await page.evaluate(() => {
          (
            window as unknown as { senderoConsent: { openPreferences: () => void } }
          ).senderoConsent.openPreferences();
        });
        await expect(dialog.getByRole('checkbox', { name: words.statistics })).toBeChecked();
        await expect(dialog.locator('[data-consent-since]')).toBeVisible();
      },
    );

    for (const [row, width] of [1280, 375].entries())
      test(
        `and its dialog have no fault that axe finds at ${width} px`,
        tagOf(row === 1 && at === 1),
        async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          await openAwake(page, `/seiu775srp/faqs${words.query}`);
          await waitUntilKnown(page);
          expect((await runAxe(page)).violations).toEqual([]);
          await page.getByRole('button', { name: words.choose }).click();
          expect((await runAxe(page)).violations).toEqual([]);
        },
      );

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('is answered by a plain form that comes back to the page', turn(), async ({ page }) => {
        await page.goto(address);
        const bar = page.getByRole('region', { name: words.bar });
        await bar.getByRole('button', { name: words.accept }).click();
        await expect(page).toHaveURL(address);
        await expect(bar).toBeHidden();
        expect(await readChoice(page)).toMatchObject({ statistics: true, embeds: true });
        await page.goto(`/generic${words.query}`);
        await expect(bar).toBeHidden();
      });

      test('has its dialog, which opens, saves and closes by itself', turn(), async ({ page }) => {
        await page.goto(address);
        await page.getByRole('button', { name: words.choose }).click();
        const dialog = page.getByRole('dialog', { name: words.label });
        await expect(dialog).toBeVisible();
        await dialog.getByRole('checkbox', { name: words.statistics }).check();
        await dialog.getByRole('button', { name: words.save }).click();
        await expect(page).toHaveURL(address);
        expect(await readChoice(page)).toMatchObject({ statistics: true, embeds: false });
      });

      test(
        'is answered on the privacy page, which says what was chosen',
        turn(),
        async ({ page }) => {
          await page.goto(`/privacy?company=riverbend${words.query.replace('?', '&')}#s-choices`);
          const choices = page.getByRole('main').getByRole('region', { name: words.label });
          await choices.getByRole('button', { name: words.save }).click();
          await expect(choices.locator('[data-for-consent="refused"]')).toBeVisible();
          await expect(choices.locator('[data-for-consent="unasked"]')).toBeHidden();
        },
      );
    });
  });

  test.describe(`the privacy signal of the browser in ${words.language}`, () => {
    test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } });

    test.beforeEach(async ({ context }) => {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      });
    });

    test('is a no that nobody is asked about, and the page says so', turn(), async ({ page }) => {
      const sent = recordEvents(page);
      await openAwake(page, `/generic${words.query}`);
      await waitUntilKnown(page);
      await expect(page.getByRole('button', { name: words.accept })).toBeHidden();
      await expect(page.locator('section[data-for-consent="signal"]')).toContainText(words.signal);
      await page.clock.fastForward(5_000);
      expect(await readDataLayer(page)).toBeUndefined();
      expect(sent).toEqual([]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('is said as well', turn(), async ({ page }) => {
        await page.goto(`/generic${words.query}`);
        await expect(page.getByRole('button', { name: words.accept })).toBeHidden();
        await expect(page.locator('section[data-for-consent="signal"]')).toContainText(
          words.signal,
        );
      });
    });
  });
}

test('a yes that is taken back removes what was stored, and nothing more is sent', async ({
  page,
}) => {
  await page.clock.install();
  const sent = recordEvents(page);
  await openAwake(page, '/generic/faqs');
  await waitUntilKnown(page);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.clock.fastForward(3_000);
  await expect.poll(() => sent.length).toBe(1);
  expect(await readDataLayer(page)).not.toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('sendero:visit-counted'))).toBe('1');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Ad choices' }).click();
  await page.getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(() => readDataLayer(page)).toBeUndefined();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('sendero:visit-counted')))
    .toBeNull();
  await page.locator('main summary').first().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get the facts' }).click();
  await page.clock.fastForward(3_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trending topics');
  await page.clock.fastForward(3_000);
  expect(sent).toHaveLength(1);
});

test('what is announced stays long enough to be said, and then goes', async ({ page }) => {
  await page.clock.install();
  await openAwake(page, '/generic/faqs');
  await waitUntilKnown(page);
  // On a slow machine the message would otherwise be gone before it is looked for.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  const region = page.locator('#announcements');
  await expect(region).toHaveText('Your choices are saved.');
  await page.clock.runFor(1_000);
  await expect(region).toHaveText('Your choices are saved.');
  // The message goes soon after slow speech has read its letters.
  await page.clock.runFor(1_500);
  await expect(region).toBeEmpty();
});
