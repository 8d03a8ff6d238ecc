import { describe, expect, it } from 'vitest';
import { phoneHref, sayPhone } from './phone.ts';

describe('a phone number', () => {
  it('is called with its country code', () => {
    expect(phoneHref('1-866-444-3272')).toBe('tel:+18664443272');
  });

  it('is said digit by digit, in its groups', () => {
    expect(sayPhone('1-866-444-3272')).toBe('1, 8 6 6, 4 4 4, 3 2 7 2');
  });
});
