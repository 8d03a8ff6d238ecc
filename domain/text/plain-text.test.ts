import { describe, expect, it } from 'vitest';
import { isPlainLine, isPlainText, withPlainLineEnds } from './plain-text.ts';

describe('a plain line', () => {
  it.each(['Ana Ruiz', 'José Ñandú', '李小龍', 'O’Brien, Jr.', '👩‍👧'])('may be %s', (text) => {
    expect(isPlainLine(text)).toBe(true);
  });

  it.each(['a\nb', 'a\rb', 'a\tb', 'a\0b', 'a\u0085b', 'a\u2028b', 'a\u202Eb', 'a\uD800'])(
    'is not %j',
    (text) => {
      expect(isPlainLine(text)).toBe(false);
    },
  );
});

describe('a plain text', () => {
  it('may have lines and tabs, and no other control character', () => {
    expect(isPlainText('one\n\ttwo')).toBe(true);
    for (const text of ['a\0b', 'a\u0007', 'a\rb', 'a\u202Eb', 'a\uDC00'])
      expect(isPlainText(text)).toBe(false);
  });

  it('has one length whichever way its lines ended', () => {
    expect(withPlainLineEnds('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
  });
});
