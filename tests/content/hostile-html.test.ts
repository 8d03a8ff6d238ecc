import fc from 'fast-check';
import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { fillInCompany } from '#server/content/authored/fill-in-company.ts';
import { renderAuthored } from '#server/content/authored/render-authored.ts';
import { HOSTILE_MARKDOWN } from './hostile-markdown.ts';

const HARMLESS_ELEMENTS = new Set(
  (
    'h2 h3 h4 p ul ol li a strong b em i br hr blockquote q cite sup sub small abbr dl dt dd figure ' +
    'figcaption img span aside div table caption thead tbody tr th td del s code'
  ).split(' '),
);
const HARMLESS_PROPERTIES = new Set(
  (
    'href target rel title src alt width height loading scope colSpan rowSpan align role ariaLabel ' +
    'tabIndex id className lang'
  ).split(' '),
);
const HARMLESS_SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:', 'sms:']);

/** Parses as a browser does, by the HTML standard and not with the sanitizer's own parser. */
function parse(html: string): Root {
  const root: Root = { type: 'root', children: [{ type: 'raw', value: html }] };
  return unified().use(rehypeRaw).runSync(root);
}

function findDangers(tree: Root): string[] {
  const dangers: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'comment' || node.type === 'doctype') dangers.push(node.type);
    if (node.type === 'element') dangers.push(...findElementDangers(node));
  });
  return dangers;
}

function findElementDangers({ tagName, properties }: Element): string[] {
  const dangers = HARMLESS_ELEMENTS.has(tagName) ? [] : [`<${tagName}>`];
  for (const [name, value] of Object.entries(properties)) {
    if (!HARMLESS_PROPERTIES.has(name)) dangers.push(`${tagName} ${name}`);
    if (name === 'href' || name === 'src') {
      const url = new URL(String(value), 'https://retire.example.com/');
      if (!HARMLESS_SCHEMES.has(url.protocol)) dangers.push(`${tagName} ${name}=${url.href}`);
      const isForeign = url.host !== 'retire.example.com';
      if (name === 'src' && isForeign) dangers.push(`${tagName} loads ${url.href}`);
    }
    if (name === 'id' && !String(value).startsWith('s-')) dangers.push(`id ${String(value)}`);
  }
  return dangers;
}

/** Dangers in the page as first parsed, and after a script has serialized and parsed it again. */
function dangersOf(markdown: string): string[] {
  return (['en', 'es'] as const).flatMap((language) => {
    const { parts } = renderAuthored({ markdown, language });
    const html = parts.map((part) => (part.kind === 'html' ? part.html : '')).join('');
    const company = { companyId: 'generic', artBase: '/media/art/generic/v1' };
    const once = parse(fillInCompany(html, company));
    const again = parse(unified().use(rehypeStringify).stringify(once));
    return [...findDangers(once), ...findDangers(again)];
  });
}

describe('the check of this file', () => {
  it.each([
    { html: '<script>1</script>', danger: '<script>' },
    { html: '<p onclick="x">a</p>', danger: 'p onClick' },
    { html: '<p onwhatever="x">a</p>', danger: 'p onwhatever' },
    { html: '<a href="java&#9;script:x">a</a>', danger: 'a href=javascript:x' },
    { html: '<a href="data:text/html,x">a</a>', danger: 'a href=data:text/html,x' },
    { html: '<img src="//evil.example/x">', danger: 'img loads https://evil.example/x' },
    { html: '<h2 id="boot">a</h2>', danger: 'id boot' },
    { html: '<p>a</p><!-- b -->', danger: 'comment' },
  ])('finds the danger in $html', ({ html, danger }) => {
    expect(findDangers(parse(html))).toContain(danger);
  });
});

describe('hostile authored text', () => {
  it('is known in many kinds', () => {
    expect(new Set(HOSTILE_MARKDOWN).size).toBe(HOSTILE_MARKDOWN.length);
    expect(HOSTILE_MARKDOWN.length).toBeGreaterThanOrEqual(30);
  });

  it.each(HOSTILE_MARKDOWN.map((markdown) => ({ markdown })))('is harmless: $markdown', (row) => {
    expect(dangersOf(row.markdown)).toEqual([]);
  });

  it.each(HOSTILE_MARKDOWN.map((markdown) => ({ markdown })))(
    'is harmless between other words: $markdown',
    ({ markdown }) => {
      expect(dangersOf(`- one\n- ${markdown}\n\n<p>two ${markdown} three`)).toEqual([]);
    },
  );

  it('is harmless in any mixture', () => {
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE_MARKDOWN),
      fc.constantFrom(
        '<svg>',
        '<math>',
        '<mtext>',
        '<style>',
        '</style>',
        '<!--',
        '-->',
        '<p title="',
      ),
      fc.constantFrom(
        '<table>',
        '</p>',
        '">',
        "'>",
        '<a href="',
        '\n\n',
        '<noscript>',
        '`',
        '](',
        ':::',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 2, maxLength: 6 }), (pieces) => {
        expect(dangersOf(pieces.join(''))).toEqual([]);
      }),
    );
  });
});

describe('a link in an authored text', () => {
  it.each([
    { markdown: '[x](https://user@evil.example/)', refusal: 'user name' },
    { markdown: '[x](https://www.irs.gov@evil.example/)', refusal: 'user name' },
    { markdown: '<a href="https://user:pass@evil.example">x</a>', refusal: 'user name' },
    { markdown: '[x](http://example.com)', refusal: 'an https:// address' },
    { markdown: '[x](//evil.example)', refusal: 'an https:// address' },
    { markdown: '[x](https://127.0.0.1/)', refusal: 'no number address' },
    { markdown: '[x](https://0x7f.1/)', refusal: 'no number address' },
    { markdown: '[x](https://localhost:3000)', refusal: 'no localhost' },
    { markdown: '[x](<https://evil.example\\@www.irs.gov>)', refusal: 'user name' },
    { markdown: '[x](https://раypal.com)', refusal: 'a host name' },
    { markdown: '[x](javascript:alert%281%29)', refusal: 'or a page below the company' },
    { markdown: '<a href="JaVaScRiPt:alert(1)">x</a>', refusal: 'or a page below the company' },
    { markdown: '<a href="java&#9;script:alert(1)">x</a>', refusal: 'or a page below the company' },
    { markdown: '[x](data:text/html,x)', refusal: 'or a page below the company' },
    { markdown: '[x](vbscript:x)', refusal: 'or a page below the company' },
    { markdown: '[x](ftp://example.com)', refusal: 'or a page below the company' },
    { markdown: 'gnp\u202Eexe', refusal: 'found U+202E' },
    { markdown: 'gnp&#x202e;exe', refusal: 'found U+202E' },
    { markdown: 'pay\u200Bpal', refusal: 'found U+200B' },
  ])('or a letter is refused by the content check: $markdown', ({ markdown, refusal }) => {
    const { mistakes } = renderAuthored({ markdown: `One.\n\n${markdown}\n`, language: 'en' });
    expect(mistakes.map(({ message }) => message).join()).toContain(refusal);
    const typed = !markdown.includes('&#x202e;');
    expect(mistakes.map(({ line }) => line)).toEqual([typed ? 3 : 1]);
  });

  it.each([
    '[x](https://www.irs.gov/retirement-plans)',
    '[x](faqs)',
    '[x](/articles/fees/small-print?x=1#y)',
    '[x](mailto:ana@example.com)',
    '[x](tel:+15551234)',
    '[x](sms:555)',
    '[x](#s-top)',
    'Mañana, 👩‍👩‍👧.\r\n\r\nDespués.',
  ])('may be %s', (markdown) => {
    expect(renderAuthored({ markdown, language: 'es' }).mistakes).toEqual([]);
  });
});
