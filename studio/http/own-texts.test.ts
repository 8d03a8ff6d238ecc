import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAll, startTestStudio, type TestStudio } from '#tests/support/studio/test-studio.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio({ isCheckout: true });
});
afterAll(() => studio.close());

interface Answer {
  kind: string;
  problems: object[];
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

const COMPANY = 'company/riverbend';
const FILE = 'companies/riverbend/company.yaml';

/** What is found by what the product says, by the key of each. */
async function find(words: string, entry = COMPANY, code = 'en'): Promise<string[]> {
  const query = new URLSearchParams({ words });
  const page = await (await studio.ask(`${code}/entry/${entry}?${String(query)}`)).text();
  const keys = [...page.matchAll(/value="begin 0 [^"#]+#texts\/([^"]+)"/g)];
  // Each has a button for the script and one without.
  return [...new Set(keys.map(([, key = '']) => key))];
}

async function begin(key: string, entry = COMPANY, changes: object[] = []): Promise<Answer> {
  const part = `begin 0 companies/${entry.split('/')[1]}/company.yaml#texts/${key}`;
  const body = JSON.stringify({ changes, part });
  return (await (await studio.ask(`en/save/${entry}`, { method: 'POST', body })).json()) as Answer;
}

describe('words of the product', () => {
  it('are found by what they say in either language, without accents, and twenty at most', async () => {
    expect(await find('CAMBIAR mi contribucion')).toContain('shell.sign');
    expect(await find('change my contribution', COMPANY, 'es')).toContain('shell.sign');
    expect((await find('a')).length).toBe(20);
    expect(await find('')).toEqual([]);
    expect(await find('no such words anywhere')).toEqual([]);
    // What a company says already in its own words has a field of its own.
    expect(await find('change my contribution', 'company/seiu775srp')).not.toContain('shell.sign');
  });

  it('are begun in both languages with what the product says, a line each, and taken back byte for byte', async () => {
    const before = readAll(studio.content);
    const begun = await begin('shell.sign');
    expect(begun).toMatchObject({ kind: 'saved', problems: [] });
    // A second press of the same moment begins nothing anew.
    expect((await begin('shell.sign')).kind).toBe('saved');
    expect(await find('change my contribution')).not.toContain('shell.sign');
    expect(readAll(studio.content)).toEqual(before);
    const changes = [
      {
        key: `${FILE}#texts/en/shell.sign`,
        base: 'Change my contribution',
        value: 'Save more at Riverbend',
      },
    ];
    expect(await save(COMPANY, changes)).toMatchObject({ kind: 'saved', problems: [] });
    expect((await studio.press(`en/publish/${COMPANY}`)).status).toBe(303);
    const old = (before.get(FILE) ?? '').split('\n');
    const added = studio.content
      .read(FILE)
      .split('\n')
      .filter((line) => !old.includes(line));
    expect(added).toEqual([
      '    shell.sign: "Save more at Riverbend"',
      '    shell.sign: "Cambiar mi contribución"',
    ]);
    await takeBack(COMPANY);
    expect(readAll(studio.content)).toEqual(before);
  });

  it('are begun by a company that has none yet, without a script, too', async () => {
    const before = readAll(studio.content);
    const entry = 'company/generic';
    const file = 'companies/generic/company.yaml';
    const part = `begin 0 ${file}#texts/shell.sign`;
    const answer = await studio.press(`en/parts/${entry}`, { part });
    expect(answer.headers.get('Location')).toContain('done=part-changed');
    expect(await begin('article.changeLink', entry)).toMatchObject({ kind: 'saved', problems: [] });
    expect((await studio.press(`en/publish/${entry}`)).status).toBe(303);
    const now = studio.content.read(file);
    expect(now.startsWith(before.get(file) ?? '?')).toBe(true);
    expect(now.match(/(?:shell\.sign|article\.changeLink): /g)?.length).toBe(4);
    await takeBack(entry);
    expect(readAll(studio.content)).toEqual(before);
  });

  it('are begun only where a company may say them in its own words', async () => {
    for (const key of ['no.such', 'shell', 'shell.sign/more', 'constructor'])
      expect((await begin(key)).kind, key).toBe('impossible');
    const part = 'begin 0 articles/fees/article.yaml#texts/shell.sign';
    const body = JSON.stringify({ changes: [], part });
    const other = await studio.ask('en/save/article/fees', { method: 'POST', body });
    expect(other.status).toBe(422);
    expect(await (await studio.ask('en/entry/article/fees')).text()).not.toContain('own-words');
  });
});
