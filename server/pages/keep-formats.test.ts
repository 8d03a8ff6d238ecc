import { describe, expect, it } from 'vitest';
import { keepFormats } from './keep-formats.ts';

/** A copy, so that the formats of other tests stay as they are. */
function intlThatKeeps(): typeof Intl {
  const { DateTimeFormat, ListFormat, NumberFormat, PluralRules } = Intl;
  const intl = { DateTimeFormat, ListFormat, NumberFormat, PluralRules };
  keepFormats(intl);
  return intl as unknown as typeof Intl;
}

const DOLLARS = { style: 'currency', currency: 'USD' } as const;

describe('formats that are kept', () => {
  it('are one for the same language and style, and others for others', () => {
    const { NumberFormat } = intlThatKeeps();
    const format = new NumberFormat('es-US', DOLLARS);
    expect(new NumberFormat('es-US', { ...DOLLARS })).toBe(format);
    expect(new NumberFormat('es-US')).not.toBe(format);
    expect(new NumberFormat('en-US', DOLLARS)).not.toBe(format);
  });

  it('tell languages apart that are objects', () => {
    const { NumberFormat } = intlThatKeeps();
    const [us, germany] = [new Intl.Locale('en-US'), new Intl.Locale('de-DE')];
    expect(new NumberFormat(us).format(1234.5)).toBe('1,234.5');
    expect(new NumberFormat(germany).format(1234.5)).toBe('1.234,5');
    expect(new NumberFormat([germany]).format(1234.5)).toBe('1.234,5');
  });

  it('say what those that are made each time say', () => {
    const intl = intlThatKeeps();
    for (const language of ['en-US', 'es-US', undefined]) {
      expect(new intl.NumberFormat(language, DOLLARS).format(1234.5)).toBe(
        new Intl.NumberFormat(language, DOLLARS).format(1234.5),
      );
      expect(new intl.PluralRules(language).select(1)).toBe(
        new Intl.PluralRules(language).select(1),
      );
      const day = { dateStyle: 'long', timeZone: 'UTC' } as const;
      expect(new intl.DateTimeFormat(language, day).format(0)).toBe(
        new Intl.DateTimeFormat(language, day).format(0),
      );
    }
  });

  it('are still what they are, refuse what they refuse, and can be made by a call', () => {
    const intl = intlThatKeeps();
    expect(new intl.NumberFormat('en-US')).toBeInstanceOf(intl.NumberFormat);
    expect(intl.NumberFormat.supportedLocalesOf('es-US')).toEqual(['es-US']);
    expect(() => new intl.NumberFormat('no language')).toThrow(RangeError);
    expect(intl.NumberFormat('en-US').format(1234)).toBe('1,234');
  });

  it('do not grow without end', () => {
    const { NumberFormat } = intlThatKeeps();
    const letters = 'A B C D E F G H I J K L M N O P Q R'.split(' ');
    const formats = letters.flatMap((first) =>
      letters.map((second) => new NumberFormat('en-US', { currency: `${first}${second}X` })),
    );
    expect(new Set(formats).size).toBe(letters.length ** 2);
    const late = { minimumFractionDigits: 7 };
    expect(new NumberFormat('en-US', late)).not.toBe(new NumberFormat('en-US', late));
  });
});
