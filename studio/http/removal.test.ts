import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_COMPANY_ID } from '#domain/company/company-from-path.ts';
import { ownMedia } from '#tests/support/content/own-media.ts';
import { readAll, startTestStudio, type TestStudio } from '#tests/support/studio/test-studio.ts';
import { dropDraft } from '#tests/support/studio/one-article.ts';

const SPARE = 'media/art/cover-spare.svg';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 250"><rect width="400" height="250" style="fill:var(--art-deep,#0C5E4E)"/></svg>\n';
/** An article that nothing leads to: nothing of the shipped ones is as lonely. */
const LONELY = 'article/nobody-leads-here';
const QUESTION = 'question/plan-and-saving/yearly-limit';
let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio({
    isCheckout: true,
    changeContent: (content) => {
      ownMedia(content);
      writeFileSync(path.join(content.root, SPARE), DRAWING);
    },
  });
});
afterAll(() => studio.close());

async function takeLastBack(entry: string): Promise<number> {
  const history = await (await studio.ask('en/history')).text();
  const id = /name="id" value="([^"]+)"/.exec(history)?.[1] ?? '';
  return (await studio.press(`en/take-back/${entry}`, { id })).status;
}

/** Begins a draft that takes an entry off the site, and lets it go out. */
async function remove(entry: string): Promise<Response> {
  const begun = await studio.press(`en/remove/${entry}`);
  expect(begun.headers.get('Location')).toBe(`/po/studio/en/entry/${entry}`);
  return studio.press(`en/publish/${entry}`);
}

async function readPage(address: string): Promise<string> {
  return (await studio.ask(address)).text();
}

describe('an article', () => {
  it('that others lead to stays, and the page says where', async () => {
    const before = readAll(studio.content);
    const refused = await remove('article/rollovers');
    expect(refused.status).toBe(422);
    const page = await readPage('es/entry/article/rollovers');
    expect(page).toContain('Está en uso.');
    expect(page).toContain('href="/po/studio/es/entry/article/vesting"');
    expect(readAll(studio.content)).toEqual(before);
    await dropDraft(studio, 'article/rollovers');
    expect(await readPage('en/entry/article/rollovers')).not.toContain('This draft takes it off');
  });

  it('that is not published yet, or has a draft, is not removed', async () => {
    expect((await studio.press('en/remove/article/no-such')).status).toBe(404);
    const key = 'articles/fees/en.md#title';
    const base = 'The small print that eats savings';
    await studio.save('article/fees', [{ key, base, value: 'In a draft' }]);
    const refused = await studio.press('en/remove/article/fees');
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('somebody is writing in it');
    expect(page).toContain('In a draft');
    await dropDraft(studio, 'article/fees');
  });

  it('that is about to go takes no more words', async () => {
    await studio.press('en/remove/article/fees');
    const key = 'articles/fees/en.md#title';
    const base = 'The small print that eats savings';
    const answer = await studio.save('article/fees', [{ key, base, value: 'Too late' }]);
    expect(answer.status).toBe(422);
    expect(await readPage('en/entry/article/fees')).not.toContain('Too late');
    await dropDraft(studio, 'article/fees');
  });

  it('that nothing leads to goes in both languages, and comes back byte for byte', async () => {
    const wanted = {
      en: 'Nobody leads here',
      es: 'Nadie llega',
      topic: 'saving',
      image: 'cover-gate',
    };
    await studio.press('en/new/article', { ...wanted, id: LONELY.split('/')[1] ?? '' });
    expect(await readPage(`en/entry/${LONELY}`)).not.toContain('Take it off the site');
    const texts = ['en', 'es'].flatMap((code) => {
      const file = `articles/nobody-leads-here/${code}.md`;
      return [
        'description',
        'imageAlt',
        'keyPoints/0',
        'keyPoints/1',
        'keyPoints/2',
        'intro',
        'closing',
        '#body',
      ].map((name) => `${file}#${name}`);
    });
    const shown = (await (
      await studio.save(
        LONELY,
        texts.map((key) => ({ key, base: '?', value: '!' })),
      )
    ).json()) as { conflicts: Array<{ key: string; theirs: string }> };
    const changes = shown.conflicts.map(({ key, theirs }) => ({
      key,
      base: theirs,
      value: 'Own words',
    }));
    expect(changes).toHaveLength(texts.length);
    await studio.save(LONELY, changes);
    expect((await studio.press(`en/publish/${LONELY}`)).status).toBe(303);
    const before = readAll(studio.content);
    expect(await readPage(`en/entry/${LONELY}`)).toContain('Take it off the site');
    await studio.press(`en/remove/${LONELY}`);
    expect(readAll(studio.content)).toEqual(before);
    expect(await readPage(`en/entry/${LONELY}`)).toContain('This draft takes it off the site.');
    const removed = await studio.press(`en/publish/${LONELY}`);
    expect(removed.headers.get('Location')).toBe('/po/studio/en/board?done=removed');
    expect(studio.content.files().some((file) => file.includes('nobody-leads-here'))).toBe(false);
    expect((await studio.ask(`en/entry/${LONELY}`)).status).toBe(404);
    expect(studio.git('log', '-1', '--format=%s')).toBe(`Remove ${LONELY}\n`);
    expect(await takeLastBack(LONELY)).toBe(303);
    expect(readAll(studio.content)).toEqual(before);
  });
});

describe('a drawing', () => {
  it('that is in use stays, and the page says where', async () => {
    expect((await remove('drawing/cover-gate')).status).toBe(422);
    const page = await readPage('en/entry/drawing/cover-gate');
    expect(page).toContain('href="/po/studio/en/entry/article/vesting"');
    expect(studio.content.read('media/art/cover-gate.svg')).toContain('<svg');
    await dropDraft(studio, 'drawing/cover-gate');
  });

  it('that nothing shows goes, and comes back', async () => {
    const untracked = await remove('drawing/cover-spare');
    expect(untracked.status).toBe(422);
    expect(await untracked.text()).toContain('The checkout took no commit');
    studio.git('add', SPARE);
    studio.git('commit', '--quiet', '-m', 'A spare one');
    expect(await readPage('en/media')).toContain('Remove cover-spare');
    const removed = await studio.press('en/publish/drawing/cover-spare');
    expect(removed.headers.get('Location')).toBe('/po/studio/en/media?done=removed');
    expect(() => studio.content.read(SPARE)).toThrow();
    expect(await readPage('en/media')).not.toContain('cover-spare');
    expect(await takeLastBack('drawing/cover-spare')).toBe(303);
    expect(studio.content.read(SPARE)).toBe(DRAWING);
  });
});

describe('a question', () => {
  it('goes from the file of all, and comes back byte for byte', async () => {
    const before = readAll(studio.content);
    const removed = await remove(QUESTION);
    expect(removed.headers.get('Location')).toBe('/po/studio/en/board?done=removed');
    const text = studio.content.read('faqs/faqs.yaml');
    expect(text).not.toContain('id: yearly-limit');
    const old = before.get('faqs/faqs.yaml') ?? '';
    expect(text.split('\n').filter((line) => !old.includes(line))).toEqual([]);
    expect(await takeLastBack(QUESTION)).toBe(303);
    expect(readAll(studio.content)).toEqual(before);
  });

  it('comes back also where others have written in the file since', async () => {
    const before = studio.content.read('faqs/faqs.yaml');
    await remove(QUESTION);
    studio.content.change('faqs/faqs.yaml', 'How do I change my contribution?', 'How do I do it?');
    expect(await takeLastBack(QUESTION)).toBe(303);
    const text = studio.content.read('faqs/faqs.yaml');
    expect(text).toContain('How do I do it?');
    expect(text.split('\n').toSorted()).toEqual(
      before.replace('How do I change my contribution?', 'How do I do it?').split('\n').toSorted(),
    );
    studio.content.write('faqs/faqs.yaml', before);
  });

  it('that is not there is not removed', async () => {
    expect((await studio.press('en/remove/question/plan-and-saving/no-such')).status).toBe(404);
  });
});

describe('a company', () => {
  it('goes with all that it has for itself, and comes back byte for byte', async () => {
    const before = readAll(studio.content);
    const own = studio.content
      .files()
      .filter((file) => /^(?:companies|fragments)\/riverbend\//.test(file));
    expect(own.length).toBeGreaterThan(3);
    const removed = await remove('company/riverbend');
    expect(removed.status, await readPage('en/entry/company/riverbend')).toBe(303);
    expect(studio.content.files().filter((file) => file.includes('/riverbend/'))).toEqual([]);
    expect(await readPage('en/board?kind=company')).not.toContain('company/riverbend');
    expect(await takeLastBack('company/riverbend')).toBe(303);
    expect(readAll(studio.content)).toEqual(before);
    expect(await readPage('en/board?kind=company')).toContain('company/riverbend');
  });

  it('shows a text of the first company once its own is gone', async () => {
    const before = readAll(studio.content);
    const entry = 'fragment/riverbend/home-landing';
    expect((await remove(entry)).status).toBe(303);
    expect((await studio.ask(`en/entry/${entry}`)).status).toBe(404);
    expect(await takeLastBack(entry)).toBe(303);
    expect(readAll(studio.content)).toEqual(before);
  });

  it.each([`company/${DEFAULT_COMPANY_ID}`, `fragment/${DEFAULT_COMPANY_ID}/home-landing`])(
    'that all others take their texts from stays: %s',
    async (entry) => {
      expect((await studio.press(`en/remove/${entry}`)).status).toBe(404);
      expect(await readPage(`en/entry/${entry}`)).not.toContain('Take it off the site');
    },
  );
});
