import { describe, expect, it } from 'vitest';
import { createMoneyFormat } from './money-format.ts';

const english = createMoneyFormat('en-US');
const spanish = createMoneyFormat('es-US');

/** Replaces no-break spaces by plain ones, which a reader cannot tell apart. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  it.each([
    { dollars: 0, text: '$0' },
    { dollars: -0, text: '$0' },
    { dollars: 999.5, text: '$1,000' },
    { dollars: 252_061.49, text: '$252,061' },
    { dollars: 12_345_678, text: '$12,345,678' },
  ])('of $dollars is written without cents: $text', ({ dollars, text }) => {
    expect(english.whole(dollars)).toBe(text);
    expect(spanish.whole(dollars)).toBe(text);
  });

  it.each([
    { dollars: 0, en: '$0', es: '$0' },
    { dollars: 950, en: '$950', es: '$950' },
    { dollars: 48_000, en: '$48k', es: '$48 mil' },
    { dollars: 510_321, en: '$510k', es: '$510 mil' },
    { dollars: 1_250_000, en: '$1.25M', es: '$1.25 M' },
    { dollars: 100_000_000, en: '$100M', es: '$100 M' },
  ])('of $dollars is $en in a chart, and $es in Spanish', ({ dollars, en, es }) => {
    expect(plain(english.compact(dollars))).toBe(en);
    expect(plain(spanish.compact(dollars))).toBe(es);
  });

  it.each([
    { dollars: 510_321, text: '$510,000' },
    { dollars: 48_449, text: '$48,400' },
    { dollars: 1_704, text: '$1,700' },
    { dollars: 18.46, text: '$18' },
  ])('of about $dollars is $text', ({ dollars, text }) => {
    expect(english.about(dollars)).toBe(text);
    expect(spanish.about(dollars)).toBe(text);
  });
});
