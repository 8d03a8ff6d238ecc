import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { copyLinkedContent } from '#tests/support/content/linked-content.ts';
import { REMEMBERED_PARTS } from '#tests/support/content/read-content.ts';
import { writeFixtureArticle } from '#tests/support/fixture-articles.ts';
import { createLog } from '../../log.ts';
import { catalogues } from '../catalogues.ts';
import { formatProblem } from '../problems.ts';
import { LANGUAGE_CODES } from '#domain/language/per-language.ts';
import { TextIndexer } from '../search/text-indexer.ts';
import { ContentWorkshop } from './content-workshop.ts';
import type { RememberedPart } from './part-shop.ts';
import { workInThread } from './work-in-thread.ts';

let root: string;
let workshop: ContentWorkshop;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sendero-parts-'));
  copyLinkedContent(root, ['media/art']);
  workshop = new ContentWorkshop({ root, catalogues }, { remembered: REMEMBERED_PARTS });
  workshop.look();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The parts that a change makes necessary to make anew, and the parts that it changes. */
function change(edit: () => void): { made: string[]; changed: string[]; gone: string[] } {
  workshop.tellChange();
  const before = new Map(workshop.made);
  edit();
  const { changed, gone } = workshop.tellChange();
  const made = [...workshop.made].filter(([key, part]) => before.get(key) !== part);
  return {
    made: made.map(([key]) => key).toSorted(),
    changed: [...changed.keys()].toSorted(),
    gone: [...gone],
  };
}

function replaceIn(file: string, from: string, to: string): void {
  const name = path.join(root, file);
  const text = readFileSync(name, 'utf8');
  expect(text).toContain(from);
  writeFileSync(name, text.replace(from, to));
}

describe('an edit', () => {
  it('of nothing makes nothing', () => {
    expect(change(() => undefined)).toEqual({ made: [], changed: [], gone: [] });
  });

  it('of a text makes its article, and nothing else', () => {
    const edit = (): void => appendFileSync(path.join(root, 'articles/fees/es.md'), '\nUna más.\n');
    const article = ['article/fees'];
    expect(change(edit)).toEqual({ made: article, changed: article, gone: [] });
  });

  it('of an address makes the article, the name by which others find it, and who leads to it', () => {
    const { made, changed } = change(() =>
      changeYaml(root, 'articles/fees/article.yaml', { path: 'another-address' }),
    );
    expect(made).toEqual(expect.arrayContaining(['article-name/fees', 'article/fees']));
    expect(changed).toContain('article/fees');
    expect(made.length).toBeLessThan(workshop.made.size / 10);
    cpSync('content/articles/fees', path.join(root, 'articles/fees'), { recursive: true });
  });

  it('of a company makes that company', () => {
    const edit = (): void =>
      changeYaml(root, 'companies/riverbend/company.yaml', { name: 'Another' });
    const company = ['company/riverbend'];
    expect(change(edit)).toEqual({ made: company, changed: company, gone: [] });
  });

  it('of a remark is read, and changes nothing', () => {
    const edit = (): void => appendFileSync(path.join(root, 'topics.yaml'), '# A remark.\n');
    expect(change(edit)).toEqual({ made: ['topics'], changed: [], gone: [] });
  });

  it('of the default colors checks every drawing again, and changes none', () => {
    const { made, changed } = change(() =>
      changeYaml(root, 'companies/generic/theme.yaml', { 'art-soft': '#ABCDEF' }),
    );
    expect(changed).toEqual(['theme/generic']);
    expect(made.every((key) => key.startsWith('drawing/') || key === 'theme/generic')).toBe(true);
    expect(made.length).toBeGreaterThan(50);
  });

  it('that brings an article and takes it away again makes only what leads to it', () => {
    const brought = change(() => writeFixtureArticle(root, { id: 'fresh', kind: 'basic' }));
    expect(brought).toMatchObject({ made: ['article-name/fresh', 'article/fresh'], gone: [] });
    const taken = change(() => rmSync(path.join(root, 'articles/fresh'), { recursive: true }));
    expect(taken).toEqual({ made: [], changed: [], gone: ['article/fresh'] });
  });

  it('that a link leads nowhere is told until its article is there', () => {
    const mistakes = (): string[] => workshop.look().problems.map(formatProblem);
    const link = 'articles/fresh/a-basic-article';
    replaceIn('articles/fees/en.md', '\n---\n', `\n---\n\nSee [the new one](${link}).\n\n`);
    replaceIn('articles/fees/es.md', '\n---\n', `\n---\n\nLee [el nuevo](${link}).\n\n`);
    expect(mistakes()).toEqual([
      expect.stringMatching(/^content\/articles\/fees\/en\.md:\d+: expected a page.*fresh/),
      expect.stringMatching(/^content\/articles\/fees\/es\.md:\d+: expected a page.*fresh/),
    ]);
    writeFixtureArticle(root, { id: 'fresh', kind: 'basic' });
    changeYaml(root, 'articles/fresh/article.yaml', { path: 'a-basic-article' });
    expect(mistakes()).toEqual([]);
  });
});

describe('a look at the files that are named', () => {
  const lookAt = (changedFiles: readonly string[]): string[] => [
    ...workshop.tellChange(changedFiles).changed.keys(),
  ];

  it('finds an edit of one of them', () => {
    workshop.tellChange();
    appendFileSync(path.join(root, 'articles/fees/es.md'), '\nUna más.\n');
    expect(lookAt(['articles/fees/es.md'])).toEqual(['article/fees']);
    appendFileSync(path.join(root, 'articles/fees/es.md'), '\nY otra.\n');
    expect(lookAt(['articles/fees/es.md'])).toEqual(['article/fees']);
  });

  it('finds a folder that is new, and one that is gone, by the name of the folder', () => {
    writeFixtureArticle(root, { id: 'newcomer', kind: 'basic' });
    expect(lookAt(['articles/newcomer'])).toEqual(['article/newcomer']);
    rmSync(path.join(root, 'articles/newcomer'), { recursive: true });
    expect(workshop.tellChange(['articles/newcomer']).gone).toEqual(['article/newcomer']);
  });

  it('leaves all others as they were, for a look at everything to find', () => {
    changeYaml(root, 'companies/riverbend/company.yaml', { name: 'Yet Another' });
    expect(lookAt(['articles/fees/es.md'])).toEqual([]);
    expect([...workshop.tellChange().changed.keys()]).toEqual(['company/riverbend']);
  });

  it('says after any edits what a workshop says that has just begun', () => {
    changeYaml(root, 'articles/fees/article.yaml', { order: 3 });
    rmSync(path.join(root, 'pages/privacy'), { recursive: true });
    const art = 'media/art/scene-owl.svg';
    cpSync(path.join(root, art), path.join(root, 'media/art/scene-other.svg'));
    const named = ['articles/fees/article.yaml', 'pages/privacy', 'media/art/scene-other.svg'];
    const told = workshop.look(named);
    expect(told.parts.has('page/privacy')).toBe(false);
    expect(told).toEqual(new ContentWorkshop({ root, catalogues }).look());
    rmSync(path.join(root, 'media/art/scene-other.svg'));
    for (const place of ['articles/fees', 'pages'])
      cpSync(path.join('content', place), path.join(root, place), { recursive: true });
  });
});

describe('a workshop that begins with what another one made', () => {
  it('makes nothing that is still as it was, wherever the folder lies now', () => {
    const first = new ContentWorkshop(
      { root: path.resolve('content'), catalogues },
      { remembered: REMEMBERED_PARTS },
    );
    const settled = first.look();
    const remembered: ReadonlyMap<string, RememberedPart> = first.made;
    const second = new ContentWorkshop(
      { root: path.resolve('content'), catalogues },
      { remembered },
    );
    expect(second.look().parts).toEqual(settled.parts);
    expect([...second.made].filter(([key, part]) => remembered.get(key) !== part)).toEqual([]);
  });
});

describe('a thread of its own', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sendero-thread-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('tells the same as this one, first all and then what has changed', async () => {
    const lines: string[] = [];
    const log = createLog('info', (line) => lines.push(line));
    const thread = workInThread({ root, partsFile: path.join(folder, 'parts.sqlite'), log });
    try {
      const here = new ContentWorkshop({ root, catalogues }, { remembered: workshop.made });
      expect(await thread.look()).toEqual(here.tellChange());
      changeYaml(root, 'companies/riverbend/company.yaml', { name: 'A third one' });
      const told = await thread.look();
      expect([...told.changed.keys()]).toEqual(['company/riverbend']);
      expect(told).toEqual(here.tellChange());
      expect(lines).toEqual([]);
    } finally {
      await thread.close();
    }
  });

  it('ends when it has rested, and the next one tells all that there is', async () => {
    const log = createLog('info', () => undefined);
    const partsFile = path.join(folder, 'parts.sqlite');
    const thread = workInThread({ root, partsFile, log, restMs: 0 });
    const here = new ContentWorkshop({ root, catalogues }, { remembered: workshop.made });
    try {
      await thread.look();
      expect((await thread.indexTexts())?.('en')).toBeDefined();
      changeYaml(root, 'companies/riverbend/company.yaml', { name: 'One after a rest' });
      const all = here.tellChange();
      let told = all;
      // Only what has changed is named to a thread that may know nothing yet.
      const isAnew = async (): Promise<boolean> => {
        told = await thread.look(['companies/riverbend/company.yaml']);
        return told.isWhole;
      };
      await expect.poll(isAnew, { timeout: 30_000, interval: 300 }).toBe(true);
      expect(told.changed.get('company/riverbend')).toEqual(all.changed.get('company/riverbend'));
      expect([...told.changed.keys()].toSorted()).toEqual([...all.changed.keys()].toSorted());
    } finally {
      await thread.close();
    }
  });

  it('makes the index of the search, and again only when a text has changed', async () => {
    // The parts are those of the thread before; the words it has kept are not looked at.
    rmSync(path.join(folder, 'parts.sqlite.texts'));
    const log = createLog('info', () => undefined);
    const thread = workInThread({ root, partsFile: path.join(folder, 'parts.sqlite'), log });
    const indexer = new TextIndexer();
    const here = new ContentWorkshop({ root, catalogues }, { remembered: workshop.made });
    try {
      await thread.look();
      const first = await thread.indexTexts();
      const same = indexer.take(here.tellChange());
      for (const code of LANGUAGE_CODES) expect(first?.(code)).toEqual(same?.[code]);
      changeYaml(root, 'companies/riverbend/company.yaml', { name: 'A fourth one' });
      await thread.look();
      expect(await thread.indexTexts()).toBeUndefined();
      appendFileSync(path.join(root, 'articles/fees/en.md'), '\nA quokka.\n');
      await thread.look();
      const changed = await thread.indexTexts();
      expect(changed?.('en').words).toContain('quokka');
      expect(changed?.('es').words).not.toContain('quokka');
    } finally {
      await thread.close();
    }
  });
});
