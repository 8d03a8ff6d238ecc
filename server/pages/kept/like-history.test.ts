import { beforeEach, describe, expect, it } from 'vitest';
import { contentWithCompanies } from '#tests/support/content/content-with-companies.ts';
import { FinishedPage } from './finished-page.ts';
import { LikeHistory } from './like-history.ts';
import { PageFreshness } from './page-freshness.ts';

const BEGIN = 1_000_000;
const content = { current: contentWithCompanies({}) };

let now: number;
let likes: LikeHistory;
let freshness: PageFreshness;
beforeEach(() => {
  now = BEGIN;
  likes = new LikeHistory(() => now);
  freshness = new PageFreshness({ content, likes, now: () => now });
});

function fakePage({
  articleIds,
  ownArticle,
  isRanked = false,
  madeAt = BEGIN,
}: {
  articleIds: readonly string[];
  ownArticle?: string;
  isRanked?: boolean;
  madeAt?: number;
}): FinishedPage {
  const madeOf = {
    madeAt,
    parts: new Map<string, string>(),
    ownArticle,
    articleIds: new Set(articleIds),
    isRanked,
  };
  return new FinishedPage({ status: 200, text: '', headers: {}, madeOf }, Buffer.alloc(0));
}

describe('a like', () => {
  it('lets the pages that show it be old for a minute, and no longer', () => {
    const card = fakePage({ articleIds: ['fees'] });
    const other = fakePage({ articleIds: ['match'] });
    now += 10_000;
    likes.add(['fees']);
    expect([freshness.judge(card), freshness.judge(other)]).toEqual(['old', 'fresh']);
    now += 59_000;
    expect(freshness.judge(card)).toBe('old');
    now += 1_000;
    expect([freshness.judge(card), freshness.judge(other)]).toEqual(['untrue', 'fresh']);
  });

  it('shows at once on the page of its article', () => {
    const own = fakePage({ articleIds: ['fees', 'match'], ownArticle: 'fees' });
    likes.add(['match']);
    expect(freshness.judge(own)).not.toBe('untrue');
    likes.add(['fees']);
    expect(freshness.judge(own)).toBe('untrue');
  });

  it('that many give keeps a page old, which is made anew meanwhile', () => {
    let card = fakePage({ articleIds: ['fees'] });
    for (let second = 1; second <= 600; second += 1) {
      now += 1_000;
      likes.add(['fees']);
      expect(freshness.judge(card)).toBe('old');
      if (second % 30 === 0) card = fakePage({ articleIds: ['fees'], madeAt: now });
    }
  });

  it('changes the order of a list at most once a minute', () => {
    const ranked = fakePage({ articleIds: ['match'], isRanked: true });
    now += 10_000;
    likes.add(['fees']);
    expect(freshness.judge(ranked)).toBe('fresh');
    now += 51_000;
    expect(freshness.judge(ranked)).toBe('old');
    now += 600_000;
    expect(freshness.judge(ranked)).toBe('old');
  });
});
