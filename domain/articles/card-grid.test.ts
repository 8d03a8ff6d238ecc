import { describe, expect, it } from 'vitest';
import { isRowBreakAfter } from './card-grid.ts';

describe('the grid of cards', () => {
  it.each([
    { total: 0, breaksAfter: [] },
    { total: 3, breaksAfter: [] },
    { total: 4, breaksAfter: [2] },
    { total: 6, breaksAfter: [2] },
    { total: 7, breaksAfter: [2, 5] },
  ])('of $total cards breaks after $breaksAfter', ({ total, breaksAfter }) => {
    const indexes = Array.from({ length: total }, (_none, index) => index);
    expect(indexes.filter((index) => isRowBreakAfter(index, total))).toEqual(breaksAfter);
  });
});
