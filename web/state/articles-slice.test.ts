import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ArticleCardView } from '#contracts/views/article.ts';
import {
  articleRead,
  influencerArticleRead,
  influencerArticlesReadCleared,
  influencerArticlesSet,
  initialArticles,
  likeToggled,
  readArticlesCleared,
  virtualEventArticlesSet,
  type ArticlesState,
} from './articles-slice.ts';
import { makeStore, type Store } from './store.ts';

const card: ArticleCardView = {
  id: 'fees',
  href: '/generic/articles/fees/small-print',
  opensNewTab: false,
  title: 'Fees',
  description: 'About fees',
  image: 'cover-leak',
  minutes: 4,
  likes: 0,
  badge: undefined,
  isVideo: false,
  filmSeconds: undefined,
};

let store: Store;
const articles = (): ArticlesState => store.getState().articles;

beforeEach(() => {
  store = makeStore();
});

describe('the articles', () => {
  it('start unread, unliked and not loaded', () => {
    expect(articles()).toEqual({
      readArticles: [],
      likedArticles: [],
      virtualEventArticles: [],
      loadedVirtualEventArticles: false,
      influencerArticles: [],
      influencerArticlesLoaded: false,
      influencerArticlesRead: [],
    });
  });

  it.each([
    { list: 'readArticles', read: articleRead, clear: readArticlesCleared },
    {
      list: 'influencerArticlesRead',
      read: influencerArticleRead,
      clear: influencerArticlesReadCleared,
    },
  ] as const)(
    'read once stand once in $list, and clearing leaves the given one',
    ({ list, read, clear }) => {
      for (const id of ['a', 'b', 'a', 'a', 'c']) store.dispatch(read(id));
      expect(articles()[list]).toEqual(['a', 'b', 'c']);
      store.dispatch(clear('b'));
      expect(articles()[list]).toEqual(['b']);
      store.dispatch(clear('new'));
      expect(articles()[list]).toEqual(['new']);
    },
  );

  it('read by an influencer’s list are not read elsewhere', () => {
    store.dispatch(influencerArticleRead('a'));
    expect(articles().readArticles).toEqual([]);
  });

  it('are liked by one toggle and not by two', () => {
    store.dispatch(likeToggled('a'));
    store.dispatch(likeToggled('b'));
    expect(articles().likedArticles).toEqual(['a', 'b']);
    store.dispatch(likeToggled('a'));
    expect(articles().likedArticles).toEqual(['b']);
  });

  it('are liked exactly when they were toggled an odd number of times', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(fc.array(id, { maxLength: 30 }), (toggled) => {
        const fresh = makeStore();
        for (const one of toggled) fresh.dispatch(likeToggled(one));
        const odd = ['a', 'b', 'c'].filter(
          (one) => toggled.filter((other) => other === one).length % 2,
        );
        expect(fresh.getState().articles.likedArticles.toSorted()).toEqual(odd);
      }),
    );
  });

  it('of a virtual event are flagged as loaded, even when there are none', () => {
    store.dispatch(virtualEventArticlesSet([]));
    expect(articles()).toEqual({ ...initialArticles, loadedVirtualEventArticles: true });
    store.dispatch(virtualEventArticlesSet([card]));
    expect(articles().virtualEventArticles).toEqual([card]);
    expect(articles().influencerArticlesLoaded).toBe(false);
  });

  it('of influencers are flagged as loaded, even when there are none', () => {
    store.dispatch(influencerArticlesSet([]));
    expect(articles()).toEqual({ ...initialArticles, influencerArticlesLoaded: true });
    store.dispatch(influencerArticlesSet([card]));
    expect(articles().influencerArticles).toEqual([card]);
    expect(articles().loadedVirtualEventArticles).toBe(false);
  });
});
