import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseEncoding } from './accepted-encoding.ts';

describe('the encoding of an answer', () => {
  it.each([
    { accepted: 'gzip, deflate, br, zstd', encoding: 'br' },
    { accepted: 'br', encoding: 'br' },
    { accepted: 'BR;Q=1', encoding: 'br' },
    { accepted: 'gzip;q=1.0, br;q=0.5', encoding: 'br' },
    { accepted: 'gzip, deflate', encoding: 'gzip' },
    { accepted: 'gzip, br;q=0', encoding: 'gzip' },
    { accepted: 'gzip,br; q=0.000', encoding: 'gzip' },
    { accepted: 'br;q=0.001', encoding: 'br' },
    { accepted: 'br;q=0, gzip;q=0', encoding: 'identity' },
    { accepted: 'deflate, zstd', encoding: 'identity' },
    { accepted: 'brotli, xgzip', encoding: 'identity' },
    { accepted: 'identity', encoding: 'identity' },
    { accepted: '', encoding: 'identity' },
    { accepted: undefined, encoding: 'identity' },
  ])('for "$accepted" is $encoding', ({ accepted, encoding }) => {
    // The question is asked twice because the second answer comes from memory.
    expect(chooseEncoding(accepted)).toBe(encoding);
    expect(chooseEncoding(accepted)).toBe(encoding);
  });

  it('is one the client named, or none', () => {
    const name = fc.constantFrom('br', 'gzip', 'deflate', 'zstd', 'identity', 'x');
    fc.assert(
      fc.property(fc.array(name), (names) => {
        const encoding = chooseEncoding(names.join(', '));
        expect(encoding === 'identity' || names.includes(encoding)).toBe(true);
        if (names.includes('br')) expect(encoding).toBe('br');
      }),
      { numRuns: 400 },
    );
  });
});
