/** What one render turned out to show: an object made by it, and read when it is done. */
export interface ShownOnPage {
  /** Articles whose like counts stand on the page: it is made anew when they change. */
  articles: Set<string>;
  /** Origins of others that the page frames: its policy allows them. */
  frames: Set<string>;
  /** Authored HTML by its name: it goes into the document itself, and not again as data. */
  html: Map<string, string>;
  /** Authored components, whose styles the document brings along. */
  components: Set<string>;
}

export function nothingShown(): ShownOnPage {
  return { articles: new Set(), frames: new Set(), html: new Map(), components: new Set() };
}
