import { describe, expect, it } from 'vitest';
import { findParityMistakes } from './parity.ts';
import { renderAuthored } from './render-authored.ts';

const mistakesIn = (spanish: string): string[] =>
  findParityMistakes(outlineOf(english), outlineOf(spanish));

function outlineOf(markdown: string) {
  return renderAuthored({ markdown, language: 'en' }).outline;
}

const english =
  '<h2 id="s-a">A</h2><h3>B</h3><p>See <a href="/x">x</a></p>' +
  '<aside class="definition"><p>D</p></aside><figure><img src="/media/a.png" /></figure><table><tr></tr></table>';

describe('the Spanish text beside the English one', () => {
  it('may say it in other words and tags', () => {
    const spanish = english.replaceAll('See', 'Mira <abbr>esto</abbr> y <strong>lee</strong>');
    expect(mistakesIn(spanish)).toEqual([]);
  });

  it.each([
    { what: 'headings', without: /<h3>.*?<\/h3>/, count: 2 },
    { what: 'links', without: /<a .*?<\/a>/, count: 1 },
    { what: 'definition boxes', without: /<aside .*?<\/aside>/, count: 1 },
    { what: 'pictures', without: /<figure>.*?<\/figure>/, count: 1 },
    { what: 'tables', without: /<table>.*?<\/table>/, count: 1 },
  ])('misses none of the $what', ({ what, without, count }) => {
    const spanish = english.replace(without, '');
    expect(mistakesIn(spanish)).toEqual([
      `expected as many ${what} as the English text (${count}), found ${count - 1}`,
    ]);
  });

  it('has none too many either, and hears of each difference', () => {
    const spanish = `${english}<h2>Extra</h2><a href="/y">y</a>`;
    expect(mistakesIn(spanish)).toEqual([
      'expected as many headings as the English text (2), found 3',
      'expected as many links as the English text (1), found 2',
    ]);
  });
});
