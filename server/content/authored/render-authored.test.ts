import { describe, expect, it } from 'vitest';
import { fillInCompany } from './fill-in-company.ts';
import { renderAuthored } from './render-authored.ts';

const company = { companyId: 'riverbend', artBase: '/media/art/riverbend/v1' };

function render(markdown: string, language: 'en' | 'es' = 'en'): string {
  const { parts } = renderAuthored({ markdown, language });
  return parts
    .map((part) => (part.kind === 'html' ? fillInCompany(part.html, company) : ''))
    .join('');
}

const mistakesOf = (markdown: string) => renderAuthored({ markdown, language: 'en' }).mistakes;

const NEW_TAB = 'target="_blank" rel="noopener"';
const HINT = '<span class="visually-hidden"> (opens in a new tab)</span>';

describe('a link in authored text', () => {
  it.each([
    { href: 'faqs', english: '/riverbend/faqs', spanish: '/riverbend/faqs?lang=es-US' },
    { href: '/faqs', english: '/riverbend/faqs', spanish: '/riverbend/faqs?lang=es-US' },
    {
      href: 'articles/fees/small-print#s-one',
      english: '/riverbend/articles/fees/small-print#s-one',
      spanish: '/riverbend/articles/fees/small-print?lang=es-US#s-one',
    },
    {
      href: 'get-the-facts?show=all',
      english: '/riverbend/get-the-facts?show=all',
      spanish: '/riverbend/get-the-facts?show=all&amp;lang=es-US',
    },
    {
      href: 'quiz/retirement-vacation?uid=1',
      english: '/retirement/riverbend/quiz/retirement-vacation?uid=1',
      spanish: '/retirement/riverbend/quiz/retirement-vacation?uid=1&amp;lang=es-US',
    },
    { href: 'mailto:a@b.example', english: 'mailto:a@b.example', spanish: 'mailto:a@b.example' },
    { href: 'tel:+15551234', english: 'tel:+15551234', spanish: 'tel:+15551234' },
    { href: '#s-one', english: '#s-one', spanish: '#s-one' },
  ])('to $href stays in this tab and leads to $english', ({ href, english, spanish }) => {
    for (const written of [`[go](${href})`, `<a href="${href}" target="_blank">go</a>`]) {
      expect(render(written)).toBe(`<p><a href="${english}">go</a></p>`);
      expect(render(written, 'es')).toBe(`<p><a href="${spanish}">go</a></p>`);
    }
  });

  it.each([
    { href: 'https://www.irs.gov/a?b=1' },
    { href: 'http://example.com' },
    { href: '//example.com/x' },
  ])('to $href opens in a new tab and says so', ({ href }) => {
    for (const written of [`[go](${href})`, `<a href="${href}" target="_self">go</a>`]) {
      expect(render(written)).toBe(`<p><a href="${href}" ${NEW_TAB}>go${HINT}</a></p>`);
      expect(render(written, 'es')).toContain('(se abre en otra pestaña)');
    }
  });

  it('is told once, also in a table, a list and a definition', () => {
    const link = '[go](https://example.com)';
    const markdown = `| a |\n| --- |\n| ${link} |\n\n- ${link}\n\n:::definition{title="T"}\n${link}\n:::\n`;
    const html = render(markdown);
    expect(html.split(`<a href="https://example.com" ${NEW_TAB}>go${HINT}</a>`)).toHaveLength(4);
    expect(html.split(HINT)).toHaveLength(4);
  });

  it('without an address stays words', () => {
    expect(render('<a name="x">words</a>')).not.toContain('href');
  });
});

describe('a definition', () => {
  const markdown = ':::definition{title="What is a match?"}\nMoney *added*.\n\nTwice.\n:::\n';

  it('is an aside with the owl, its title and its text', () => {
    expect(render(markdown)).toBe(
      '<aside class="definition"><img src="/media/art/riverbend/v1/avatar-owl.svg" alt="" ' +
        'width="104" height="104" loading="lazy" /><p class="definition-title">What is a match?</p>' +
        '<p>Money <em>added</em>.</p><p>Twice.</p></aside>',
    );
    expect(mistakesOf(markdown)).toEqual([]);
  });

  it('gives no other attribute of its line to the page', () => {
    const html = render(':::definition{title="T" #boot .app onclick="x()" style="x"}\nText\n:::');
    expect(html).toMatch(/^<aside class="definition"><img [^>]*avatar-owl[^>]*>/);
    expect(html).not.toMatch(/boot|onclick|style/);
  });
});

describe('a directive nobody knows', () => {
  it.each([
    { written: ':::note\nText\n:::', message: 'expected :::definition, found note' },
    { written: '::definition{title="T"}', message: 'expected :::definition, found definition' },
    { written: '::video', message: 'expected :::definition, found video' },
    {
      written: ':::definition\nText\n:::',
      message: 'expected :::definition{title="…"} with a title',
    },
    {
      written: ':::definition{title=""}\nText\n:::',
      message: 'expected :::definition{title="…"} with a title',
    },
  ])('is told with its line: $message', ({ written, message }) => {
    expect(mistakesOf(`First\n\nSecond\n\n${written}\n`)).toEqual([{ line: 5, message }]);
  });

  it('is told each time, in order', () => {
    const markdown = '::one\n\ntext\n\n- item\n\n  ::two\n';
    expect(mistakesOf(markdown).map(({ line }) => line)).toEqual([1, 7]);
  });

  it.each([
    { text: 'The bus leaves at 3:30 sharp.' },
    { text: 'A ratio of 1:2 is common.' },
    { text: 'Note:this stays.' },
    { text: 'Read note:this[and this] too.' },
  ])('is not seen in "$text"', ({ text }) => {
    expect(mistakesOf(text)).toEqual([]);
    expect(render(text)).toBe(`<p>${text}</p>`);
  });
});

describe('a table', () => {
  const rows = '| Years | Yours |\n| --- | ---: |\n| 1 | 0% |\n';

  it('scrolls in a frame that the keyboard reaches and that has a name', () => {
    const frame = '<div class="table" role="group" aria-label="Table" tabindex="0"><table>';
    expect(render(rows)).toContain(frame);
    expect(render(rows, 'es')).toContain('aria-label="Tabla"');
    expect(render(rows).match(/class="table"/g)).toHaveLength(1);
    expect(render(rows)).toContain('<th align="right">Yours</th>');
  });

  it('without a name for its first column has the names of its rows there, and no empty heading', () => {
    const html = render('| | Cost |\n| --- | --- |\n| Part A | $0 |\n| Part B | $202.90 |\n');
    expect(html).toContain('<tr>\n<td></td>\n<th>Cost</th>\n</tr>');
    expect(html).toContain('<th scope="row">Part A</th>');
    expect(html).toContain('<th scope="row">Part B</th>');
    expect(html).toContain('<td>$202.90</td>');
    expect(render(rows)).toContain('<td>1</td>');
  });

  it('written as HTML keeps its caption, scope and spans', () => {
    const html = render(
      '<table><caption>C</caption><tr><th scope="row" colspan="2" style="x">a</th></tr></table>',
    );
    expect(html).toContain('<caption>C</caption>');
    expect(html).toContain('<th scope="row" colspan="2">a</th>');
    expect(html).toContain('class="table"');
  });
});

describe('authored HTML', () => {
  it('keeps what authors need', () => {
    const written =
      '<p lang="en">Cliff <abbr title="t">v</abbr> H<sub>2</sub> <q>x</q><br />' +
      '<small>s</small> <del>d</del> <code>c</code></p><dl><dt>a</dt><dd>b</dd></dl>';
    expect(render(written)).toBe(written);
  });

  it('has no second first heading', () => {
    expect(render('# Title\n\n<h1>Other</h1>')).toBe('<h2>Title</h2>\n<h2>Other</h2>');
  });

  it.each([
    { written: '<h2 id="s-choices">C</h2>', html: '<h2 id="s-choices">C</h2>' },
    { written: '<h3 id="s-more">C</h3>', html: '<h3 id="s-more">C</h3>' },
    { written: '<h2 id="boot">C</h2>', html: '<h2>C</h2>' },
    { written: '<h2 id="s-">C</h2>', html: '<h2>C</h2>' },
    { written: '<h2 id="S-CHOICES">C</h2>', html: '<h2>C</h2>' },
    { written: '<h4 id="s-choices">C</h4>', html: '<h4>C</h4>' },
    { written: '<p id="s-choices">C</p>', html: '<p>C</p>' },
  ])('lets $written be $html', ({ written, html }) => {
    expect(render(written)).toBe(html);
  });

  it.each([
    { source: '/media/files/abc/steps.png', isKept: true },
    { source: 'https://evil.example/x.png', isKept: false },
    { source: '//evil.example/x.png', isKept: false },
    { source: '/po/content/x', isKept: false },
    { source: '/media/../po/content/x', isKept: false },
    { source: '/media/x.png?y=1', isKept: false },
    { source: '', isKept: false },
  ])('shows the picture "$source": $isKept', ({ source, isKept }) => {
    for (const written of [`a ![alt](${source}) b`, `a <img src="${source}" alt="alt"> b`]) {
      expect(render(written).includes('<img')).toBe(isKept);
    }
  });

  it('shows hostile code inside backticks as text', () => {
    expect(render('`<img src=x onerror=alert(1)>`')).toBe(
      '<p><code>&lt;img src=x onerror=alert(1)></code></p>',
    );
  });
});

describe('a place for a component', () => {
  const partsOf = (markdown: string) => renderAuthored({ markdown, language: 'en' }).parts;

  it('parts the text where it stands', () => {
    expect(partsOf('One.\n\n::multimedia{index=2}\n\nTwo.')).toEqual([
      { kind: 'html', html: '<p>One.</p>\n', headings: [] },
      { kind: 'place', index: 2 },
      { kind: 'html', html: '\n<p>Two.</p>', headings: [] },
    ]);
  });

  it('leaves the places of the headings in each part', () => {
    const [part] = partsOf('# One\n\n> ## In a box\n\n## Two');
    if (part?.kind !== 'html') throw new Error('expected a text');
    expect(part.headings.map((at) => part.html.slice(at, at + 8))).toEqual([
      '<h2>One<',
      '<h2>Two<',
    ]);
  });

  it.each([
    { written: '- ::multimedia{index=1}' },
    { written: '> ::multimedia{index=1}' },
    { written: ':::definition{title="T"}\n::multimedia{index=1}\n:::' },
    { written: '<div>\n\n::multimedia{index=1}\n\n</div>' },
    { written: '::multimedia' },
    { written: '::multimedia{index=0}' },
  ])('is none in $written, and its author is told', ({ written }) => {
    expect(partsOf(written).filter(({ kind }) => kind === 'place')).toEqual([]);
    expect(mistakesOf(written)).toEqual([expect.objectContaining({ isOfBlock: true })]);
  });

  it.each([
    { written: '<div data-block="1">a</div>' },
    { written: '<blockPlace index="1">a</blockPlace>' },
    { written: '<!--{"stitch":{"type":"blockPlace","index":1}}-->\na' },
    { written: '<multimedia index="1">a</multimedia>' },
  ])('cannot be written as HTML: $written', ({ written }) => {
    const parts = partsOf(written);
    expect(parts.map(({ kind }) => kind)).toEqual(['html']);
    expect(JSON.stringify(parts)).not.toMatch(/block|multimedia|index|stitch/i);
  });
});

describe('the plain words of a text', () => {
  it.each([
    { written: 'A **b**c and `d`e.', words: 'A bc and de.' },
    { written: '- one\n- two', words: 'one two' },
    { written: '| a | b |\n| - | - |\n| 1 | 2 |', words: 'a b 1 2' },
    { written: 'R&amp;D &lt; 3<br>next', words: 'R&D < 3 next' },
    { written: '[Go](https://example.com)!', words: 'Go!' },
    { written: 'One.\n\n::multimedia{index=1}\n\nTwo.', words: 'One. Two.' },
    { written: 'a<script>b</script><style>c</style><svg><text>d</text></svg>', words: 'a' },
  ])('are "$words" in $written', ({ written, words }) => {
    expect(renderAuthored({ markdown: written, language: 'en' }).words).toBe(words);
  });
});

describe('a link below the company', () => {
  it('is told as its author wrote it, with its line', () => {
    const markdown = 'See [a](faqs?x=1#y).\n\n<a href="/glossary">b</a> [c](#s-top) [d](tel:1)';
    expect(renderAuthored({ markdown, language: 'es' }).links).toEqual([
      { address: 'faqs?x=1#y', line: 1 },
      { address: 'glossary', line: 3 },
    ]);
  });
});
