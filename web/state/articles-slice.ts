import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ArticleCardView } from '#contracts/views/article.ts';
import type { MinuteCardView } from '#contracts/views/film-pages.ts';

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

function addOnce(ids: string[], id: string): void {
  if (!ids.includes(id)) ids.push(id);
}

export const articlesSlice = createSlice({
  name: 'articles',
  initialState: initialArticles,
  reducers: {
    articleRead: (state, { payload }: PayloadAction<string>) =>
      addOnce(state.readArticles, payload),
    likeToggled: (state, { payload }: PayloadAction<string>) => {
      const at = state.likedArticles.indexOf(payload);
      if (at < 0) state.likedArticles.push(payload);
      else state.likedArticles.splice(at, 1);
    },
    /** What a plain form has done is known when its page comes, and may be told more than once. */
    likeNoted: (state, { payload }: PayloadAction<{ id: string; isLiked: boolean }>) => {
      const others = state.likedArticles.filter((id) => id !== payload.id);
      state.likedArticles = payload.isLiked ? [...others, payload.id] : others;
    },
    readArticlesCleared: (state, { payload }: PayloadAction<string>) => {
      state.readArticles = [payload];
    },
    influencerArticleRead: (state, { payload }: PayloadAction<string>) =>
      addOnce(state.influencerArticlesRead, payload),
    influencerArticlesReadCleared: (state, { payload }: PayloadAction<string>) => {
      state.influencerArticlesRead = [payload];
    },
    influencerArticlesSet: (state, { payload }: PayloadAction<MinuteCardView[]>) => {
      state.influencerArticles = payload;
      state.influencerArticlesLoaded = true;
    },
    virtualEventArticlesSet: (state, { payload }: PayloadAction<ArticleCardView[]>) => {
      state.virtualEventArticles = payload;
      state.loadedVirtualEventArticles = true;
    },
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
