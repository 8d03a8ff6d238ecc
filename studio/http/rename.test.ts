import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAll, startTestStudio, type TestStudio } from '#tests/support/studio/test-studio.ts';
import { dropDraft } from '#tests/support/studio/one-article.ts';

const ENTRY = 'article/fees';
const PATH = 'articles/fees/article.yaml#path';
const OLD = 'the-small-print-that-eats-savings';
const NEW = 'what-fees-take';
let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio({
    isCheckout: true,
    // One by its slug alone, and one that only looks alike.
    changeContent: (content) => {
      for (const code of ['en', 'es'])
        content.change(
          `articles/compounding/${code}.md`,
          `(articles/fees/${OLD}).`,
          `(articles/fees/${OLD}). [The same](get-the-facts/more/${OLD}?uid=1) is not ${OLD}.`,
        );
    },
  });
});
afterAll(() => studio.close());

interface Answer {
  problems: object[];
  moved: Array<{ said: string }>;
}

async function rename(base: string, value: string): Promise<Answer> {
  const saved = await studio.save(ENTRY, [{ key: PATH, base, value }]);
  expect(saved.status).toBe(200);
  return (await saved.json()) as Answer;
}

async function lastDeed(): Promise<string> {
  return /name="id" value="(\d+)"/.exec(await (await studio.ask('en/history')).text())?.[1] ?? '';
}

describe('an article that gets another address', () => {
  it('says whose links change with it, and takes them along and back', async () => {
    const before = readAll(studio.content);
    const linking = [...before].filter(
      ([file, text]) => file !== 'articles/fees/article.yaml' && text.includes(`/fees/${OLD}`),
    );
    expect(linking.length).toBeGreaterThan(5);
    const { problems, moved } = await rename(OLD, NEW);
    expect(problems).toEqual([]);
    expect(moved).toContainEqual({ said: 'article/compounding' });
    expect(moved).toContainEqual({ said: 'persona/animals/lynx.yaml' });
    expect(readAll(studio.content)).toEqual(before);
    expect((await studio.press(`en/publish/${ENTRY}`)).status).toBe(303);
    const after = readAll(studio.content);
    expect(after.get('articles/fees/article.yaml')).toContain(`path: ${NEW}\n`);
    for (const [file, text] of linking)
      expect(after.get(file)).toBe(
        text
          .replaceAll(`articles/fees/${OLD}`, `articles/fees/${NEW}`)
          .replaceAll(`get-the-facts/more/${OLD}`, `get-the-facts/more/${NEW}`),
      );
    expect(after.get('articles/compounding/en.md')).toContain(`more/${NEW}?uid=1) is not ${OLD}.`);
    const done = await studio.press(`en/take-back/${ENTRY}`, { id: await lastDeed() });
    expect(done.status).toBe(303);
    expect(readAll(studio.content)).toEqual(before);
  });

  it('is taken back with its links also where others have written beside them since', async () => {
    await rename(OLD, NEW);
    await studio.press(`en/publish/${ENTRY}`);
    const id = await lastDeed();
    const title = 'A title of later';
    studio.content.change(
      'articles/rollovers/en.md',
      /title: .*/.exec(studio.content.read('articles/rollovers/en.md'))?.[0] ?? '',
      `title: "${title}"`,
    );
    expect((await studio.press(`en/take-back/${ENTRY}`, { id })).status).toBe(303);
    const text = studio.content.read('articles/rollovers/en.md');
    expect(text).toContain(title);
    expect(text).toContain(`articles/fees/${OLD}`);
    expect(text).not.toContain(NEW);
  });

  it('does not go out under one that no address can have, and nobody’s links change', async () => {
    const before = readAll(studio.content);
    const { problems, moved } = await rename(OLD, 'Not An Address');
    expect(problems).not.toEqual([]);
    expect(moved).toEqual([]);
    expect((await studio.press(`en/publish/${ENTRY}`)).status).toBe(422);
    expect(readAll(studio.content)).toEqual(before);
    await dropDraft(studio, ENTRY);
  });

  it('shows the page beside the fields at its new address', async () => {
    await rename(OLD, NEW);
    const shown = await studio.ask(`en/preview/${ENTRY}`);
    const page = await shown.text();
    expect(shown.status, page).toBe(200);
    expect(page).toContain(`articles/fees/${NEW}`);
    await dropDraft(studio, ENTRY);
  });
});
