import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startHostedStudio,
  type HostedStudio,
  type TestPerson,
} from '#tests/support/studio/hosted-studio.ts';
import {
  dropDraft,
  ENTRY,
  OLD,
  takeLastBack,
  TITLE,
  versionNow,
  writeTitle,
} from '#tests/support/studio/one-article.ts';

/** Two copies of the content are read, on a machine that may be busy. */
const PATIENCE_MS = 180_000;
let studio: HostedStudio;
let wren: TestPerson;
let rosa: TestPerson;

beforeAll(async () => {
  studio = await startHostedStudio();
  wren = await studio.person('Wren', { '*': 'writer' });
  rosa = await studio.person('Rosa', { '*': 'reviewer' });
  for (const person of [wren, rosa]) await person.ask('en/board');
}, PATIENCE_MS);
afterAll(() => studio.close());

describe('the page of a review', () => {
  it('shows the real page with the draft, in each company and language', async () => {
    await writeTitle(wren, 'What the reviewer looks at');
    const page = await rosa.read(`en/review/${ENTRY}`);
    expect(page).toContain('<iframe name="preview"');
    const form = /<form id="preview"[^>]*>/.exec(page)?.[0] ?? '';
    expect(form).toContain(`action="/po/studio/en/preview/${ENTRY}"`);
    expect(form).not.toContain('method="post"');
    expect(page).toContain('value="riverbend"');
    expect(page).not.toContain('class="held"');
    const shown = await rosa.read(`en/preview/${ENTRY}?company=riverbend&language=en-US`);
    expect(shown).toContain('What the reviewer looks at');
  });

  it.each([
    { code: 'en', said: 'This is still the example.', places: 'Title (English), First paragraph' },
    { code: 'es', said: 'Este es todavía el ejemplo.', places: 'Título (Inglés), Primer párrafo' },
  ])('names the examples that hold it back, with their fields ($code)', async (one) => {
    const { code, said, places } = one;
    const open = (await (
      await wren.save(ENTRY, [{ key: TITLE, base: '?', value: '?' }])
    ).json()) as { conflicts: Array<{ theirs: string }> };
    const base = open.conflicts[0]?.theirs ?? OLD;
    await wren.save(ENTRY, [{ key: TITLE, base, value: '[[Example: A title]]' }]);
    const intro = 'articles/fees/en.md#intro';
    const before = /^intro: (.+)$/m.exec(studio.content.read('articles/fees/en.md'))?.[1] ?? '';
    await wren.save(ENTRY, [
      { key: intro, base: before.replaceAll(/^"|"$/g, ''), value: '[[Example: A beginning]]' },
    ]);
    const page = await rosa.read(`${code}/review/${ENTRY}`);
    const held = /<section class="held">[^]*?<\/section>/.exec(page)?.[0] ?? '';
    expect(held).toContain(said);
    expect(held.split(said)).toHaveLength(2);
    expect(held).toContain(places);
  });
});

describe('two presses of the same moment', () => {
  it.each(['send', 'approve', 'return', 'publish'])(
    'on %s do it once, and both are told that it is done',
    async (what) => {
      await studio.database.deleteFrom('studio_proposals').execute();
      const paul = await studio.person('Paul', { '*': 'publisher' });
      await paul.ask('en/board');
      let version = await writeTitle(wren, `Pressed twice: ${what}`);
      if (what !== 'send') {
        await wren.press(`en/send/${ENTRY}`, { version, note: 'Look' });
        version = await versionNow(paul);
      }
      if (what === 'publish') {
        await rosa.press(`en/approve/${ENTRY}`, { version });
        version = await versionNow(paul);
      }
      const press = (): Promise<Response> =>
        (what === 'send' ? wren : paul).press(`en/${what}/${ENTRY}`, { version, note: 'Twice' });
      const both = await Promise.all([press(), press()]);
      const answers = [...both, await press()].map(({ status, headers }) => [
        status,
        headers.get('Location'),
      ]);
      expect(answers[0]?.[0]).toBe(303);
      expect(answers).toEqual([answers[0], answers[0], answers[0]]);
      if (what === 'publish') expect((await takeLastBack(paul)).status).toBe(303);
    },
  );

  it('on a removal begin one draft', async () => {
    const press = (): Promise<Response> => wren.press('en/remove/article/survivors');
    const both = await Promise.all([press(), press()]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    await dropDraft(wren, 'article/survivors');
  });
});
