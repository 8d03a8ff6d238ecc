import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { articleInMemory } from '#tests/support/article-in-memory.ts';
import {
  chooseNextArticles,
  hasAnyTag,
  parseTags,
  rankByLikes,
  type NextArticlesQuery,
} from './article-ranking.ts';
import { tagsOf } from '../content/article-tags.ts';

const fees = articleInMemory('fees', { order: 30, topics: ['investing'], tags: ['badge/new'] });
const match = articleInMemory('match', { order: 10, topics: ['saving'], likes: 2 });
const scams = articleInMemory('scams', { order: 20, topics: ['saving', 'family'], kind: 'tool' });
const all = [fees, match, scams];

const ids = (articles: readonly { id: string }[]): string[] => articles.map(({ id }) => id);

describe('a tags query', () => {
  it.each([
    { query: '', tags: [] },
    { query: 'topic/saving', tags: ['topic/saving'] },
    { query: 'topic/saving,badge/new', tags: ['topic/saving', 'badge/new'] },
    { query: 'tags=topic/saving&tags=badge/new', tags: ['topic/saving', 'badge/new'] },
    { query: 'tag=topic%2Fsaving', tags: ['topic/saving'] },
    { query: ' topic/saving , ,badge/new,', tags: ['topic/saving', 'badge/new'] },
    { query: 'tags=', tags: [] },
    { query: '%E0%A4%A,topic/saving', tags: ['%E0%A4%A', 'topic/saving'] },
  ])('"$query" asks for $tags', ({ query, tags }) => {
    expect(parseTags(query)).toEqual(tags);
  });

  it('is read whatever it holds, and asks for nothing empty', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        expect(parseTags(query)).not.toContain('');
      }),
    );
  });
});

describe('the tags of an article', () => {
  it('are its own, its topics and its kind, each once', () => {
    const article = articleInMemory('a', {
      tags: ['topic/saving', 'badge/new'],
      topics: ['saving'],
    });
    expect(tagsOf(article).toSorted()).toEqual(['badge/new', 'kind/basic', 'topic/saving']);
  });

  it.each([
    { tags: [], has: ['fees', 'match', 'scams'] },
    { tags: ['topic/saving'], has: ['match', 'scams'] },
    { tags: ['badge/new', 'kind/tool'], has: ['fees', 'scams'] },
    { tags: ['saving'], has: [] },
  ])('$tags are found on $has', ({ tags, has }) => {
    expect(ids(all.filter((article) => hasAnyTag(article, tags)))).toEqual(has);
  });
});

describe('the ranking', () => {
  it('puts the most liked first and leaves equals in the authors’ order', () => {
    const likes: Record<string, number> = { fees: 5, match: 1, scams: 1 };
    expect(ids(rankByLikes(all, ({ id }) => likes[id] ?? 0))).toEqual(['fees', 'match', 'scams']);
    expect(ids(rankByLikes(all, () => 0))).toEqual(['match', 'scams', 'fees']);
  });

  it('changes nothing in the list it was given', () => {
    const given = [...all];
    rankByLikes(given, ({ order }) => order);
    expect(given).toEqual(all);
  });
});

describe('the next articles', () => {
  const query: NextArticlesQuery = {
    numberOfArticles: 10,
    tags: [],
    exclusionArticles: [],
    likesOf: ({ likes }) => likes,
  };

  it.each([
    { asked: { numberOfArticles: 2 }, next: ['match', 'scams'] },
    { asked: { exclusionArticles: ['match', 'nobody'] }, next: ['scams', 'fees'] },
    { asked: { tags: ['topic/saving'] }, next: ['match', 'scams'] },
    { asked: { tags: ['topic/saving'], exclusionArticles: ['match'] }, next: ['scams'] },
    { asked: { tags: ['topic/none'] }, next: [] },
  ])('for $asked are $next', ({ asked, next }) => {
    expect(ids(chooseNextArticles(all, { ...query, ...asked }))).toEqual(next);
  });

  it('are as many as asked for, never an excluded one, and none liked more is left out', () => {
    const article = fc.record({ likes: fc.nat({ max: 5 }), order: fc.nat({ max: 5 }) });
    const list = fc
      .array(article, { maxLength: 12 })
      .map((parts) => parts.map((part, index) => articleInMemory(`a${index}`, part)));
    fc.assert(
      fc.property(
        list,
        fc.integer({ min: 1, max: 8 }),
        fc.subarray(['a0', 'a1', 'a5']),
        (articles, count, excluded) => {
          const asked = { ...query, numberOfArticles: count, exclusionArticles: excluded };
          const next = chooseNextArticles(articles, asked);
          const candidates = articles.filter(({ id }) => !excluded.includes(id));
          expect(next).toHaveLength(Math.min(count, candidates.length));
          expect(next.every((one) => candidates.includes(one))).toBe(true);
          const least = Math.min(...next.map(({ likes }) => likes));
          const left = candidates.filter((one) => !next.includes(one));
          for (const one of left) expect(one.likes).toBeLessThanOrEqual(least);
        },
      ),
    );
  });
});
