import type { ContentSet } from '../../content/content-set.ts';
import type { LikeHistory } from './like-history.ts';
import type { FinishedPage } from './finished-page.ts';

/** The old page may be served this long after a change of content, while the new one is made. */
const OLD_CONTENT_MS = 60_000;
/** A page follows the likes on it at most this often, however many press at once. */
const COUNT_MS = 1_000;
/** The order of a list follows the likes at most this often. */
const ORDER_MS = 60_000;

/**
 * `old`: it may be served while it is made anew. `untrue`: it must be made anew before it is served.
 */
type Freshness = 'fresh' | 'old' | 'untrue';

interface FreshnessSources {
  content: { current: ContentSet };
  likes: LikeHistory;
  now: () => number;
  /**
   * True if a cache in front is told of changes: it serves the old page itself while it fetches the
   * new one, and would keep an old one that it was given.
   */
  isCacheTold?: boolean;
}

interface Compared {
  isSame: boolean;
  /** A company or an article that was taken away must not be shown any longer. */
  isSomethingGone: boolean;
}

interface Judged extends Compared {
  version: string;
}

/** Tells whether kept pages still say what they would say if they were made now. */
export class PageFreshness {
  readonly #sources: FreshnessSources;
  /** What has been found out about a page for the content of now. */
  readonly #judged = new WeakMap<FinishedPage, Judged>();
  #swappedAt = Number.NEGATIVE_INFINITY;

  constructor(sources: FreshnessSources) {
    this.#sources = sources;
  }

  /** Another content has taken the place of the one before. */
  noteSwap(): void {
    this.#swappedAt = this.#sources.now();
  }

  judge(page: FinishedPage): Freshness {
    const byContent = this.#judgeContent(page);
    return byContent === 'fresh' ? this.#judgeLikes(page) : byContent;
  }

  #judgeContent(page: FinishedPage): Freshness {
    const { current } = this.#sources.content;
    let judged = this.#judged.get(page);
    if (judged?.version !== current.version) {
      judged = { version: current.version, ...compareParts(page, current) };
      this.#judged.set(page, judged);
    }
    if (judged.isSame) return 'fresh';
    const { now, isCacheTold } = this.#sources;
    const isRecent = !isCacheTold && now() - this.#swappedAt < OLD_CONTENT_MS;
    return isRecent && !judged.isSomethingGone ? 'old' : 'untrue';
  }

  #judgeLikes({ madeOf }: FinishedPage): Freshness {
    const { ownArticle, articleIds, isRanked, madeAt } = madeOf;
    const { likes, now } = this.#sources;
    // Whoever has pressed its heart, and loads the page again, looks for the own like.
    if (ownArticle !== undefined && likes.compare(madeAt, [ownArticle]) !== 'same') return 'untrue';
    const shown = likes.compare(madeAt, articleIds);
    if (shown === 'long ago') return 'untrue';
    const age = now() - madeAt;
    if (shown === 'lately') return age < COUNT_MS ? 'fresh' : 'old';
    return isRanked && age > ORDER_MS && likes.hasAnyChanged(madeAt) ? 'old' : 'fresh';
  }
}

function compareParts({ madeOf: { parts } }: FinishedPage, { parts: now }: ContentSet): Compared {
  const others = [...parts].filter(([key, hash]) => now.get(key) !== hash);
  return {
    isSame: others.length === 0,
    isSomethingGone: others.some(([key, hash]) => hash !== undefined && !now.has(key)),
  };
}
