import { describe, expect, it } from 'vitest';
import type { ArticleFile } from '#contracts/content/article.ts';
import { knowDrawings } from '#tests/support/content/known-names.ts';
import { placeBlocks } from './article-blocks.ts';
import { renderAuthored } from './authored/render-authored.ts';

/** The text with the names of its insets where they stand. */
function withInsets(markdown: string, insets: ArticleFile['insets']): string {
  const { body } = placeBlocks({
    parts: renderAuthored({ markdown, language: 'en' }).parts,
    multimedia: undefined,
    quiz: undefined,
    insets,
    known: knowDrawings(() => true),
  });
  return body
    .flatMap((part) => {
      if (part.kind === 'block') return [];
      const places = [...(part.insets ?? []), { part: '', at: part.html.length }];
      return places.map(
        (place, at) => `${part.html.slice(places[at - 1]?.at ?? 0, place.at)}${place.part}`,
      );
    })
    .join('')
    .replaceAll(/<\/?(?:p|h2)>|\n/g, '');
}

describe('an inset', () => {
  const text = 'a\n\n## One\n\nb\n\n## Two\n\nc';

  it('stands above its heading, whatever the order in which insets are listed', () => {
    expect(
      withInsets(text, [
        { part: 'pay-stub', aboveHeading: 2 },
        { part: 'match-bar', aboveHeading: 1 },
      ]),
    ).toBe('amatch-barOnebpay-stubTwoc');
  });

  it('follows a text that has fewer headings', () => {
    expect(withInsets(text, [{ part: 'pay-stub', aboveHeading: 3 }])).toBe('aOnebTwocpay-stub');
    expect(withInsets('', [{ part: 'pay-stub', aboveHeading: 1 }])).toBe('');
  });

  it('counts the headings of the whole text, and divides no box', () => {
    const inBox = '> ## In a box\n\n## One\n\n::multimedia{index=1}\n\n## Two';
    const html = withInsets(inBox, [{ part: 'pay-stub', aboveHeading: 2 }]);
    expect(html).toBe('<blockquote>In a box</blockquote>Onepay-stubTwo');
  });
});
