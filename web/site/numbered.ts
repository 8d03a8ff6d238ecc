interface Numbered<Item> {
  key: string;
  at: number;
  item: Item;
}

/**
 * Gives keys to an author's list, whose order never changes and in which two items may have the
 * same words.
 */
export function numbered<Item>(items: readonly Item[]): Array<Numbered<Item>> {
  return items.map((item, at) => ({ key: String(at), at, item }));
}
