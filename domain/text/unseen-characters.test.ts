import { describe, expect, it } from 'vitest';
import { findUnseenCharacter } from './unseen-characters.ts';

describe('a character that nobody sees', () => {
  it.each([
    { what: 'a null', text: 'a\u0000b', name: 'U+0000' },
    { what: 'an escape', text: '\u001B[31mred', name: 'U+001B' },
    { what: 'a carriage return alone', text: 'a\rb', name: 'U+000D' },
    { what: 'a control character of the second set', text: 'a\u0085b', name: 'U+0085' },
    { what: 'a space without width', text: 'pay\u200Bpal', name: 'U+200B' },
    { what: 'a mark from right to left', text: 'a\u200Fb', name: 'U+200F' },
    { what: 'an Arabic letter mark', text: 'a\u061Cb', name: 'U+061C' },
    { what: 'a line separator', text: 'a\u2028b', name: 'U+2028' },
    { what: 'an override of the direction', text: 'gnp.\u202Eexe', name: 'U+202E' },
    { what: 'an isolate', text: '\u2066a', name: 'U+2066' },
    { what: 'a byte order mark', text: '\uFEFFa', name: 'U+FEFF' },
    { what: 'a tag', text: 'a\u{E0041}', name: 'U+E0041' },
    { what: 'half of a character', text: 'a\uD800b', name: 'U+D800' },
    { what: 'no character', text: 'a\uFFFFb', name: 'U+FFFF' },
  ])('is found: $what', ({ text, name }) => {
    expect(findUnseenCharacter(text)).toBe(name);
  });

  it.each([
    { text: 'Tu jubilación, ¿cuándo? — “Mañana”' },
    { text: 'one line\nand the next\r\n\tindented' },
    { text: '5\u00A0% and a long\u00ADword' },
    { text: 'a family 👩‍👩‍👧 and a flag 🇲🇽' },
    { text: 'Привет, 漢字, עברית' },
    { text: '' },
  ])('is not seen in what people type: $text', ({ text }) => {
    expect(findUnseenCharacter(text)).toBeUndefined();
  });
});
