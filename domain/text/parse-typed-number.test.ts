import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTypedNumber } from './parse-typed-number.ts';

describe('a typed number', () => {
  it.each([
    { text: '48000', number: 48_000 },
    { text: '48,000', number: 48_000 },
    { text: ' $48,000.50 ', number: 48_000.5 },
    { text: '$ 1,234,567', number: 1_234_567 },
    { text: '6%', number: 6 },
    { text: '6.5 %', number: 6.5 },
    { text: '.5', number: 0.5 },
    { text: '7.', number: 7 },
    { text: '0', number: 0 },
    { text: '007', number: 7 },
  ])('"$text" is $number', ({ text, number }) => {
    expect(parseTypedNumber(text)).toBe(number);
  });

  it.each([
    '',
    ' ',
    '-5',
    '+5',
    '-0',
    '1e5',
    '1e309',
    'Infinity',
    'NaN',
    '0x14',
    '4,80,00',
    '48.000,00',
    '1 000',
    '٣',
    '９',
    '5 years',
    '$',
    '%',
    '.',
    '9'.repeat(400),
  ])('"%s" is none', (text) => {
    expect(parseTypedNumber(text)).toBeUndefined();
  });

  it('is read back from every way of writing it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
        expect(parseTypedNumber(String(number))).toBe(number);
        expect(parseTypedNumber(`$${number.toLocaleString('en-US')}`)).toBe(number);
      }),
    );
  });

  it('is never anything but a finite number that is not negative', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const number = parseTypedNumber(text);
        expect(number === undefined || (Number.isFinite(number) && number >= 0)).toBe(true);
      }),
    );
  });
});
