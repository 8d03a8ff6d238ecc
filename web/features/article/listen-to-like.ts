import { rateArticle, type RatingAction } from '#contracts/calls/rating.ts';
import { sayCount } from '#domain/text/count-forms.ts';
import type { Listen } from '../../islands/listen.ts';
import { wordsOfMissing } from '../../islands/say-missing.ts';
import { likeToggled } from '../../state/articles-slice.ts';
import { callServer } from '../../state/call-server.ts';
import type { LikeProperties, LikeWords, Rated } from './like.tsx';

interface LikeData extends LikeProperties {
  words: LikeWords;
  /** Whether the device remembered a like when the visitor came. */
  wasLiked: boolean;
}

/**
 * Shows the last press at once; requests go to the server one at a time, and the last press is sent
 * last.
 */
export const listenToLike: Listen = (place, { store, shell }, data) => {
  const { articleId, likes, rated, words, ...arrival } = data as unknown as LikeData;
  const form = place.querySelector('form');
  if (!form) throw new Error('The heart has no form');
  let count = likes;
  let outcome = rated;
  let why = words.failed;
  let wish: RatingAction | undefined;
  let isAsking = false;
  let isOwnChange = false;

  const isKept = (): boolean => store.getState().articles.likedArticles.includes(articleId);
  // The page is shared by all visitors, so the outcome of a plain form is known only from the
  // address.
  const isLiked = (): boolean => isKept() || outcome === 'liked';
  const draw = (): void =>
    drawHeart(form, {
      action: isLiked() ? 'UNLIKE' : 'LIKE',
      words,
      why,
      said: sayCount(words.likes, count, shell.language),
      outcome,
    });

  const show = (like: boolean, shown: number): void => {
    count = Math.max(0, shown);
    isOwnChange = true;
    if (isKept() !== like) store.dispatch(likeToggled(articleId));
    isOwnChange = false;
    draw();
  };

  const askServer = async (before: { isLiked: boolean; count: number }): Promise<void> => {
    isAsking = true;
    let settled = before;
    for (let action = wish; action !== undefined; action = wish) {
      wish = undefined;
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
      if (wish !== undefined) continue;
      if (!result.ok) {
        outcome = 'failed';
        why = result.silence === 'offline' ? wordsOfMissing().ofConnection : words.failed;
      }
      show(settled.isLiked, settled.count);
    }
    isAsking = false;
  };

  // What a plain form did is in the count already. Another tab may like the article or take its like
  // back, so the count follows the stored state.
  let wasLiked = rated === undefined ? arrival.wasLiked : isKept();
  const follow = (): void => {
    const isNow = isKept();
    if (isNow === wasLiked) return;
    wasLiked = isNow;
    if (isOwnChange) return;
    count = Math.max(0, count + (isNow ? 1 : -1));
    draw();
  };
  follow();
  store.subscribe(follow);
  draw();
  if (rated !== undefined) cleanAddress();

  addEventListener('online', () => {
    if (outcome !== 'failed' || why === words.failed) return;
    outcome = undefined;
    draw();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const before = { isLiked: isLiked(), count };
    wish = before.isLiked ? 'UNLIKE' : 'LIKE';
    outcome = undefined;
    show(!before.isLiked, count + (before.isLiked ? -1 : 1));
    if (!isAsking) void askServer(before);
  });
};

interface Heart {
  /** What the next press does. */
  action: RatingAction;
  words: LikeWords;
  /** The count, in words. */
  said: string;
  outcome: Rated | undefined;
  /** What is said where it failed. */
  why: string;
}

/** Changes what the server drew, as it would draw it. */
function drawHeart(form: HTMLFormElement, { action, words, said, outcome, why }: Heart): void {
  const button = form.querySelector('button');
  const status = form.querySelector<HTMLElement>('[role="status"]');
  if (!button || !status) throw new Error('The heart has no button');
  const isLiked = action === 'UNLIKE';
  button.value = action;
  button.ariaPressed = String(isLiked);
  button.toggleAttribute('data-liked', isLiked);
  const [icon, does, likes] = button.children;
  icon?.classList.toggle('i-heart', !isLiked);
  icon?.classList.toggle('i-heart-filled', isLiked);
  say(does, `${words[action]}. `);
  say(likes, said);
  status.toggleAttribute('data-failed', outcome === 'failed');
  // What a plain form did, the server has said.
  if (outcome === undefined || outcome === 'failed') say(status, outcome ? why : '');
}

/** Words that stay are not said again to who hears them. */
function say(place: Element | undefined, words: string): void {
  if (place && place.textContent !== words) place.textContent = words;
}

/** Takes the outcome of a plain form out of the address; the page has noted it. */
function cleanAddress(): void {
  const url = new URL(location.href);
  url.searchParams.delete('rated');
  history.replaceState(history.state, '', url);
}
