import { describe, expect, it } from 'vitest';
import { findElement, findElements, partOf, textOf } from './read-html.ts';

describe('reading a page', () => {
  it('finds an element inside of another of its kind, each with its own words', () => {
    const html = '<section>Outer <section>inner</section> end</section>';
    expect(findElements(html, 'section').map(({ text }) => text)).toEqual([
      'Outer inner end',
      'inner',
    ]);
    expect(partOf(`${html}<p>After</p>`, 'section')).toBe(html);
  });

  it('keeps words of two blocks apart, and of one word together', () => {
    expect(textOf('<ul><li>One</li><li>Two</li></ul>')).toBe('One Two');
    expect(textOf('<p>Un<b>for</b>gettable<br/>day</p>')).toBe('Unforgettable day');
  });

  it('reads what stands for the missing script, and no script, style or template', () => {
    const html =
      '<body><noscript><p>Read on</p></noscript><script>let a</script><style>b{}</style><template><p>c</p></template></body>';
    expect(textOf(html)).toBe('Read on');
    expect(findElement(html, 'style').text).toBe('b{}');
    expect(findElement(html, 'script').text).toBe('let a');
  });

  it('reads every way to write a character, and attributes by their names in HTML', () => {
    const html = '<a hrefLang="es&#45;US" title="a &gt; b &eacute;">&nbsp;&#x27;x&#x27;</a>';
    expect(findElement(html, 'a')).toEqual({
      attributes: { hreflang: 'es-US', title: 'a > b é' },
      text: "'x'",
    });
  });

  it('reads rows of a table by themselves, and says what is not there', () => {
    expect(findElements('<tr><td>1</td><td>2</td></tr>', 'td')).toHaveLength(2);
    expect(() => findElement('<p></p>', 'h1')).toThrow('The page has no <h1>');
    expect(() => partOf('<p></p>', 'main')).toThrow('The page has no <main>');
  });
});
