import { useTranslations } from 'use-intl';
import type { RatingAction } from '#contracts/calls/rating.ts';
import { readCountForms, type CountForms } from '#domain/text/count-forms.ts';
import { Icon } from '../../art/icon.tsx';
import { Island } from '../../islands/island.tsx';
import { useShell } from '../../site/shell-context.tsx';
import styles from './like.module.css';

/** The outcome of a plain form post; it comes back in the address. */
export type Rated = 'liked' | 'unliked' | 'failed';

const OUTCOME_TEXT = { liked: 'liked', unliked: 'unliked', failed: 'likeFailed' } as const;

export interface LikeProperties {
  articleId: string;
  likes: number;
  rated: Rated | undefined;
}

/** What the heart says from its first press on; its script has no messages. */
export interface LikeWords extends Readonly<Record<RatingAction, string>> {
  failed: string;
  likes: CountForms;
}

export function Like({ articleId, likes, rated }: LikeProperties) {
  const { language } = useShell();
  const t = useTranslations('article');
  const words: LikeWords = {
    LIKE: t('like'),
    UNLIKE: t('unlike'),
    failed: t('likeFailed'),
    likes: readCountForms(language, (count) => t('likes', { likes: count })),
  };
  const like = { articleId, likes, rated, words };
  return (
    <Island name="like" wake="press" data={like}>
      <LikeForm
        rated={rated}
        action={words[rated === 'liked' ? 'UNLIKE' : 'LIKE']}
        likes={t('likes', { likes })}
        outcome={rated && t(OUTCOME_TEXT[rated])}
      />
    </Island>
  );
}

/** In words, but for what a plain form did. */
interface LikeFormProperties {
  rated: Rated | undefined;
  action: string;
  likes: string;
  outcome: string | undefined;
}

/**
 * The like is a form, so that it works before and without JavaScript. With JavaScript, the heart
 * answers at once and the server's count follows.
 */
function LikeForm({ rated, action, likes, outcome }: LikeFormProperties) {
  const isLiked = rated === 'liked';
  const next: RatingAction = isLiked ? 'UNLIKE' : 'LIKE';
  return (
    <form method="post" className={styles['form']}>
      <button
        type="submit"
        name="articleRatingActionType"
        value={next}
        className={styles['like']}
        data-liked={isLiked || undefined}
        aria-pressed={isLiked}
      >
        <Icon name={isLiked ? 'heart-filled' : 'heart'} className={styles['heart']} />
        <span className="visually-hidden">{`${action}. `}</span>
        <span>{likes}</span>
      </button>
      <p role="status" className={styles['status']} data-failed={rated === 'failed' || undefined}>
        {outcome}
      </p>
    </form>
  );
}
