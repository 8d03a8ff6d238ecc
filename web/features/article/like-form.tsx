import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { rateArticle, type RatingAction } from '#contracts/calls/rating.ts';
import { Icon } from '../../art/icon.tsx';
import { likeToggled } from '../../state/articles-slice.ts';
import { callServer } from '../../state/call-server.ts';
import type { Store } from '../../state/store.ts';
import { useAppSelector, useAppStore } from '../../state/use-store.ts';
import styles from './like-form.module.css';

/** The outcome of a plain form post; it comes back in the address. */
export type Rated = 'liked' | 'unliked' | 'failed';

const OUTCOME_TEXT = { liked: 'liked', unliked: 'unliked', failed: 'likeFailed' } as const;

export interface LikeFormProperties {
  articleId: string;
  likes: number;
  rated: Rated | undefined;
  /** Whether the device remembered a like when the visitor came, where the form wakes later. */
  wasLiked?: boolean | undefined;
}

/**
 * The like is a form, so that it works before and without JavaScript. With JavaScript, the heart
 * answers at once and the server's count follows.
 */
export function LikeForm(properties: LikeFormProperties) {
  const t = useTranslations('article');
  const { isLiked, count, outcome, toggle } = useLike(properties);
  const action: RatingAction = isLiked ? 'UNLIKE' : 'LIKE';
  return (
    <form method="post" className={styles['form']} onSubmit={toggle}>
      <button
        type="submit"
        name="articleRatingActionType"
        value={action}
        className={styles['like']}
        data-liked={isLiked || undefined}
        aria-pressed={isLiked}
      >
        <Icon name={isLiked ? 'heart-filled' : 'heart'} className={styles['heart']} />
        <span className="visually-hidden">{t(isLiked ? 'unlike' : 'like')}. </span>
        <span>{t('likes', { likes: count })}</span>
      </button>
      <p role="status" className={styles['status']} data-failed={outcome === 'failed' || undefined}>
        {outcome !== undefined && t(OUTCOME_TEXT[outcome])}
      </p>
    </form>
  );
}

interface Like {
  isLiked: boolean;
  count: number;
  outcome: Rated | undefined;
  toggle: (event: FormEvent) => void;
}

/**
 * Shows the last press at once; requests go to the server one at a time, and the last press is sent
 * last.
 */
function useLike({ articleId, likes, rated, wasLiked: atFirst }: LikeFormProperties): Like {
  const store = useAppStore();
  const isStored = useAppSelector((state) => state.articles.likedArticles.includes(articleId));
  const [count, setCount] = useState(likes);
  const [outcome, setOutcome] = useState(rated);
  const wish = useRef<RatingAction>(undefined);
  const isAsking = useRef(false);
  useCleanAddress(rated);
  const isOwnChange = useRef(false);
  // Another tab may like the article or take its like back, so the count follows the stored state.
  useEffect(() => {
    // What a plain form did is in the count already.
    let wasLiked = (rated === undefined ? atFirst : undefined) ?? isKept(store, articleId);
    const follow = (): void => {
      const isNow = isKept(store, articleId);
      if (isNow === wasLiked) return;
      wasLiked = isNow;
      if (!isOwnChange.current) setCount((told) => Math.max(0, told + (isNow ? 1 : -1)));
    };
    follow();
    return store.subscribe(follow);
  }, [store, articleId, rated, atFirst]);

  const show = (isLiked: boolean, shown: number): void => {
    setCount(Math.max(0, shown));
    isOwnChange.current = true;
    keepLike(store, articleId, isLiked);
    isOwnChange.current = false;
  };

  const askServer = async (before: { isLiked: boolean; count: number }): Promise<void> => {
    isAsking.current = true;
    let settled = before;
    for (let action = wish.current; action !== undefined; action = wish.current) {
      wish.current = undefined;
      // oxlint-disable-next-line no-await-in-loop -- the next wish waits for this answer
      const result = await callServer(store, rateArticle, {
        key: `rating/${articleId}`,
        parameters: { id: articleId },
        query: { articleRatingType: 'LIKES', articleRatingActionType: action },
      });
      // A like of the person before is not the next person's.
      if (result.isLate) continue;
      if (result.ok) settled = { isLiked: result.answer.liked, count: result.answer.likes };
      // A press was made meanwhile, so the shown state belongs to that one.
      if (wish.current !== undefined) continue;
      show(settled.isLiked, settled.count);
      if (!result.ok) setOutcome('failed');
    }
    isAsking.current = false;
  };

  // The page is shared by all visitors, so the outcome of a plain form is known only from the
  // address.
  const isLiked = isStored || outcome === 'liked';
  const toggle = (event: FormEvent): void => {
    event.preventDefault();
    const before = { isLiked, count };
    wish.current = isLiked ? 'UNLIKE' : 'LIKE';
    setOutcome(undefined);
    show(!isLiked, count + (isLiked ? -1 : 1));
    if (!isAsking.current) void askServer(before);
  };
  return { isLiked, count, outcome, toggle };
}

/** Takes the outcome of a plain form out of the address; the page has noted it. */
function useCleanAddress(rated: Rated | undefined): void {
  useEffect(() => {
    if (rated === undefined) return;
    const url = new URL(location.href);
    url.searchParams.delete('rated');
    history.replaceState(history.state, '', url);
  }, [rated]);
}

function isKept(store: Store, articleId: string): boolean {
  return store.getState().articles.likedArticles.includes(articleId);
}

function keepLike(store: Store, articleId: string, isLiked: boolean): void {
  if (isKept(store, articleId) !== isLiked) store.dispatch(likeToggled(articleId));
}
