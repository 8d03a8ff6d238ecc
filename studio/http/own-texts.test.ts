import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStudio, type TestStudio } from '#tests/support/studio/test-studio.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio({ isCheckout: true });
});
afterAll(() => studio.close());

interface Answer {
  kind: string;
  conflicts?: Array<{ theirs: string | null }>;
}

async function save(entry: string, changes: object[]): Promise<Answer> {
  return (await (await studio.save(entry, changes)).json()) as Answer;
}

async function pageOf(entry: string): Promise<string> {
  return (await studio.ask(`en/entry/${entry}`)).text();
}

async function takeBack(entry: string): Promise<void> {
  const history = await (await studio.ask('en/history')).text();
  const id = /name="id" value="(\d+)"/.exec(history)?.[1] ?? '';
  expect((await studio.press(`en/take-back/${entry}`, { id })).status).toBe(303);
}

describe('a company’s own page text', () => {
  it('begins with that of the first company, goes out, and back', async () => {
    const before = studio.content.files().toSorted();
    const own = 'fragment/riverbend/inflation';
    const page = await pageOf('company/riverbend');
    expect(page.includes(`action="/po/studio/en/own-text/${own}"`)).toBe(true);
    const begun = await studio.press(`en/own-text/${own}`);
    expect(begun.headers.get('Location')).toBe(`/po/studio/en/entry/${own}?done=own-begun`);
    // Twice at the same moment begins it once.
    await studio.press(`en/own-text/${own}`);
    expect(studio.content.files().toSorted()).toEqual(before);
    const title = 'fragments/riverbend/inflation/master.yaml#en/title';
    const { conflicts } = await save(own, [{ key: title, base: '?', value: '!' }]);
    const base = conflicts?.[0]?.theirs ?? null;
    const saved = await save(own, [{ key: title, base, value: 'Prices where we work' }]);
    expect(saved).toMatchObject({ kind: 'saved', problems: [] });
    expect((await studio.press(`en/publish/${own}`)).status).toBe(303);
    expect(studio.content.read('fragments/riverbend/inflation/master.yaml')).toBe(
      studio.content
        .read('fragments/generic/inflation/master.yaml')
        .replace(base ?? '', 'Prices where we work'),
    );
    expect((await pageOf('company/riverbend')).includes(`own-text/${own}`)).toBe(false);
    await takeBack(own);
    expect(studio.content.files().toSorted()).toEqual(before);
  });

  it('is begun for no company and no text that there is not', async () => {
    for (const entry of [
      'fragment/riverbend/no-such',
      'fragment/generic/inflation',
      'fragment/no-such/inflation',
      'company/riverbend',
      'article/fees',
    ])
      expect((await studio.press(`en/own-text/${entry}`)).status, entry).toBe(404);
  });
});
