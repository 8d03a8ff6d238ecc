import type { PayloadAction } from '@reduxjs/toolkit';
import type { ArticleCardView } from '#contracts/views/article.ts';
import type { MinuteCardView } from '#contracts/views/film-pages.ts';
import { createSlice } from './create-slice.ts';

export interface ArticlesState {
  readArticles: string[];
  likedArticles: string[];
  virtualEventArticles: ArticleCardView[];
  loadedVirtualEventArticles: boolean;
  influencerArticles: MinuteCardView[];
  influencerArticlesLoaded: boolean;
  influencerArticlesRead: string[];
}

export const initialArticles: ArticlesState = {
  readArticles: [],
  likedArticles: [],
  virtualEventArticles: [],
  loadedVirtualEventArticles: false,
  influencerArticles: [],
  influencerArticlesLoaded: false,
  influencerArticlesRead: [],
};

function addOnce(ids: string[], id: string): string[] {
  return ids.includes(id) ? ids : [...ids, id];
}

export const articlesSlice = createSlice({
  name: 'articles',
  initialState: initialArticles,
  reducers: {
    articleRead: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      readArticles: addOnce(state.readArticles, payload),
    }),
    likeToggled: (state, { payload }: PayloadAction<string>) => {
      const others = state.likedArticles.filter((id) => id !== payload);
      const isLiked = others.length < state.likedArticles.length;
      return { ...state, likedArticles: isLiked ? others : [...others, payload] };
    },
    /** What a plain form has done is known when its page comes, and may be told more than once. */
    likeNoted: (state, { payload }: PayloadAction<{ id: string; isLiked: boolean }>) => {
      const others = state.likedArticles.filter((id) => id !== payload.id);
      return { ...state, likedArticles: payload.isLiked ? [...others, payload.id] : others };
    },
    readArticlesCleared: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      readArticles: [payload],
    }),
    influencerArticleRead: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      influencerArticlesRead: addOnce(state.influencerArticlesRead, payload),
    }),
    influencerArticlesReadCleared: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      influencerArticlesRead: [payload],
    }),
    influencerArticlesSet: (state, { payload }: PayloadAction<MinuteCardView[]>) => ({
      ...state,
      influencerArticles: payload,
      influencerArticlesLoaded: true,
    }),
    virtualEventArticlesSet: (state, { payload }: PayloadAction<ArticleCardView[]>) => ({
      ...state,
      virtualEventArticles: payload,
      loadedVirtualEventArticles: true,
    }),
  },
});

export const {
  articleRead,
  likeNoted,
  likeToggled,
  readArticlesCleared,
  influencerArticleRead,
  influencerArticlesReadCleared,
  influencerArticlesSet,
  virtualEventArticlesSet,
} = articlesSlice.actions;
