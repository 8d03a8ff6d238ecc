import { describe, expect, it } from 'vitest';
import { blankOut, isNamedIn } from './address-in-text.ts';
import { mailboxOf } from './mailbox.ts';

const sought = (typed: string) => ({
  typed,
  isTheirs: (other: string): boolean => mailboxOf(other) === mailboxOf(typed),
});

describe('an address that is taken out of a text', () => {
  it.each([
    { text: 'Write to ANA.ruiz+work@gmail.com.', left: 'Write to [erased].' },
    { text: '<a href="mailto:anaruiz@gmail.com">', left: '<a href="mailto:[erased]">' },
    { text: "by 'anaruiz@gmail.com', she says", left: "by '[erased]', she says" },
    {
      text: String.raw`{"text":"Hi\nanaruiz@gmail.com"}`,
      left: String.raw`{"text":"Hi\n[erased]"}`,
    },
    { text: '?email=anaruiz@gmail.com&x', left: '?email=[erased]&x' },
  ])('goes in each spelling and place: $text', ({ text, left }) => {
    expect(blankOut(text, sought('anaruiz@gmail.com'))).toBe(left);
  });

  it.each([
    'joanaruiz@gmail.com',
    'anaruiz@gmail.com.mx',
    'x-anaruiz@gmail.com',
    'anaruiz at gmail',
  ])('is not found in what is of somebody else: %s', (text) => {
    expect(isNamedIn(text, sought('anaruiz@gmail.com'))).toBe(false);
  });

  it('may hold signs that few addresses have', () => {
    expect(blankOut('to an#a/b@example.com!', sought('an#a/b@example.com'))).toBe('to [erased]!');
  });
});
