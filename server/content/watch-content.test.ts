import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeYaml } from '#tests/support/change-yaml.ts';
import { createGatedRenderer, type GatedRenderer } from '#tests/support/gated-renderer.ts';
import { writeFixtureArticle } from '#tests/support/fixture-articles.ts';
import { findElement, findElements, partOf } from '#tests/support/read-html.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

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
    await look();
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
    expect(await titleOf('/riverbend/faqs')).toBe('FAQs | New Name');
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
            /^content\/articles\/vesting\/article\.yaml:7: image: .*cover-missing/,
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
    const mended = partOf(await open('/riverbend'), 'footer');
    expect(findElements(mended, 'a').map(({ text }) => text)).not.toContain('Contact us');
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
  it('does not start, and says every mistake at once', async () => {
    const started = startTestServer({
      changeContent: (folder) => {
        changeYaml(folder, 'companies/riverbend/company.yaml', { showContactUs: 'perhaps' });
        changeYaml(folder, 'articles/fees/article.yaml', { topics: ['no-such-topic'] });
      },
    });
    await expect(started).rejects.toThrow(
      /2 mistake\(s\):\ncontent\/articles\/fees\/article\.yaml:\d+: .*no-such-topic\ncontent\/companies\/riverbend\/company\.yaml:\d+: showContactUs/,
    );
  });
});
