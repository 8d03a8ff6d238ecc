export const CARDS_BEFORE_SHOW_ALL = 6;
/** All of a list stand on one page up to this number, and go on over several above it. */
export const CARDS_PER_PAGE = 60;
const CARDS_PER_ROW = 3;

export function isRowBreakAfter(index: number, total: number): boolean {
  return (index + 1) % CARDS_PER_ROW === 0 && index + 1 < total;
}
