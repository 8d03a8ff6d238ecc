export const CARDS_BEFORE_SHOW_ALL = 6;
const CARDS_PER_ROW = 3;

export function isRowBreakAfter(index: number, total: number): boolean {
  return (index + 1) % CARDS_PER_ROW === 0 && index + 1 < total;
}

export function cardsToShow<Card>(cards: readonly Card[], showsAll: boolean): readonly Card[] {
  return showsAll ? cards : cards.slice(0, CARDS_BEFORE_SHOW_ALL);
}
