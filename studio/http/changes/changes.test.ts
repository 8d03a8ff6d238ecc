import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUDIT_FILE, proveLog, readLines, readLog } from '#server/audit/chain.ts';
import { dropDraft } from '#tests/support/studio/one-article.ts';
import { readAll, startTestStudio, type TestStudio } from '#tests/support/studio/test-studio.ts';

const FEES = 'article/fees';
const TITLE = 'articles/fees/en.md#title';
const OLD = 'The small print that eats savings';
const VESTING = 'article/vesting';
const FRESH = 'article/beneficiary-gets';
let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio({ isCheckout: true });
});
afterAll(() => studio.close());

const read = async (address: string): Promise<string> => (await studio.ask(address)).text();

async function valueOf(key: string): Promise<string> {
  const answer = await studio.save(entryOf(key), [{ key, base: '?', value: '!' }]);
  const { conflicts } = (await answer.json()) as { conflicts: Array<{ theirs: string }> };
  return conflicts[0]?.theirs ?? '';
}

function entryOf(key: string): string {
  return `article/${key.split('/')[1] ?? ''}`;
}

/** Saves another text of a place; says what the check finds. */
async function write(key: string, value: (now: string) => string): Promise<object[]> {
  const base = await valueOf(key);
  const saved = await studio.save(entryOf(key), [{ key, base, value: value(base) }]);
  expect(saved.status).toBe(200);
  return ((await saved.json()) as { problems: object[] }).problems;
}

async function versionOf(entry: string): Promise<string> {
  return /name="version" value="([^"]+)"/.exec(await read(`en/entry/${entry}`))?.[1] ?? '';
}

async function join(entry: string, into: Record<string, string>): Promise<string> {
  const fields = { version: await versionOf(entry), ...into };
  const answer = await studio.press(`en/join/${entry}`, fields);
  expect(answer.status).toBe(303);
  const place = answer.headers.get('Location') ?? '';
  expect(place).toMatch(/\/en\/review\/change\/[\w-]+\?done=joined$/);
  return place.replace('/po/studio/en/review/', '').replace('?done=joined', '');
}

/** Presses a button of the page of a change. */
async function press(verb: string, change: string, more = {}): Promise<Response> {
  const page = await read(`en/review/${change}`);
  const form = new RegExp(`action="[^"]*/${verb}/${change}"[^]*?value="([^"]+)"`).exec(page);
  return studio.press(`en/${verb}/${change}`, { version: form?.[1] ?? '', ...more });
}

/** The change that was published last is taken back by its one button. */
async function takeBack(): Promise<void> {
  const page = await read('en/history');
  const [, place = '', id = ''] =
    /action="\/po\/studio\/(en\/take-back\/[^"]+)">\s*<input type="hidden" name="id" value="(\d+)"/.exec(
      page,
    ) ?? [];
  expect((await studio.press(place, { id })).status).toBe(303);
}

async function close(change: string): Promise<void> {
  expect((await press('close', change)).status).toBe(303);
  for (const entry of [FEES, VESTING]) await dropDraft(studio, entry);
}

describe('a named change', () => {
  it('of two entries of which neither passes alone goes out as one commit and back with one press', async () => {
    const before = readAll(studio.content);
    const commits = studio.git('rev-list', '--count', 'HEAD');
    // The new article leads to the new address of the old one, and the old one to the new one.
    await studio.press('en/new/article', {
      en: 'What a beneficiary gets',
      es: 'Qué recibe quien hereda',
      topic: 'family-and-care',
      image: 'cover-gate',
      id: '',
    });
    const samples = [...(await read(`en/entry/${FRESH}`)).matchAll(/data-key="([^"]+)"/g)];
    for (const [, key = ''] of samples) {
      const text = await valueOf(key);
      const body = '## One\n\n[More](articles/fees/what-fees-take).\n\n## Two\n\nWords.\n';
      if (text.includes('[[')) await write(key, () => (key.endsWith('#body') ? body : 'Own words'));
    }
    await write('articles/fees/article.yaml#path', () => 'what-fees-take');
    for (const code of ['en', 'es'])
      await write(
        `articles/fees/${code}.md##body`,
        (now) => `${now}\n\n[More](articles/beneficiary-gets/what-a-beneficiary-gets)\n`,
      );
    for (const entry of [FRESH, FEES])
      expect((await studio.press(`en/publish/${entry}`)).status, entry).toBe(422);
    const change = await join(FRESH, { name: '  Who \n inherits ' });
    expect(await join(FEES, { change })).toBe(change);
    const page = await read(`es/review/${change}`);
    expect(page).toContain('<h1>Who inherits</h1>');
    expect(page).not.toContain('Por esto el borrador todavía no puede salir');
    for (const title of ['Qué recibe quien hereda', 'La letra chica que se come tus ahorros'])
      expect(page).toContain(title);
    // The links of others to the old address go along.
    expect(page).toContain('Con la dirección cambian también los enlaces de');
    expect(await write(TITLE, () => 'What fees take')).toEqual([]);
    const alone = await studio.press(`en/publish/${FEES}`);
    expect(alone.status).toBe(422);
    expect(await alone.text()).toContain('it goes out with the change that it is part of');
    expect(readAll(studio.content)).toEqual(before);
    const done = await press('publish', change, { note: 'For survivors' });
    expect(done.headers.get('Location')).toBe('/po/studio/en/history?done=published');
    expect(studio.git('log', '-1', '--format=%B')).toBe(
      `Publish Who inherits: For survivors\n\n${FRESH}\n${FEES}\n\n`,
    );
    expect(Number(studio.git('rev-list', '--count', 'HEAD'))).toBe(Number(commits) + 1);
    expect(studio.content.read('articles/fees/en.md')).toContain('What fees take');
    expect(studio.content.read('articles/beneficiary-gets/es.md')).toContain('Qué recibe');
    for (const entry of [FRESH, FEES])
      expect(await read(`en/entry/${entry}`)).toContain('No draft: this is what visitors read.');
    expect(await read('en/history')).toContain('Who inherits: ');
    await takeBack();
    expect(readAll(studio.content)).toEqual(before);
    const rows = [...readLines(readLog(path.join(studio.varDir, AUDIT_FILE)))];
    const told = rows.map((row) => `${row?.deed} ${row?.entry}`);
    for (const row of [`joined ${change}/${FEES}`, `published ${change}`, `taken-back ${change}`])
      expect(told).toContain(row);
    expect(proveLog(readFileSync(path.join(studio.varDir, AUDIT_FILE), 'utf8')).brokenAt).toBe(
      undefined,
    );
  });

  it('goes out whole or not at all, and says of each entry what is wrong', async () => {
    const before = readAll(studio.content);
    await write(TITLE, () => 'What fees take');
    await write('articles/vesting/en.md#title', () => 'x'.repeat(121));
    const change = await join(FEES, { name: 'Two titles' });
    await join(VESTING, { change });
    const page = await read(`en/review/${change}`);
    expect(page).toContain('Too long: at most 120 characters.');
    expect(page).toContain(`${'x'.repeat(121)}: Title (English)`);
    // Beside the fields of the other, nothing is said of it.
    expect(await write(TITLE, () => 'What fees cost')).toEqual([]);
    const refused = await press('publish', change);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Not published: the check found mistakes.');
    expect(readAll(studio.content)).toEqual(before);
    await close(change);
  });

  it('is begun once by two presses of the same moment, published once, and closed once', async () => {
    const before = readAll(studio.content);
    await write(TITLE, () => 'What fees take');
    const fields = { version: await versionOf(FEES), name: 'Once' };
    const [first, second] = await Promise.all([
      studio.press(`en/join/${FEES}`, fields),
      studio.press(`en/join/${FEES}`, fields),
    ]);
    expect(first.headers.get('Location')).toContain('/review/change/');
    expect(second.headers.get('Location')).toBe(first.headers.get('Location'));
    expect((await read('en/board')).match(/>Once</g)).toHaveLength(1);
    const change = /change\/[\w-]+/.exec(first.headers.get('Location') ?? '')?.[0] ?? '';
    const page = await read(`en/review/${change}`);
    const version = new RegExp(`publish/${change}"[^]*?value="([^"]+)"`).exec(page)?.[1] ?? '';
    const answers = await Promise.all(
      [1, 2].map(() => studio.press(`en/publish/${change}`, { version })),
    );
    for (const { headers } of answers)
      expect(headers.get('Location')).toBe('/po/studio/en/history?done=published');
    expect((await read('en/history')).match(/>Take back</g)).toHaveLength(1);
    await takeBack();
    expect(readAll(studio.content)).toEqual(before);
    await write(TITLE, () => 'What fees take');
    const other = await join(FEES, { name: 'Closed' });
    const shown = await read(`en/review/${other}`);
    const seen = new RegExp(`close/${other}"[^]*?value="([^"]+)"`).exec(shown)?.[1] ?? '';
    for (const time of [1, 2]) {
      const closed = await studio.press(`en/close/${other}`, { version: seen });
      expect(closed.headers.get('Location'), `press ${time}`).toBe(
        '/po/studio/en/board?done=closed',
      );
    }
    // Nothing that was written is lost: it goes out alone.
    expect(await valueOf(TITLE)).toBe('What fees take');
    await dropDraft(studio, FEES);
  });

  it('is not published by a page that is no longer true, which shows the words of now', async () => {
    const before = readAll(studio.content);
    await write(TITLE, () => 'Seen');
    const change = await join(FEES, { name: 'Stale' });
    const page = await read(`en/review/${change}`);
    const version = new RegExp(`publish/${change}"[^]*?value="([^"]+)"`).exec(page)?.[1] ?? '';
    await write(TITLE, () => 'Not seen');
    for (const verb of ['publish', 'close']) {
      const refused = await studio.press(`en/${verb}/${change}`, { version });
      expect(refused.status, verb).toBe(422);
      expect(await refused.text()).toContain('Not seen');
    }
    expect(readAll(studio.content)).toEqual(before);
    await close(change);
  });

  it('shows three texts where somebody else has changed the same place since', async () => {
    await write(TITLE, () => 'Mine');
    const change = await join(FEES, { name: 'Three texts' });
    studio.content.change('articles/fees/en.md', OLD, 'Theirs');
    const refused = await press('publish', change);
    expect(refused.status).toBe(422);
    const page = await refused.text();
    for (const text of [OLD, 'Theirs', 'Mine']) expect(page).toContain(`>${text}</pre>`);
    expect(studio.content.read('articles/fees/en.md')).toContain('Theirs');
    studio.content.change('articles/fees/en.md', 'Theirs', OLD);
    await close(change);
  });

  it('outlives the end of the studio, and a draft that leaves it goes on alone', async () => {
    await write(TITLE, () => 'Kept');
    const change = await join(FEES, { name: 'Kept over night' });
    await studio.reopen();
    expect(await read('es/board')).toContain('Kept over night');
    expect(await read(`es/entry/${FEES}`)).toContain('Parte del cambio: Kept over night');
    const left = await studio.press(`en/leave/${FEES}`, { version: await versionOf(FEES) });
    expect(left.headers.get('Location')).toBe(`/po/studio/en/entry/${FEES}?done=left`);
    expect(await read(`en/review/${change}`)).toContain('There is no entry in it.');
    expect(await valueOf(TITLE)).toBe('Kept');
    await close(change);
  });

  it('needs a name or one that is there, and something that is written', async () => {
    const nothing = await studio.press(`en/join/${FEES}`, { version: '', name: 'Empty' });
    expect(nothing.status).toBe(422);
    expect(await nothing.text()).toContain('Nothing is written here yet.');
    await write(TITLE, () => 'Written');
    const version = await versionOf(FEES);
    const nameless = await studio.press(`es/join/${FEES}`, { version, name: ' ' });
    expect(nameless.status).toBe(422);
    expect(await nameless.text()).toContain('Di cómo se llama el cambio nuevo');
    for (const change of ['change/none', 'article/vesting', '../x'])
      expect((await studio.press(`en/join/${FEES}`, { version, change })).status).toBe(404);
    for (const address of ['en/review/change/none', 'en/entry/change/none'])
      expect((await studio.ask(address)).status).toBe(404);
    await dropDraft(studio, FEES);
  });
});
