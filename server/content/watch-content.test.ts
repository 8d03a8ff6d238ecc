import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { createGatedRenderer, type GatedRenderer } from '#tests/support/gated-renderer.ts';
import { writeFixtureArticle } from '#tests/support/fixture-articles.ts';
import { findElement, findElements, partOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createLog } from '../log.ts';
import { watchContent } from './watch-content.ts';

/**
 * The watcher waits for the folder to be quiet, and a busy machine may need more time after that.
 */
const PATIENCE = { timeout: 30_000 };

let server: TestServer;
let gate: GatedRenderer;
let contentDir: string;

beforeEach(async () => {
  gate = createGatedRenderer();
  server = await startTestServer({ changeContent: () => undefined, wrapRenderer: gate.wrap });
  contentDir = server.contentDir ?? '';
});
afterEach(async () => {
  gate.open();
  await server.close();
});

async function open(address: string): Promise<string> {
  return (await fetch(`${server.base}${address}`)).text();
}

async function titleOf(address: string): Promise<string> {
  return findElement(await open(address), 'title').text;
}

function logged(event: string): Array<Record<string, unknown>> {
  return server.logged().filter((line) => line['event'] === event);
}

/** Replaces a text within a content file. */
function replaceIn(file: string, from: string, to: string): void {
  const name = path.join(contentDir, file);
  const text = readFileSync(name, 'utf8');
  expect(text).toContain(from);
  writeFileSync(name, text.replace(from, to));
}

describe('content that changes while it is served', () => {
  it('renews the pages that were kept, and is logged', async () => {
    const before = server.content.current.version;
    expect(await titleOf('/riverbend/faqs')).toBe('FAQs | Riverbend');
    changeYaml(contentDir, 'companies/riverbend/company.yaml', { name: 'Riverbend Works' });
    await expect.poll(() => titleOf('/riverbend/faqs'), PATIENCE).toBe('FAQs | Riverbend Works');
    const { version } = server.content.current;
    expect(version).not.toBe(before);
    expect(logged('content-swapped')).toMatchObject([{ level: 'info', version }]);
  });

  it('is swapped whole: no page shows half of a change', async () => {
    const seen = new Set<string>();
    const look = async (): Promise<string> => {
      const html = await open('/riverbend');
      const shown = `${findElement(html, 'title').text} + ${findElement(html, 'h1').text}`;
      seen.add(shown);
      return shown;
    };
    const before = await look();
    changeYaml(contentDir, 'companies/riverbend/company.yaml', { name: 'New Name' });
    replaceIn('fragments/riverbend/home-landing/master.yaml', 'Steady as the river.', 'New words.');
    const after = 'Home | New Name + New words. Start where you stand.';
    await expect.poll(look, { ...PATIENCE, interval: 5 }).toBe(after);
    expect(seen).toEqual(new Set([before, after]));
  });

  it('is not undone by a page that was begun before', async () => {
    gate.close();
    const slow = titleOf('/riverbend/faqs');
    await expect.poll(gate.waiting).toBe(1);
    changeYaml(contentDir, 'companies/riverbend/company.yaml', { name: 'New Name' });
    await expect.poll(() => logged('content-swapped').length, PATIENCE).toBe(1);
    gate.open();
    expect(await slow).toBe('FAQs | Riverbend');
    await expect.poll(() => titleOf('/riverbend/faqs'), PATIENCE).toBe('FAQs | New Name');
  });

  it('may bring a new article, and take one away', async () => {
    expect((await fetch(`${server.base}/generic/articles/fresh/fresh`)).status).toBe(404);
    writeFixtureArticle(contentDir, { id: 'fresh', kind: 'basic' });
    const statusOf = async (): Promise<number> =>
      (await fetch(`${server.base}/generic/articles/fresh/fresh`)).status;
    await expect.poll(statusOf, PATIENCE).toBe(200);
    rmSync(path.join(contentDir, 'articles/fresh'), { recursive: true });
    await expect.poll(statusOf, PATIENCE).toBe(404);
  });

  it('that says the same in another way changes nothing', async () => {
    await titleOf('/generic/faqs');
    const name = path.join(contentDir, 'topics.yaml');
    writeFileSync(name, `# A remark.\n${readFileSync(name, 'utf8')}`);
    // A later change that does count shows that the comment has been read by then.
    changeYaml(contentDir, 'companies/seiu775srp/company.yaml', { name: 'Other' });
    await expect.poll(() => logged('content-swapped').length, PATIENCE).toBe(1);
    expect(logged('content-broken')).toEqual([]);
  });
});

describe('a change that the system tells of', () => {
  it('is looked at by its name, and later all is looked at, for what was not told', async () => {
    const looks: unknown[] = [];
    const store = {
      current: server.content.current,
      problems: [],
      reload: (changedFiles: unknown) => {
        looks.push(changedFiles);
        return Promise.resolve();
      },
    };
    const folder = mkdtempSync(path.join(tmpdir(), 'sendero-watch-'));
    mkdirSync(path.join(folder, 'articles'));
    for (let number = 1; number <= 21; number += 1)
      writeFileSync(path.join(folder, 'articles', `${number}.md`), 'One.\n');
    const stop = watchContent(
      folder,
      store,
      createLog('error', () => undefined),
    );
    try {
      writeFileSync(path.join(folder, 'articles/1.md'), 'Two.\n');
      await expect.poll(() => looks, PATIENCE).toEqual([['articles/1.md'], undefined]);
      for (let number = 1; number <= 21; number += 1)
        writeFileSync(path.join(folder, 'articles', `${number}.md`), 'Three.\n');
      await expect.poll(() => looks.slice(2), PATIENCE).toEqual([undefined, undefined]);
    } finally {
      stop();
      rmSync(folder, { recursive: true });
    }
  });
});

describe('content that is broken while it is served', () => {
  it('leaves the last good version in place and names each mistake with its line', async () => {
    const good = server.content.current.version;
    const home = 'companies/riverbend/company.yaml';
    const line =
      readFileSync(path.join(contentDir, home), 'utf8')
        .split('\n')
        .findIndex((text) => text.startsWith('showContactUs')) + 1;
    replaceIn(home, 'showContactUs: true', 'showContactUs: perhaps');
    replaceIn('articles/vesting/article.yaml', 'image: cover-gate', 'image: cover-missing');

    await expect.poll(() => logged('content-broken').length, PATIENCE).toBeGreaterThan(0);
    await expect
      .poll(() => logged('content-broken').at(-1), PATIENCE)
      .toMatchObject({
        level: 'error',
        serving: good,
        problems: [
          expect.stringMatching(
            /^content\/articles\/vesting\/article\.yaml:8: image: .*cover-missing/,
          ),
          expect.stringMatching(
            new RegExp(`^content/companies/riverbend/company\\.yaml:${line}: showContactUs: `),
          ),
        ],
      });
    expect(server.content.current.version).toBe(good);
    const footer = partOf(await open('/riverbend'), 'footer');
    expect(findElements(footer, 'a').map(({ text }) => text)).toContain('Contact us');

    replaceIn(home, 'showContactUs: perhaps', 'showContactUs: false');
    replaceIn('articles/vesting/article.yaml', 'image: cover-missing', 'image: cover-gate');
    await expect.poll(() => logged('content-swapped').length, PATIENCE).toBe(1);
    const linked = async (): Promise<string[]> =>
      findElements(partOf(await open('/riverbend'), 'footer'), 'a').map(({ text }) => text);
    await expect.poll(linked, PATIENCE).not.toContain('Contact us');
  });

  it('holds back no other edit, and says so while it lasts', async () => {
    const isReady = async (): Promise<unknown> =>
      (await fetch(`${server.base}/readyz`)).json().then(({ checks }) => checks.content);
    replaceIn('companies/riverbend/company.yaml', 'showContactUs: true', 'showContactUs: perhaps');
    await expect.poll(isReady, PATIENCE).toBe(false);
    changeYaml(contentDir, 'companies/generic/company.yaml', { name: 'Another Name' });
    await expect.poll(() => titleOf('/generic/faqs'), PATIENCE).toBe('FAQs | Another Name');
    expect(await titleOf('/riverbend/faqs')).toBe('FAQs | Riverbend');
    replaceIn('companies/riverbend/company.yaml', 'showContactUs: perhaps', 'showContactUs: true');
    await expect.poll(isReady, PATIENCE).toBe(true);
    expect(logged('content-mended')).toHaveLength(1);
  });

  it.each([
    { what: 'unreadable YAML', file: 'topics.yaml', text: 'topics: [\n' },
    { what: 'an empty file', file: 'faqs/faqs.yaml', text: '' },
    { what: 'an article without front matter', file: 'articles/fees/es.md', text: 'Hola\n' },
    { what: 'a colour that cannot be read on its ground', file: 'companies/generic/theme.yaml' },
  ])('by $what still answers every page', async ({ file, text }) => {
    const good = server.content.current.version;
    if (text === undefined) changeYaml(contentDir, file, { 'c-ink': '#FFFDF8' });
    else writeFileSync(path.join(contentDir, file), text);
    await expect.poll(() => logged('content-broken').length, PATIENCE).toBeGreaterThan(0);
    const { problems } = logged('content-broken').at(-1) as { problems: string[] };
    expect(problems.some((problem) => problem.startsWith(`content/${file}:`))).toBe(true);
    expect(server.content.current.version).toBe(good);
    for (const address of ['/generic', '/generic/faqs', '/generic/get-the-facts']) {
      expect((await fetch(`${server.base}${address}`)).status).toBe(200);
    }
  });
});

describe('a server that starts with broken content', () => {
  it('does not start without what every company needs, and says every mistake at once', async () => {
    const started = startTestServer({
      changeContent: (folder) => {
        changeYaml(folder, 'companies/riverbend/company.yaml', { showContactUs: 'perhaps' });
        changeYaml(folder, 'articles/fees/article.yaml', { topics: ['no-such-topic'] });
        writeFileSync(path.join(folder, 'faqs/faqs.yaml'), 'groups: [\n');
      },
    });
    await expect(started).rejects.toThrow(
      /mistake\(s\):\ncontent\/articles\/fees\/article\.yaml:\d+: .*no-such-topic\ncontent\/companies\/riverbend\/company\.yaml:\d+: showContactUs[^]*content\/faqs\/faqs\.yaml:\d+: expected YAML/,
    );
  });

  it.each([
    { file: 'companies/riverbend/company.yaml', changes: { showContactUs: 'perhaps' } },
    { file: 'companies/riverbend/theme.yaml', changes: { 'c-ink': '#FFFDF8' } },
    { file: 'fragments/riverbend/home-landing/master.yaml', changes: { en: 7 } },
  ])('leaves out the one company that $file breaks, and says so', async ({ file, changes }) => {
    const started = await startTestServer({
      changeContent: (folder) => changeYaml(folder, file, changes),
    });
    try {
      const ask = (address: string): Promise<Response> =>
        fetch(`${started.base}${address}`, { headers: { Accept: 'text/html' } });
      expect((await ask('/generic')).status).toBe(200);
      expect((await ask('/generic/articles/fees/what-fees-do-over-time')).status).not.toBe(503);
      for (const [language, words] of [
        ['en', 'being fixed'],
        ['es', 'arreglando'],
      ]) {
        const left = await ask(`/riverbend/faqs?lang=${language === 'en' ? 'en-US' : 'es-US'}`);
        expect(left.status).toBe(503);
        expect(left.headers.get('Retry-After')).not.toBeNull();
        expect(left.headers.get('Cache-Control')).toBe('no-store');
        expect(await left.text()).toContain(words);
      }
      const ready = (await (await fetch(`${started.base}/readyz`)).json()) as object;
      expect(ready).toMatchObject({ status: 'ready', checks: { content: false } });
      const { problems } = started.logged().find((line) => line['event'] === 'content-broken') as {
        problems: string[];
      };
      for (const problem of problems) expect(problem).toContain(`content/${file}:`);
    } finally {
      await started.close();
    }
  });

  it('takes a company in as soon as it is mended', async () => {
    const file = 'companies/riverbend/company.yaml';
    const started = await startTestServer({
      changeContent: (folder) => changeYaml(folder, file, { showContactUs: 'perhaps' }),
    });
    try {
      expect((await fetch(`${started.base}/riverbend`)).status).toBe(503);
      changeYaml(started.contentDir ?? '', file, { showContactUs: true });
      await expect
        .poll(async () => (await fetch(`${started.base}/riverbend`)).status, PATIENCE)
        .toBe(200);
      expect(started.logged().some((line) => line['event'] === 'content-mended')).toBe(true);
    } finally {
      await started.close();
    }
  });
});
