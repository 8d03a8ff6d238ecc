import { findAnimal } from '#domain/persona/animals.ts';
import { listItems, removeItem } from '../../device/device-storage.ts';
import { initialActionPlan } from '../../state/action-plan-slice.ts';
import { forgetTrail } from '../../state/kept-trail.ts';
import { stateRestored, type Store } from '../../state/store.ts';
import { initialUser } from '../../state/user-slice.ts';

/** Numbers and places that other pages keep under names of their own. */
const OWN = /^sendero:(?:budget|calculator-draft|hours-draft|[a-z-]+-question-draft|sessions):/;

/**
 * Erases what the visitor chose at a company. What stays is no choice of theirs that the trail shows:
 * likes, which the server counts, the link that they came by, and when they were last asked something.
 */
export function forgetEverything(store: Store, companyId: string): void {
  const { user, articles } = store.getState();
  const isOfAnimal = findAnimal(user.segment) !== undefined;
  store.dispatch(
    stateRestored({
      user: {
        ...user,
        animal: undefined,
        plan: undefined,
        lastQuizTakeDate: undefined,
        segment: isOfAnimal ? initialUser.segment : user.segment,
      },
      articles: { ...articles, readArticles: [], influencerArticlesRead: [] },
      actionPlan: initialActionPlan,
    }),
  );
  const isOwn = (key: string): boolean => OWN.test(key) && key.endsWith(`:${companyId}`);
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    for (const [key] of listItems(storage)) if (isOwn(key)) removeItem(storage, key);
  forgetTrail(companyId);
}
