import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropDraft, ENTRY, OLD, TITLE } from '#tests/support/studio/one-article.ts';
import { startTestStudio, type TestStudio } from '#tests/support/studio/test-studio.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio();
});
afterAll(() => studio.close());

async function write(value: string, base = OLD): Promise<string> {
  const answer = await studio.save(ENTRY, [{ key: TITLE, base, value }]);
  return ((await answer.json()) as { version: string }).version;
}

async function countDeeds(): Promise<number> {
  return (await (await studio.ask('en/history')).text()).split('<strong>Published</strong>').length;
}

async function takeLastBack(): Promise<void> {
  const id =
    /name="id" value="(\d+)"/.exec(await (await studio.ask('en/history')).text())?.[1] ?? '';
  expect((await studio.press(`en/take-back/${ENTRY}`, { id })).status).toBe(303);
}

describe('a page that is no longer true', () => {
  it.each([
    { code: 'en', said: 'Somebody has changed the draft since you opened this page' },
    { code: 'es', said: 'Alguien cambió el borrador después de que abriste esta página' },
  ])('throws no newer draft away and publishes none, but shows it ($code)', async (one) => {
    const seen = await write('What the page shows');
    await write('What another tab has saved', 'What the page shows');
    for (const what of ['drop', 'publish'])
      for (const version of [seen, '']) {
        const refused = await studio.press(`${one.code}/${what}/${ENTRY}`, { version });
        expect(refused.status, what).toBe(422);
        const page = await refused.text();
        expect(page).toContain(one.said);
        expect(page).toContain('What another tab has saved');
      }
    expect(studio.content.read('articles/fees/en.md')).toContain(OLD);
    expect((await dropDraft(studio, ENTRY)).status).toBe(303);
  });

  it('throws a draft away once, however often it is pressed', async () => {
    const version = await write('Not to stay');
    const press = (): Promise<Response> => studio.press(`en/drop/${ENTRY}`, { version });
    const both = await Promise.all([press(), press()]);
    for (const { status, headers } of [...both, await press()]) {
      expect(status).toBe(303);
      expect(headers.get('Location')).toContain('done=dropped');
    }
  });

  it('publishes once by two presses of the same moment, and both are told that it is published', async () => {
    const before = await countDeeds();
    const version = await write('Pressed twice');
    const press = (): Promise<Response> => studio.press(`en/publish/${ENTRY}`, { version });
    const both = await Promise.all([press(), press()]);
    for (const { status, headers } of [...both, await press()]) {
      expect(status).toBe(303);
      expect(headers.get('Location')).toContain('done=published');
    }
    expect(await countDeeds()).toBe(before + 1);
    await takeLastBack();
    // What was taken back is not told as published.
    expect((await press()).status).toBe(422);
  });
});
