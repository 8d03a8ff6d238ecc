import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStudio, type TestStudio } from '#tests/support/studio/test-studio.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio();
});
afterAll(() => studio.close());

const ENTRIES = [
  'company/generic',
  'company/riverbend',
  'company/seiu775srp',
  'article/budgeting',
  'article/starting-late',
  'question/plan-and-saving/yearly-limit',
];

/** A name of code: two words run together, a dot or a line between them. What a company says is in quotes. */
const IS_CODE = /[a-z][A-Z]|[a-z][._][a-z]|[a-z]-[a-z]/;

function textsOf(page: string, element: 'label' | 'option'): string[] {
  return [...page.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 'gs'))].map(
    ([, text = '']) => text.replaceAll(/<[^>]*>/g, '').replaceAll(/“[^”]*”/g, ''),
  );
}

describe.each(['en', 'es'] as const)('the page of an entry in %s', (code) => {
  it('calls no field and no choice by a name of code', async () => {
    const texts = studio.content
      .files()
      .filter((file) => file.startsWith('fragments/'))
      .map((file) => file.split('/').slice(0, 3).join('/').replace('fragments', 'fragment'));
    for (const entry of [...ENTRIES, ...texts]) {
      const page = await (await studio.ask(`${code}/entry/${entry}`)).text();
      // The page beside the fields has the names of companies to choose from.
      const form = page.split('<form class="entry"')[1]?.split('</form>')[0] ?? '';
      const labels = textsOf(form, 'label');
      expect(labels.length, entry).toBeGreaterThan(1);
      const found = [...labels, ...textsOf(form, 'option')].filter((text) => IS_CODE.test(text));
      expect(found, entry).toEqual([]);
    }
  });

  it('says which component a field is of, and which of its items', async () => {
    const page = await (await studio.ask(`${code}/entry/article/starting-late`)).text();
    const label = {
      en: 'Component 1 · Card 1 · Title',
      es: 'Componente 1 · Tarjeta 1 · Título',
    }[code];
    expect(page).toContain(`aria-label="${label}"`);
  });

  it('says a text of the product that a company words differently by what it says', async () => {
    const page = await (await studio.ask(`${code}/entry/company/seiu775srp`)).text();
    const said = { en: 'Change my contribution', es: 'Cambiar mi contribución' }[code];
    expect(page).toContain(`· “${said}`);
  });
});
