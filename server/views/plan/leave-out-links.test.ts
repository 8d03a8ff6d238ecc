import { describe, expect, it } from 'vitest';
import { COMPANY_MARK, HERE } from '../../content/authored/fill-in-company.ts';
import { unlinkInHtml } from './leave-out-links.ts';

const link = (words: string, path = 'articles/gone'): string =>
  `<a${HERE} href="/${COMPANY_MARK}/${path}">${words}</a>`;
const unlink = (html: string): string => unlinkInHtml(html, (path) => path === 'articles/gone');

describe('a link to what does not fit', () => {
  it('keeps its words within a sentence', () => {
    expect(unlink(`<p>Read ${link('about the match')} first.</p>`)).toBe(
      '<p>Read about the match first.</p>',
    );
    expect(unlink(`<p>Part of it stays. ${link('The match')} is one.</p>`)).toBe(
      '<p>Part of it stays. The match is one.</p>',
    );
  });

  it.each(['It stays.', '“It stays.”', 'It stays <strong>there.</strong>', '¿Se queda?'])(
    'goes with its words where it stands by itself after “%s”',
    (before) => {
      expect(unlink(`<p>${before} ${link('More about the match')}</p>`)).toBe(`<p>${before} </p>`);
    },
  );

  it('is left as it is where it fits', () => {
    const html = `<p>It stays. ${link('More', 'articles/here')}</p>`;
    expect(unlink(html)).toBe(html);
  });
});
