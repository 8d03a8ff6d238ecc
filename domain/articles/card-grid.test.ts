import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsToShow, isRowBreakAfter } from './card-grid.ts';

const cards = fc.array(fc.nat(), { maxLength: 40 });

describe('the grid of cards', () => {
  it('shows the first six until all are asked for', () => {
    fc.assert(
      fc.property(cards, (list) => {
        expect(cardsToShow(list, false)).toEqual(list.slice(0, 6));
        expect(cardsToShow(list, true)).toEqual(list);
      }),
    );
  });

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
