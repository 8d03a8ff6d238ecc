import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { RatingAction } from '#contracts/calls/articles.ts';
import { Icon } from '../../art/icon.tsx';
import { likeToggled } from '../../state/articles-slice.ts';
import { fetchJson } from '../../state/fetch-json.ts';
import { useAppDispatch, useAppSelector } from '../../state/store.ts';
import styles from './like-form.module.css';

/** How a plain form post ended; it comes back in the address. */
export type Rated = 'liked' | 'unliked' | 'failed';

export interface LikeFormProperties {
  articleId: string;
  likes: number;
  rated: Rated | undefined;
}

/**
 * A form, so that it works before and without JavaScript. With it, the heart answers at once and the
 * server's count follows.
 */
export function LikeForm({ articleId, likes, rated }: LikeFormProperties) {
  const t = useTranslations('article');
  const { isLiked, count, hasFailed, toggle } = useLike({ articleId, likes, rated });
  const action: RatingAction = isLiked ? 'UNLIKE' : 'LIKE';
  const status = hasFailed
    ? 'likeFailed'
    : rated === 'liked' || rated === 'unliked'
      ? rated
      : undefined;
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
      <p role="status" className={styles['status']} data-failed={hasFailed || undefined}>
        {status !== undefined && t(status)}
      </p>
    </form>
  );
}

interface Like {
  isLiked: boolean;
  count: number;
  hasFailed: boolean;
  toggle: (event: FormEvent) => void;
}

function useLike({ articleId, likes, rated }: LikeFormProperties): Like {
  const dispatch = useAppDispatch();
  const isKnownLiked = useAppSelector((state) => state.articles.likedArticles.includes(articleId));
  const [answer, setAnswer] = useState<{ articleId: string; likes: number } | undefined>();
  const [hasFailed, setHasFailed] = useState(rated === 'failed');
  // A plain post is not in this browser's state: its outcome is in the address.
  const isLiked = isKnownLiked || (rated === 'liked' && answer === undefined);
  const count = answer?.articleId === articleId ? answer.likes : likes;

  const toggle = (event: FormEvent): void => {
    event.preventDefault();
    const action: RatingAction = isLiked ? 'UNLIKE' : 'LIKE';
    setHasFailed(false);
    setAnswer({ articleId, likes: Math.max(0, count + (action === 'LIKE' ? 1 : -1)) });
    if (isKnownLiked === isLiked) dispatch(likeToggled(articleId));
    void save(action);
  };

  const save = async (action: RatingAction): Promise<void> => {
    const result = await fetchJson(dispatch, {
      key: `rating/${articleId}`,
      url: `/po/content/articles/${articleId}/rating?articleRatingType=LIKES&articleRatingActionType=${action}`,
      method: 'POST',
    });
    if (result.ok) {
      setAnswer({ articleId, likes: likesIn(result.data) ?? count });
      return;
    }
    // Back to what it was: nothing was counted.
    setAnswer({ articleId, likes: count });
    dispatch(likeToggled(articleId));
    setHasFailed(true);
  };
  return { isLiked, count, hasFailed, toggle };
}

function likesIn(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('likes' in data)) return undefined;
  return typeof data.likes === 'number' ? data.likes : undefined;
}
