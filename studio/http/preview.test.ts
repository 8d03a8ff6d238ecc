import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHostedStudio, type HostedStudio } from '#tests/support/studio/hosted-studio.ts';
import { readAll, startTestStudio, type TestStudio } from '#tests/support/studio/test-studio.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { dropDraft } from '#tests/support/studio/one-article.ts';

const EN = 'articles/fees/en.md';
const TITLE = `${EN}#title`;
const OLD = 'The small print that eats savings';
const ENTRY = 'article/fees';
let studio: TestStudio;
let site: TestServer;

beforeAll(async () => {
  studio = await startTestStudio();
  site = await startTestServer();
});
afterAll(async () => {
  await studio.close();
  await site.close();
});

function look(entry: string, asked: Record<string, string> = {}): Promise<Response> {
  return studio.ask(`en/preview/${entry}?${new URLSearchParams(asked).toString()}`);
}

function lookTyped(changes: readonly object[], entry = ENTRY): Promise<Response> {
  const body = new FormData();
  body.set('changes', JSON.stringify(changes));
  return studio.ask(`en/preview/${entry}`, { method: 'POST', body });
}

/** The page without what wakes it, and with its links as they are on the site. */
function readWords(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return (
    main
      .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
      // What is shared names the origin, and that of the preview is the company’s own.
      .replaceAll(/https?%3A%2F%2F(?:localhost|127\.0\.0\.1%3A\d+)%2F/g, '')
      .replaceAll(/href="[^"]*?;page=([^"#]*)/g, (_whole, page: string) => {
        const path = decodeURIComponent(page.replaceAll('+', ' ')).replaceAll('&', '&amp;');
        return `href="${path}`;
      })
  );
}

describe('the preview', () => {
  it.each([
    { entry: ENTRY, company: 'generic', language: 'en-US', path: '/generic/articles/fees/' },
    { entry: ENTRY, company: 'riverbend', language: 'es-US', path: '/riverbend/articles/fees/' },
    { entry: 'company/riverbend', company: 'riverbend', language: 'es-US', path: '/riverbend' },
    {
      entry: 'question/plan-and-saving/yearly-limit',
      company: 'generic',
      language: 'es-US',
      path: '/generic/faqs',
    },
    {
      entry: 'fragment/generic/workshop',
      company: 'riverbend',
      language: 'en-US',
      path: '/riverbend/workshop',
    },
  ])('of $entry is the page that people of $company read ($language)', async (asked) => {
    const { entry, company, language, path } = asked;
    const shown = await look(entry, { company, language });
    expect(shown.status).toBe(200);
    const html = await shown.text();
    expect(html).toContain(`<html lang="${language}" data-theme="${company}"`);
    const slug = path.endsWith('/') ? 'the-small-print-that-eats-savings' : '';
    const query = language === 'en-US' ? '' : `?lang=${language}`;
    const published = await fetch(`${site.base}${path}${slug}${query}`);
    expect(published.status).toBe(200);
    const [ours, theirs] = [readWords(html), readWords(await published.text())];
    expect(ours.length).toBeGreaterThan(1_000);
    // The first place that differs says more than two whole pages would.
    const at = ours.split('').findIndex((letter, index) => letter !== theirs[index]);
    expect(ours.slice(Math.max(0, at - 200), at + 200)).toBe(
      theirs.slice(Math.max(0, at - 200), at + 200),
    );
    expect(ours === theirs).toBe(true);
  });

  it('shows what is typed before it is saved, and what is saved to whoever looks later', async () => {
    const typed = await lookTyped([{ key: TITLE, base: OLD, value: 'Typed & not saved' }]);
    expect(readWords(await typed.text())).toContain('Typed &amp; not saved');
    expect(readWords(await (await look(ENTRY)).text())).toContain(OLD);
    await studio.save(ENTRY, [{ key: TITLE, base: OLD, value: 'Kept in the draft' }]);
    expect(readWords(await (await look(ENTRY)).text())).toContain('Kept in the draft');
    // Its links lead to the other pages with the same draft.
    const list = await look(ENTRY, { page: '/generic/get-the-facts?show=all' });
    const html = await list.text();
    expect(readWords(html).includes('Kept in the draft')).toBe(true);
    const link =
      /href="\/po\/studio\/(en\/preview\/article\/fees\?[^"]*articles%2Ffees%2F[^"]*)"/.exec(html);
    const address = (link?.[1] ?? '').replaceAll('&amp;', '&');
    expect(readWords(await (await studio.ask(address)).text())).toContain('Kept in the draft');
    await dropDraft(studio, ENTRY);
  });

  it('says what the draft lacks where it does not load, and shows no draft of anybody else', async () => {
    await lookTyped([{ key: TITLE, base: OLD, value: 'A good draft' }]);
    const broken = await lookTyped([{ key: TITLE, base: OLD, value: '' }]);
    expect(broken.status).toBe(422);
    const said = await broken.text();
    expect(said).toContain('The page cannot be shown yet');
    expect(said).toContain('Please fill this in.');
    expect(said).not.toContain('A good draft');
    const stale = await lookTyped([{ key: TITLE, base: 'Another text', value: 'Mine' }]);
    expect(stale.status).toBe(409);
  });

  it('runs no script, sends nothing and stands in no frame but ours, whatever is typed', async () => {
    const before = readAll(studio.content);
    const published = await (await look(ENTRY)).text();
    const body = (studio.content.read(EN).split('---\n')[2] ?? '').trimStart();
    const text = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '<img src=x onerror=alert(1)>',
        '[x](javascript:alert)',
        '"><style>*{}</style>',
      ),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('title', '#body', 'intro'), async (value, place) => {
        const key = `${EN}#${place}`;
        const conflict = (await (
          await studio.ask(`en/check/${ENTRY}`, {
            method: 'POST',
            body: JSON.stringify({ changes: [{ key, base: '?', value: '' }] }),
          })
        ).json()) as { conflicts?: Array<{ theirs: string | null }> };
        const base = conflict.conflicts?.[0]?.theirs ?? null;
        const typed = place === '#body' ? `${body}\n\n${value}` : value;
        const shown = await lookTyped([{ key, base, value: typed }]);
        const policy = shown.headers.get('Content-Security-Policy') ?? '';
        for (const rule of [
          "default-src 'none'",
          "script-src 'none'",
          "form-action 'none'",
          "frame-ancestors 'self'",
          'sandbox allow-same-origin',
        ])
          expect(policy.split('; ')).toContain(rule);
        expect(policy).not.toContain('report');
        expect(shown.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
        expect(shown.headers.get('Cache-Control')).toBe('no-store');
        expect(shown.headers.getSetCookie()).toEqual([]);
        expect(/<script(?![^>]*application\/)/.test(await shown.text())).toBe(false);
      }),
      { numRuns: 20 },
    );
    // Neither the files nor the page of the next one who looks have anything of it.
    expect(readAll(studio.content)).toEqual(before);
    expect((await (await look(ENTRY)).text()) === published).toBe(true);
  });

  it('gives the page its own styles, drawings and media, which no cache in between keeps', async () => {
    const html = await (await look(ENTRY, { company: 'riverbend' })).text();
    const files = [...html.matchAll(/(?:src|href)="(\/(?:assets|media)\/[^"]+)"/g)].map(
      ([, file = '']) => file,
    );
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const answer = await studio.ask(`../..${file}`);
      expect(answer.status, file).toBe(200);
      expect(answer.headers.get('Cache-Control'), file).toContain('private');
    }
    const asked = await fetch(new URL(files[0] ?? '', studio.base), { redirect: 'manual' });
    expect(asked.status).toBe(401);
  });
});

describe('the preview where several people work', () => {
  let hosted: HostedStudio;

  beforeAll(async () => {
    hosted = await startHostedStudio();
  });
  afterAll(() => hosted.close());

  async function countRows(): Promise<Record<string, number>> {
    const tables = await hosted.database.introspection.getTables();
    const counts = tables.map(async ({ name }): Promise<[string, number]> => {
      const rows = await hosted.database
        .selectFrom(name as 'jobs')
        .selectAll()
        .execute();
      return [name, rows.length];
    });
    return Object.fromEntries(await Promise.all(counts));
  }

  it('is for people with a role, in the companies that they may look at', async () => {
    const rita = await hosted.person('Rita', { '*': 'reader' });
    const ben = await hosted.person('Ben', { riverbend: 'writer' });
    await rita.ask('en/board');
    await ben.ask('en/board');
    expect((await rita.ask(`en/preview/${ENTRY}`)).status).toBe(200);
    expect((await rita.press(`en/preview/${ENTRY}`, { changes: '[]' })).status).toBe(403);
    expect((await ben.ask(`en/preview/${ENTRY}`)).status).toBe(403);
    expect((await ben.press('en/preview/company/riverbend', { changes: '[]' })).status).toBe(200);
    expect((await ben.ask('en/preview/company/riverbend?page=/generic')).status).toBe(404);
    const stranger = await fetch(`${hosted.proxy.origin}/po/studio/en/preview/${ENTRY}`);
    expect(stranger.status).toBe(401);
  });

  it('counts nothing, writes nothing down and lets a page send nothing', async () => {
    const wren = await hosted.person('Wren', { '*': 'writer' });
    await wren.ask('en/board');
    const before = await countRows();
    for (const page of [
      '/generic',
      '/generic/contact-us',
      '/generic/calculator',
      '/riverbend/search?q=fees',
    ])
      expect((await wren.ask(`en/preview/${ENTRY}?page=${encodeURIComponent(page)}`)).status).toBe(
        200,
      );
    expect((await wren.press('../../generic/contact-us', { message: 'Hello' })).status).toBe(404);
    expect(await countRows()).toEqual(before);
  });
});
