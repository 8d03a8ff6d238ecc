import { findPage } from '#tests/support/page-addresses.ts';
import { openAwake } from '../support/open-page.ts';
import { takeTurns } from '../support/sample.ts';
import { expect, test } from '../support/site-test.ts';

const LANDINGS = [
  { ...findPage('hispanic', 'generic'), title: 'Your retirement is for your family, too' },
  {
    ...findPage('hispanic', 'generic', 'es-US'),
    title: 'Tu jubilación también es para tu familia',
  },
  { ...findPage('grammy-major', 'generic'), title: /./ },
  { ...findPage('latin-grammy', 'riverbend', 'es-US'), title: /./ },
] as const;

const WORDS = {
  en: { faqs: 'FAQs', failed: 'Error Loading', ok: 'Ok', again: 'Try again' },
  es: {
    faqs: 'Preguntas frecuentes',
    failed: 'Error al cargar',
    ok: 'Aceptar',
    again: 'Intentar de nuevo',
  },
} as const;

for (const [at, { address, title }] of LANDINGS.entries()) {
  const turn = takeTurns({ at, of: LANDINGS.length, first: 1 });
  test(
    `${address} says so when its content does not come on the way back to it`,
    turn(),
    async ({ page, expected }) => {
      const words = WORDS[address.includes('es-US') ? 'es' : 'en'];
      const pathname = address.split('?')[0] ?? '';
      expected.failures.push(`${pathname}.data`);
      await openAwake(page, address);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(title);
      const before = await heading.innerText();
      await page.getByRole('contentinfo').getByRole('link', { name: words.faqs }).click();
      await expect(heading).not.toHaveText(before);

      await page.route('**/*.data*', (route) => route.abort());
      await page.goBack();
      // The dispatched error opens the dialog that every page has.
      await page.getByRole('alertdialog').getByRole('button', { name: words.ok }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await expect(heading).toHaveText(words.failed);
      await expect(page).toHaveURL(address);

      // The second try loads this same landing.
      await page.unroute('**/*.data*');
      await page.getByRole('main').getByRole('link', { name: words.again }).click();
      await expect(heading).toHaveText(before);
    },
  );
}
