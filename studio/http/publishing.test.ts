import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAll, startTestStudio, type TestStudio } from '#tests/support/studio/test-studio.ts';
import { AUDIT_FILE, proveLog, readLog } from '#server/audit/chain.ts';
import { dropDraft } from '#tests/support/studio/one-article.ts';

const EN = 'articles/fees/en.md';
const TITLE = `${EN}#title`;
const OLD = 'The small print that eats savings';
let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio({ isCheckout: true });
});
afterAll(() => studio.close());

interface Answer {
  kind: string;
  problems: Array<{ key?: string; said: string }>;
  conflicts: object[];
}

async function save(entry: string, changes: readonly object[]): Promise<Answer> {
  return (await (await studio.save(entry, changes)).json()) as Answer;
}

function diffOf(before: string, after: string): string[] {
  const old = before.split('\n');
  return after.split('\n').filter((line, at) => line !== old[at]);
}

describe('a draft', () => {
  it('changes no byte of what is published, whatever is saved', async () => {
    const before = readAll(studio.content);
    const places = [
      'title',
      'intro',
      'keyPoints/1',
      '#body',
      'closing',
      'multimedia/0/data/title',
      'no/such',
    ];
    const value = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.string({ unit: 'binary', maxLength: 50 }),
      fc.constantFrom('---', '<script>', '{limit.x}', ':::definition'),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), value, async (place, text) => {
        const key = `${EN}#${place}`;
        const shown = (await (
          await studio.save('article/fees', [{ key, base: '?', value: text }])
        ).json()) as { conflicts?: Array<{ theirs: string | null }> };
        const base = shown.conflicts?.[0]?.theirs ?? null;
        await studio.save('article/fees', [{ key, base, value: text }]);
        expect(readAll(studio.content)).toEqual(before);
      }),
      { numRuns: 12 },
    );
    await dropDraft(studio, 'article/fees');
    expect(readAll(studio.content)).toEqual(before);
  });

  it('says in words of people what is wrong, and does not go out', async () => {
    const before = readAll(studio.content);
    const saved = await save('article/fees', [{ key: TITLE, base: OLD, value: 'x'.repeat(121) }]);
    expect(saved.problems).toEqual([
      { key: TITLE, code: 'tooLong', said: 'Too long: at most 120 characters.' },
    ]);
    const refused = await studio.press('es/publish/article/fees');
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('No se publicó');
    expect(readAll(studio.content)).toEqual(before);
    await dropDraft(studio, 'article/fees');
  });

  it('survives the end of the studio', async () => {
    await save('article/fees', [{ key: TITLE, base: OLD, value: 'Fees of a crash' }]);
    await studio.reopen();
    expect(await (await studio.ask('en/entry/article/fees')).text()).toContain('Fees of a crash');
    expect(await (await studio.ask('en/board?state=drafts')).text()).toContain('article/fees');
    await dropDraft(studio, 'article/fees');
  });
});

describe('publishing', () => {
  it('writes only the lines that were changed, as a commit by the author, and is taken back byte for byte', async () => {
    const before = readAll(studio.content);
    await save('article/fees', [
      { key: TITLE, base: OLD, value: 'What fees take' },
      {
        key: 'articles/fees/es.md#title',
        base: 'La letra chica que se come tus ahorros',
        value: 'Lo que se llevan',
      },
    ]);
    const done = await studio.press('en/publish/article/fees', { note: 'A shorter title' });
    expect(done.status).toBe(303);
    const after = readAll(studio.content);
    expect(
      [...after]
        .filter(([file, text]) => before.get(file) !== text)
        .map(([file]) => file)
        .toSorted(),
    ).toEqual([EN, 'articles/fees/es.md']);
    expect(diffOf(before.get(EN) ?? '', after.get(EN) ?? '')).toEqual(['title: "What fees take"']);
    expect(studio.git('log', '-1', '--format=%an %s')).toBe(
      'Ana Test Publish article/fees: A shorter title\n',
    );
    expect(studio.git('show', '--stat', '--format=').trim()).toContain(
      '2 insertions(+), 2 deletions(-)',
    );
    const history = await (await studio.ask('en/history')).text();
    const id = /name="id" value="(\d+)"/.exec(history)?.[1] ?? '';
    expect((await studio.press('en/take-back/article/fees', { id })).status).toBe(303);
    expect(readAll(studio.content)).toEqual(before);
    expect(studio.git('log', '-1', '--format=%s')).toBe(
      'Take back article/fees: A shorter title\n',
    );
    // The second press of a double one is told that it was done, and does nothing.
    const twice = await studio.press('en/take-back/article/fees', { id });
    expect(twice.headers.get('Location')).toBe('/po/studio/en/history?done=taken-back');
    expect(readAll(studio.content)).toEqual(before);
    expect(studio.git('rev-list', '--count', 'HEAD')).toBe('3\n');
  });

  it.each([
    { code: 'en', gone: 'This entry is no longer on the site.', isPart: false },
    { code: 'es', gone: 'Esta entrada ya no está en el sitio.', isPart: true },
  ])(
    'of an entry whose files went away shows what was written ($code), goes on, and is thrown away',
    async ({ code, gone, isPart }) => {
      const files = readAll(studio.content);
      await save('article/fees', [{ key: TITLE, base: OLD, value: 'Nowhere to stand' }]);
      const at = `${code}/entry/article/fees`;
      const read = async (): Promise<string> => (await studio.ask(at)).text();
      const version = /name="version" value="([^"]+)"/.exec(await read())?.[1] ?? '';
      if (isPart) await studio.press(`${code}/join/article/fees`, { version, name: 'Lost' });
      const own = [...files].filter(([file]) => file.startsWith('articles/fees/'));
      for (const [file] of own) rmSync(path.join(studio.content.root, file));
      const page = await read();
      expect(page).toContain(gone);
      expect(page).toContain('Nowhere');
      expect(page.includes('id="leave"')).toBe(isPart);
      expect(await (await studio.ask(`${code}/board?state=drafts`)).text()).toContain(at);
      expect((await studio.press(`${code}/publish/article/fees`)).status).toBe(422);
      for (const [file, text] of own) studio.content.write(file, text);
      expect(await read()).toContain('value="Nowhere to stand"');
      for (const [file] of own) rmSync(path.join(studio.content.root, file));
      const dropped = await dropDraft(studio, 'article/fees');
      expect(dropped.headers.get('Location')).toBe('/po/studio/en/board?done=dropped');
      for (const [file, text] of own) studio.content.write(file, text);
      expect(await read()).not.toContain('Nowhere to stand');
    },
  );

  it('of one question leaves the draft of another in the same file alone, and each is taken back by itself', async () => {
    const before = readAll(studio.content);
    const [first, second] = ['change-my-contribution', 'yearly-limit'].map(
      (id) => `question/plan-and-saving/${id}`,
    ) as [string, string];
    const keyOf = (entry: string): string =>
      `faqs/faqs.yaml#groups/@plan-and-saving/items/@${entry.split('/')[2]}/question/en`;
    await save(first, [
      { key: keyOf(first), base: 'How do I change my contribution?', value: 'How do I change it?' },
    ]);
    await save(second, [
      {
        key: keyOf(second),
        base: 'How much can I put in my 401(k) in {limit.year}?',
        value: 'How much fits in my 401(k) in {limit.year}?',
      },
    ]);
    await studio.press(`en/publish/${first}`);
    const text = studio.content.read('faqs/faqs.yaml');
    expect(diffOf(before.get('faqs/faqs.yaml') ?? '', text)).toEqual([
      '          en: How do I change it?',
    ]);
    await studio.press(`en/publish/${second}`);
    const id =
      /name="id" value="(\d+)"/.exec(
        (await (await studio.ask('en/history')).text()).split(`${first}<`)[1] ?? '',
      )?.[1] ?? '';
    expect((await studio.press(`en/take-back/${first}`, { id })).status).toBe(303);
    expect(
      diffOf(before.get('faqs/faqs.yaml') ?? '', studio.content.read('faqs/faqs.yaml')),
    ).toEqual(['          en: How much fits in my 401(k) in {limit.year}?']);
  });

  it('stops where somebody has changed the same place on the disk, and shows three texts', async () => {
    await save('article/fees', [{ key: TITLE, base: OLD, value: 'Mine' }]);
    studio.content.change(EN, OLD, 'Theirs');
    const refused = await studio.press('en/publish/article/fees');
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('data-stale');
    expect(page).toContain(OLD);
    expect(studio.content.read(EN)).toContain('Theirs');
    studio.content.change(EN, 'Theirs', OLD);
    await dropDraft(studio, 'article/fees');
  });

  it('is not taken back where somebody has changed the same place since, and shows three texts', async () => {
    await save('article/fees', [{ key: TITLE, base: OLD, value: 'Published' }]);
    await studio.press('en/publish/article/fees');
    studio.content.change(EN, 'Published', 'Written since');
    const id =
      /name="id" value="(\d+)"/.exec(await (await studio.ask('en/history')).text())?.[1] ?? '';
    const refused = await studio.press('es/take-back/article/fees', { id });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('No se deshizo nada');
    expect([...page.matchAll(/<pre[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
      'Published',
      'Written since',
      OLD,
    ]);
    expect(studio.content.read(EN)).toContain('Written since');
    studio.content.change(EN, 'Written since', 'Published');
    expect((await studio.press('es/take-back/article/fees', { id })).status).toBe(303);
    expect(studio.content.read(EN)).toContain(OLD);
  });

  it('that takes no commit is undone', async () => {
    const before = readAll(studio.content);
    await save('article/fees', [{ key: TITLE, base: OLD, value: 'Uncommitted' }]);
    studio.content.write('.git/index.lock', '');
    const refused = await studio.press('en/publish/article/fees');
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('nothing was published');
    expect(readAll(studio.content)).toEqual(before);
    rmSync(path.join(studio.content.root, '.git/index.lock'));
    await dropDraft(studio, 'article/fees');
  });

  it('and everything else stands in a log that is unbroken', () => {
    const log = readLog(path.join(studio.varDir, AUDIT_FILE));
    const { rows, brokenAt } = proveLog(log);
    expect(brokenAt).toBeUndefined();
    expect(rows).toBeGreaterThan(20);
    for (const deed of ['signed-in', 'saved', 'dropped', 'refused', 'published', 'taken-back'])
      expect(log).toContain(`"deed":"${deed}"`);
  });
});

describe('visitors', () => {
  it('get nothing of the studio: their build does not know its name', () => {
    if (!existsSync('build/client/assets')) throw new Error('Build the pages first: npm run build');
    const { readdirSync } = process.getBuiltinModule('node:fs');
    const files = readdirSync('build', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:js|css|json)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(50);
    expect(
      files.filter((file) => /po\/studio|sendero[-_]studio/.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
  });
});
