import { describe, expect, it } from 'vitest';
import { decideSegment } from './segment.ts';

describe('the segment in the address', () => {
  it.each([
    { stored: 'default', fromQuery: 'fox', is: 'fox' },
    { stored: 'fox', fromQuery: 'LYNX', is: 'lynx' },
    { stored: 'owl', fromQuery: 'elk', is: 'owl' },
    { stored: 'owl', fromQuery: 'ELK', is: 'owl' },
    { stored: 'owl', fromQuery: 'fox', is: 'fox' },
    { stored: 'elk', fromQuery: 'elk', is: 'elk' },
    { stored: 'elk', fromQuery: 'owl', is: 'owl' },
    { stored: 'fox', fromQuery: 'elk', is: 'elk' },
  ])('$fromQuery makes $is of someone stored as $stored', ({ stored, fromQuery, is }) => {
    expect(decideSegment(stored, fromQuery)).toBe(is);
  });
});
