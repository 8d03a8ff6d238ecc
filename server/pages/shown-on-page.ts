/** What a page shows, collected during its render and read afterwards. */
export interface ShownOnPage {
  /** Ids of articles whose like counts the page shows; it is made anew when they change. */
  articles: Set<string>;
  /** Origins of other sites that the page shows in frames; its CSP allows them. */
  frames: Set<string>;
  /** Authored HTML by its name. It stands in the document itself and is not sent again as data. */
  html: Map<string, string>;
  /** Authored components on the page; the document includes their styles. */
  components: Set<string>;
}

export function nothingShown(): ShownOnPage {
  return { articles: new Set(), frames: new Set(), html: new Map(), components: new Set() };
}
