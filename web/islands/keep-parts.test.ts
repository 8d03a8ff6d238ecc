import { describe, expect, it } from 'vitest';
import type { ShellView } from '#contracts/views/shell.ts';
import { keepNothing, keepParts } from './keep-parts.ts';

/** A part depends on all of a shell, so any field tells two of them apart. */
function aShell(year: number): ShellView {
  return { year } as ShellView;
}

describe('parts that pages share', () => {
  it('are drawn once for equal shells, each by its name', () => {
    const drawn: string[] = [];
    const draw = (text: string) => () => {
      drawn.push(text);
      return text;
    };
    expect(keepParts(aShell(1001))('footer', draw('the footer'))).toBe('the footer');
    expect(keepParts(aShell(1001))('footer', draw('another footer'))).toBe('the footer');
    expect(keepParts(aShell(1001))('menu', draw('the menu'))).toBe('the menu');
    expect(drawn).toEqual(['the footer', 'the menu']);
  });

  it('are drawn anew for a shell that says anything else', () => {
    keepParts(aShell(1002))('footer', () => 'of the year before');
    expect(keepParts(aShell(1003))('footer', () => 'of this year')).toBe('of this year');
  });

  it('keep an empty text, too', () => {
    keepParts(aShell(1004))('nothing', () => '');
    expect(keepParts(aShell(1004))('nothing', () => 'something')).toBe('');
  });

  it('are forgotten once a hundred other shells were drawn since', () => {
    const isKept = (year: number): boolean =>
      keepParts(aShell(year))('footer', () => 'anew') === 'before';
    keepParts(aShell(2000))('footer', () => 'before');
    for (let year = 2001; year < 2100; year += 1) keepParts(aShell(year))('footer', () => 'other');
    expect(isKept(2000)).toBe(true);
    for (let year = 3000; year < 3100; year += 1) keepParts(aShell(year))('footer', () => 'other');
    expect(isKept(2000)).toBe(false);
  });

  it('are drawn each time in development', () => {
    keepNothing('footer', () => 'before');
    expect(keepNothing('footer', () => 'after')).toBe('after');
  });
});
