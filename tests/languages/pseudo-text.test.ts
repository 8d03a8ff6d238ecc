import { describe, expect, it } from 'vitest';
import { pseudoText } from './pseudo-text.ts';

describe('a text in the pseudo-language', () => {
  it.each([
    { text: 'Menu', made: 'Mëënùù' },
    { text: '{title} of {site}', made: '{title} ööf {site}' },
    { text: 'Go <link>here</link>', made: 'Göö <link>hëërëë</link>' },
    {
      text: '{count, plural, one {# day of {name}} other {# days}} ago',
      made: '{count, plural, one {# dááy ööf {name}} other {# dááys}} áágöö',
    },
    { text: 'On {day, date, long}', made: 'ØØn {day, date, long}' },
  ])('is "$made" for "$text"', ({ text, made }) => {
    expect(pseudoText(text, { times: 2 })).toBe(made);
  });
});
