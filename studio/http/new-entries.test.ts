import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAll, startTestStudio, type TestStudio } from '#tests/support/studio/test-studio.ts';
import { dropDraft } from '#tests/support/studio/one-article.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio({ isCheckout: true });
});
afterAll(() => studio.close());

const ARTICLE = {
  en: 'What a beneficiary gets',
  es: 'Qué recibe quien hereda',
  topic: 'family-and-care',
  image: 'cover-gate',
  hasCard: 'yes',
  hasSource: 'yes',
};
const QUESTION = {
  en: 'Who can see my balance?',
  es: '¿Quién puede ver mi saldo?',
  group: 'plan-and-saving',
};

interface Shown {
  key: string;
  text: string;
}

/** Every field of an entry as the page shows it. */
async function readFields(entry: string): Promise<Shown[]> {
  const page = await (await studio.ask(`en/entry/${entry}`)).text();
  const cells = page.split('data-key="').slice(1);
  return cells.map((whole) => {
    const [cell = ''] = whole.split('class="under"');
    const value = /<input [^>]*value="([^"]*)"/.exec(cell) ?? />\n([^<]*)<\/textarea>/.exec(cell);
    return { key: cell.slice(0, cell.indexOf('"')), text: unescape(value?.[1] ?? '') };
  });
}

function unescape(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

/** Writes words over every example, each place in the way it needs. */
async function writeOver(entry: string, words: (key: string) => string): Promise<object> {
  const samples = (await readFields(entry)).filter(({ text }) => text.includes('[['));
  const changes = samples.map(({ key, text }) => ({ key, base: text, value: words(key) }));
  return (await (await studio.save(entry, changes)).json()) as object;
}

async function takeLastBack(entry: string): Promise<number> {
  const history = await (await studio.ask('en/history')).text();
  const id = /name="id" value="([^"]+)"/.exec(history)?.[1] ?? '';
  return (await studio.press(`en/take-back/${entry}`, { id })).status;
}

describe('a new article', () => {
  const ENTRY = 'article/beneficiary-gets';

  it('is a draft in both languages with an example in each field, and does not go out with one', async () => {
    const before = readAll(studio.content);
    const begun = await studio.press('en/new/article', { ...ARTICLE, id: '' });
    expect(begun.headers.get('Location')).toBe(`/po/studio/en/entry/${ENTRY}?done=begun`);
    const fields = await readFields(ENTRY);
    for (const name of ['description', 'imageAlt', 'keyPoints/2', 'intro', '#body', 'sources/0'])
      for (const code of ['en', 'es'])
        expect(
          fields.some(({ key, text }) => {
            const [file = '', ...path] = key.split('#');
            const at = path.join('#');
            const isOwn = file.endsWith(`${code}.md`) || at.includes(`/${code}/`);
            return (
              isOwn &&
              at.startsWith(name) &&
              text.includes(code === 'en' ? '[[Example' : '[[Ejemplo')
            );
          }),
          `${name} ${code}`,
        ).toBe(true);
    const refused = await studio.press(`es/publish/${ENTRY}`);
    expect(refused.status).toBe(422);
    const { problems } = (await (await studio.save(ENTRY, [])).json()) as {
      problems: Array<{ key: string; said: string }>;
    };
    expect(new Set(problems.map(({ said }) => said))).toEqual(
      new Set(['This is still the example. Write your own words over it.']),
    );
    expect(problems.every(({ key }) => key !== undefined)).toBe(true);
    expect(readAll(studio.content)).toEqual(before);
    expect(await (await studio.ask('es/board?state=drafts')).text()).toContain(ARTICLE.es);
  });

  it('goes out once every example is written over, and is taken back as if it had never been', async () => {
    const before = readAll(studio.content);
    const checked = await writeOver(ENTRY, (key) => {
      if (key.endsWith('url')) return 'https://www.irs.gov';
      return key.endsWith('#body') ? '## One\n\nWords.\n\n## Two\n\nWords.\n' : 'Own words';
    });
    expect(checked).toMatchObject({ kind: 'saved', problems: [] });
    expect((await studio.press(`en/publish/${ENTRY}`)).status).toBe(303);
    expect(studio.content.read('articles/beneficiary-gets/es.md')).toContain(ARTICLE.es);
    expect(studio.content.read('articles/beneficiary-gets/article.yaml')).toContain(
      'path: what-a-beneficiary-gets\n',
    );
    expect(await takeLastBack(ENTRY)).toBe(303);
    expect(readAll(studio.content)).toEqual(before);
    expect((await studio.ask(`en/entry/${ENTRY}`)).status).toBe(404);
  });

  it('has the address of its title, without numbers where those are too many', async () => {
    const wanted = { ...ARTICLE, en: 'What changes in 2026 and 2027?', id: 'changes-27' };
    await studio.press('en/new/article', wanted);
    const fields = await readFields('article/changes-27');
    expect(fields.find(({ key }) => key.endsWith('#path'))?.text).toBe('what-changes-in-and');
    await dropDraft(studio, 'article/changes-27');
  });

  it.each([
    { id: 'fees', said: 'There is one with this name already' },
    { id: 'Fees', said: 'Only small letters' },
    { id: 'a--b', said: 'Only small letters' },
    { id: '../fees', said: 'Only small letters' },
    { id: 'in-2026-and-27', said: 'At most four digits' },
  ])('cannot be called $id, and what was typed stays', async ({ id, said }) => {
    const refused = await studio.press('en/new/article', { ...ARTICLE, id });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain(said);
    expect(page).toContain(`value="${ARTICLE.es}"`);
    expect(page).toContain('value="cover-gate" selected');
  });

  it('is begun once by two presses of the same moment, and by a press of a page that is shown again', async () => {
    const wanted = { ...ARTICLE, en: 'Pressed twice in a hurry', id: '' };
    const place = '/po/studio/en/entry/article/pressed-twice-hurry?done=begun';
    const press = async (): Promise<string | null> =>
      (await studio.press('en/new/article', wanted)).headers.get('Location');
    expect(await Promise.all([press(), press()])).toEqual([place, place]);
    expect(await press()).toBe(place);
    const key = 'articles/pressed-twice-hurry/en.md#title';
    await studio.save('article/pressed-twice-hurry', [
      { key, base: wanted.en, value: 'Written since' },
    ]);
    expect(await press()).toContain('article/pressed-twice-hurry-2');
    await dropDraft(studio, 'article/pressed-twice-hurry-2');
    await dropDraft(studio, 'article/pressed-twice-hurry');
  });

  it('says of each field what it lacks', async () => {
    const refused = await studio.press('es/new/article', { en: 'x'.repeat(121), es: '<b>' });
    const page = await refused.text();
    for (const said of ['Es demasiado largo.', 'Una sola línea de palabras', 'Elige una opción.'])
      expect(page).toContain(said);
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(4);
  });
});

describe('an id', () => {
  it.each([
    { en: 'When is the match mine?', id: 'match-mine' },
    { en: 'Fees', id: 'fees-2' },
    { en: 'In 2026: “¿Qué?”', id: 'que' },
    { en: '2026', id: '' },
  ])('is proposed for “$en”', async ({ en, id }) => {
    const query = new URLSearchParams({ en });
    const answer = await studio.ask(`en/new/article/id?${query.toString()}`);
    expect(await answer.json()).toMatchObject({ id, isFree: true });
  });

  it('that is typed is said to be free or not', async () => {
    const ask = async (id: string): Promise<object> =>
      (await (await studio.ask(`es/new/company/id?id=${id}`)).json()) as object;
    expect(await ask('acme')).toEqual({ id: 'acme', said: '“acme” está libre.', isFree: true });
    expect(await ask('riverbend')).toMatchObject({ isFree: false });
    expect(await ask('privacy')).toMatchObject({ isFree: false });
  });
});

describe('a new question', () => {
  const ENTRY = 'question/plan-and-saving/see-balance';
  const FILE = 'faqs/faqs.yaml';

  it('stands at the end of its group, and is taken back although others wrote in the file', async () => {
    const before = studio.content.read(FILE);
    await studio.press('en/new/question', { ...QUESTION, id: 'see-balance' });
    expect((await studio.press(`en/publish/${ENTRY}`)).status).toBe(422);
    expect(studio.content.read(FILE)).toBe(before);
    expect(await writeOver(ENTRY, () => 'Only you.')).toMatchObject({ problems: [] });
    expect((await studio.press(`en/publish/${ENTRY}`)).status).toBe(303);
    const after = studio.content.read(FILE);
    const added = after.split('\n').filter((line) => !before.split('\n').includes(line));
    expect(added.join('\n')).toContain(QUESTION.es);
    expect(after.length - before.length).toBeGreaterThan(added.join('\n').length);
    const other = 'How do I change my contribution?';
    studio.content.change(FILE, other, 'How do I change it?');
    expect(await takeLastBack(ENTRY)).toBe(303);
    expect(studio.content.read(FILE)).toBe(before.replace(other, 'How do I change it?'));
    studio.content.write(FILE, before);
  });
});

describe('a new company', () => {
  it('is the one of company:new, with examples where only its people know', async () => {
    const before = readAll(studio.content);
    await studio.press('en/new/company', { name: 'Acme & Sons', id: 'acme' });
    expect((await studio.press('en/publish/company/acme')).status).toBe(422);
    const saved = await writeOver('company/acme', (key) =>
      key.endsWith('domains') ? 'plan.acme.example.com' : 'https://plan.acme.example.com',
    );
    expect(saved).toMatchObject({ problems: [] });
    expect((await studio.press('en/publish/company/acme')).status).toBe(303);
    expect(studio.content.read('companies/acme/theme.yaml')).toBe(
      before.get('companies/generic/theme.yaml'),
    );
    expect(await takeLastBack('company/acme')).toBe(303);
    expect(readAll(studio.content)).toEqual(before);
  });
});
