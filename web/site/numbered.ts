export interface Numbered<Item> {
  key: string;
  at: number;
  item: Item;
}

/** An author's list with keys: it never changes its order, and two of its items may say the same. */
export function numbered<Item>(items: readonly Item[]): Array<Numbered<Item>> {
  return items.map((item, at) => ({ key: String(at), at, item }));
}
