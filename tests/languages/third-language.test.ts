import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogues } from '#server/content/catalogues.ts';
import { EVERY_PAGE } from '#tests/support/page-addresses.ts';
import { findElements, hrefsOf, textOf } from '#tests/support/read-html.ts';
import { pseudoText } from './pseudo-text.ts';
import { THIRD } from './copy-with-third-language.ts';
import { DROPPED, startProductWithThirdLanguage, type Product } from './third-language.ts';

let product: Product;

beforeAll(async () => {
  product = await startProductWithThirdLanguage();
}, 600_000);

afterAll(() => product?.close());

interface Texts {
  readonly [key: string]: string | Texts;
}

/** Sentences of the catalog without placeholders, which stand unchanged in the HTML. */
function listSentences(texts: Texts): string[] {
  return Object.values(texts).flatMap((text) => {
    if (typeof text !== 'string') return listSentences(text);
    return text.length > 11 && text.includes(' ') && !/[{<]/.test(text) ? [text] : [];
  });
}

/**
 * Authors of articles and pages use some of these sentences too, and their texts are copied
 * unchanged.
 */
const authored = globSync('content/**/{en.md,*.yaml}')
  .map((file) => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' '))
  .join('\n');
const sentences = [...new Set(listSentences(catalogues.en))].filter(
  (sentence) => !authored.includes(sentence),
);

/** A page of each kind, where it is first met. */
const pages = [
  ...new Map(
    EVERY_PAGE.filter(({ language }) => language === 'en-US')
      .toReversed()
      .map((page) => [page.kind, page]),
  ).values(),
].toReversed();

async function open(address: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`${product.base}${address}`, { redirect: 'manual' });
  return { status: response.status, html: await response.text() };
}

function inThird(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${THIRD.tag}`;
}

const FILE = /^\/(?:media|po|assets)\//;
const SWITCH = /[?&]lang=e[ns](?:&|#|$)/;

describe('a third language, added as an entry and a folder of messages', () => {
  it.each(pages)('is spoken by $kind', async ({ address }) => {
    const english = await open(address);
    const { status, html } = await open(inThird(address));
    expect(status).toBe(english.status);
    expect(findElements(html, 'html')[0]?.attributes['lang']).toBe(THIRD.tag);

    const [said, text] = [english.html, html].map(textOf) as [string, string];
    const expected = sentences.filter((sentence) => said.includes(sentence));
    expect(expected.length).toBeGreaterThan(5);
    const isTranslated = (sentence: string): boolean =>
      !text.includes(sentence) && text.includes(pseudoText(sentence, { times: 2 }));
    expect(expected.filter((sentence) => !isTranslated(sentence))).toEqual([]);
    expect(text).not.toMatch(/\bundefined\b|\bNaN\b|\[object/);

    const links = hrefsOf(html).filter((href) => href.startsWith('/') && !FILE.test(href));
    const own = links.filter((href) => !SWITCH.test(href));
    expect(own.filter((href) => !href.includes(`lang=${THIRD.tag}`))).toEqual([]);
    expect(own.length).toBeGreaterThan(10);
    expect(new Set(links.filter((href) => SWITCH.test(href))).size).toBe(2);
  });

  it('compiles, but for the one text it was not given', () => {
    expect(product.mistakes).toHaveLength(1);
    expect(product.mistakes[0]).toContain(`content/messages/${THIRD.code}/${DROPPED.file}.ts`);
    expect(product.mistakes[0]).toContain(DROPPED.key);
  });

  it('is offered by every page beside the others', async () => {
    const { html } = await open('/generic/faqs');
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    const offers = findElements(header, 'a').filter(({ attributes }) => attributes['hreflang']);
    expect(offers.map(({ attributes, text }) => [attributes['href'], text])).toEqual([
      ['/generic/faqs?lang=es', 'EspañolES'],
      ['/generic/faqs?lang=fr', `${THIRD.name}FR`],
      ['/generic/faqs?lang=es', 'Ver en español'],
      ['/generic/faqs?lang=fr', THIRD.invitation],
    ]);
    const alternates = findElements(html, 'link')
      .filter(({ attributes }) => attributes['rel'] === 'alternate')
      .map(({ attributes }) => attributes['hreflang']);
    expect(alternates).toEqual(['en-US', 'es-US', THIRD.tag, 'x-default']);
  });

  it('is asked for by its code, remembered, and led back to', async () => {
    const { status, headers } = await fetch(`${product.base}/generic/faqs?lang=fr`, {
      redirect: 'manual',
    });
    expect([status, headers.get('Location')]).toEqual([302, '/generic/faqs?lang=fr-CA']);
    const [cookie = ''] = headers.getSetCookie()[0]?.split(';') ?? [];
    expect(cookie).toBe('sendero_lang=fr-CA');
    const back = await fetch(`${product.base}/generic/faqs`, {
      redirect: 'manual',
      headers: { Cookie: cookie },
    });
    expect(back.headers.get('Location')).toBe('/generic/faqs?lang=fr-CA');
  });

  it('is the language of a refusal, as a page and as data', async () => {
    const { html } = await open('/po/nothing?lang=fr');
    expect(JSON.parse(html)).toMatchObject({
      error: { message: expect.stringMatching(/[öëá]{2}/) as unknown },
    });
    const page = await fetch(`${product.base}/po/nothing?lang=fr`, {
      headers: { Accept: 'text/html' },
    });
    expect(await page.text()).toContain(pseudoText('We lost the trail for a moment', { times: 2 }));
  });

  it('is in the answer of a fragment, as its contract says', async () => {
    const address = '/po/content/fragments?path=generic/home-landing/master.json';
    const answer = (await (await fetch(`${product.base}${address}`)).json()) as {
      data: Record<string, unknown>;
    };
    expect(Object.keys(answer.data)).toEqual(['en', 'es', THIRD.code]);
    const said = product.evaluate(`
      import { fragment } from './contracts/calls/fragments.ts';
      const { success } = fragment.answer.safeParse(${JSON.stringify(answer)});
      process.stdout.write(String(success));
    `);
    expect(said).toBe('true');
  });

  it('has its own list of scripts, with its own texts in it', async () => {
    const { html } = await open('/generic/faqs?lang=fr-CA');
    const list = /\/assets\/list-fr-[\w-]+\.js/.exec(html)?.[0];
    expect(list).toBeDefined();
    const source = await (await fetch(`${product.base}${list}`)).text();
    expect(source).toContain('texts-site-fr-');
    expect(source).not.toMatch(/texts-[a-z-]+-(?:en|es)-/);
  });

  it('is named when the server starts', () => {
    expect(product.output()).toMatch(new RegExp(`Pseudo +http://\\S+/generic\\?lang=${THIRD.tag}`));
  });
});

describe('the studio, with a third language of which it has no words', () => {
  const TITLES = {
    en: 'What a beneficiary gets',
    es: 'Qué recibe quien hereda',
    fr: 'Un héritage',
  };

  async function look(address: string): Promise<string> {
    const response = await product.studio.ask(address);
    expect(response.status).toBe(200);
    return response.text();
  }

  it('keeps what is written in it, and has a column for it on the board, and a state in which it is missing', async () => {
    const key = `articles/fees/${THIRD.code}.md#description`;
    const [, base] =
      /^description: "(.+)"$/m.exec(readFileSync('content/articles/fees/en.md', 'utf8')) ?? [];
    const saved = await product.studio.ask('en/save/article/fees', {
      method: 'POST',
      body: JSON.stringify({ changes: [{ key, base, value: '' }] }),
    });
    expect(await saved.json()).toMatchObject({
      kind: 'saved',
      problems: [expect.objectContaining({ key })],
    });
    const html = await look('es/board?state=missingFr');
    expect(findElements(html, 'th').map(({ text }) => text)).toEqual([
      'Entrada',
      'Tipo',
      'Inglés',
      'Español',
      'Francés',
      'Estado',
      expect.stringContaining('article/fees'),
    ]);
    const cells = findElements(html, 'td').map(({ attributes, text }) => [
      attributes['data-label'],
      text,
    ]);
    expect(cells).toContainEqual(['Francés', 'Faltan 1']);
    expect(cells).toContainEqual(['Español', 'Completo']);
    const states = findElements(html, 'option').map(({ attributes, text }) => [
      attributes['value'],
      text,
    ]);
    expect(states).toContainEqual(['missingFr', 'El francés falta o es más viejo']);
    expect(states).toContainEqual(['missingEn', 'El inglés falta o es más viejo']);
  });

  it('has a field for it wherever an article has one for English', async () => {
    const html = await look('en/entry/article/fees');
    const written = [...findElements(html, 'input'), ...findElements(html, 'textarea')];
    const fieldsOf = (code: string) =>
      written.filter(({ attributes }) => attributes['lang'] === code).length;
    expect(fieldsOf('en')).toBeGreaterThan(8);
    expect(fieldsOf(THIRD.code)).toBe(fieldsOf('en'));
    expect(html).toContain('Title <span class="tongue">French</span>');
  });

  it('asks for its title on the page for a new article, which begins with an example in each language', async () => {
    const html = await look('en/new/article');
    const spoken = findElements(html, 'input').flatMap(
      ({ attributes }) => attributes['lang'] ?? [],
    );
    expect(spoken).toEqual(['en', 'es', THIRD.code]);
    expect(html).toContain('<label for="fr">Title in French</label>');
    const begin = (fields: Readonly<Record<string, string>>): Promise<Response> =>
      product.studio.ask('en/new/article', {
        method: 'POST',
        body: new URLSearchParams({ topic: 'saving', image: 'cover-gate', ...fields }),
      });
    expect((await begin({ en: TITLES.en, es: TITLES.es })).status).toBe(422);
    const begun = await begin(TITLES);
    const draft = begun.headers.get('Location') ?? '';
    expect([begun.status, draft]).toEqual([
      303,
      '/po/studio/en/entry/article/beneficiary-gets?done=begun',
    ]);
    const fields = await look(draft.replace('/po/studio/', ''));
    expect(fields).toContain(TITLES.fr);
    const example = pseudoText('[[Example: {words}]]', { times: 2 });
    expect(fields).toContain(example.slice(0, example.indexOf('{')));
    const checked = await product.studio.ask('en/check/article/beneficiary-gets', {
      method: 'POST',
      body: JSON.stringify({ changes: [] }),
    });
    const { problems } = (await checked.json()) as {
      problems: Array<{ key?: string; code?: string }>;
    };
    expect(problems).toContainEqual(
      expect.objectContaining({
        key: `articles/beneficiary-gets/${THIRD.code}.md#description`,
        code: 'sample',
      }),
    );
  });

  it('proposes links, figures and terms for its texts', async () => {
    const { texts } = (await (await product.studio.ask('en/completions')).json()) as {
      texts: Array<{ said: Record<string, string> }>;
    };
    expect(texts.filter(({ said }) => !said[THIRD.code])).toEqual([]);
  });

  it('answers an address in it in English, and says so', async () => {
    const html = await look(`${THIRD.code}/board`);
    expect(findElements(html, 'html')[0]?.attributes['lang']).toBe('en-US');
    const ways = findElements(html, 'a').filter(
      ({ attributes }) => attributes['class'] === 'language',
    );
    expect(ways.map(({ text }) => text)).toEqual(['Español']);
  });
});
