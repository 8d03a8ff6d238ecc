/** What a page shows, collected during its render and read afterwards. */
export interface ShownOnPage {
  /** The parts of the content that the page is made of. */
  parts: Set<string>;
  /** The id of the article that the page itself is. */
  ownArticle: string | undefined;
  /** Ids of articles whose like counts the page shows. */
  articles: Set<string>;
  /** True if a list on it is in the order of likes. */
  isRanked: boolean;
  /** Origins of other sites that the page shows in frames; its CSP allows them. */
  frames: Set<string>;
  /** Authored HTML by its name. It stands in the document itself and is not sent again as data. */
  html: Map<string, string>;
  /** Authored components on the page, and `inset` where one stands in a text; the document includes their styles. */
  components: Set<string>;
}

export function nothingShown(): ShownOnPage {
  return {
    parts: new Set(),
    ownArticle: undefined,
    articles: new Set(),
    isRanked: false,
    frames: new Set(),
    html: new Map(),
    components: new Set(),
  };
}
