import type { Animal } from '#domain/persona/animals.ts';
import { CAR_COLORS } from '#domain/road-trip/car-colors.ts';
import { readItem } from '../device/device-storage.ts';
import { draftKey, type DraftName } from '../device/drafts-of-tab.ts';
import { QUIZZES_KEY, trailKey } from '../device/kept-names.ts';
import type { RootState } from '../state/store.ts';

/* What of the state makes a part look different from the page, which knows nothing of the visitor. */

type Data = Readonly<Record<string, unknown>>;

/** True when the trip has another name or other figures than those that are drawn. */
export function isOtherTrip(
  { dollarOnTheRoad: { name, under50 } }: RootState,
  data: Data,
): boolean {
  const chosen = data['chosen'] as { under50?: boolean };
  return name !== '' || under50 !== (chosen.under50 ?? true);
}

export function isOtherDollar(state: RootState, data: Data): boolean {
  const chosen = data['chosen'] as { carColor?: string };
  const { carColor } = state.dollarOnTheRoad;
  return isOtherTrip(state, data) || carColor !== (chosen.carColor ?? CAR_COLORS[0]);
}

export function tickedSteps({ actionPlan }: RootState, animal: unknown): readonly string[] {
  return actionPlan.done[animal as Animal] ?? [];
}

export function hasWatched({ articles }: RootState): boolean {
  return articles.influencerArticlesRead.length > 0;
}

/** A link to a plan or a trail has it behind the #, which no server sees. */
export function isInAddress(): boolean {
  return /^#(?:plan|hours|trail)=/.test(location.hash);
}

/** Whether the tab has kept what a calculation came to. */
export function keepsResult(
  name: DraftName,
  field: string,
  { theme }: RootState['company'],
): boolean {
  const kept = readItem('sessionStorage', draftKey(name, theme?.companyId ?? ''));
  return kept?.includes(`"${field}":`) === true;
}

/** Whether the visitor's trail has anything on it; the page shows an empty one. */
export function hasTrail({ user, actionPlan, articles, company }: RootState): boolean {
  return (
    user.animal !== undefined ||
    user.plan !== undefined ||
    articles.readArticles.length > 0 ||
    Object.values(actionPlan.done).some((steps) => steps.length > 0) ||
    typeof readItem('localStorage', trailKey(company.theme?.companyId ?? '')) === 'string'
  );
}

/** Whether the device keeps anything under the name that a part was given, and the part's id in it. */
export function isKept(_state: RootState, { key, id }: Data): boolean {
  return readItem('localStorage', key as string)?.includes((id ?? '') as string) === true;
}

/** Whether the tab has kept how far a quiz of myths was, whose name begins so. */
export function keepsQuiz(name: string): boolean {
  return readItem('sessionStorage', QUIZZES_KEY)?.includes(`"${name}`) === true;
}

export function isLiked({ articles }: RootState, articleId: unknown): boolean {
  return articles.likedArticles.includes(articleId as string);
}

/** The address leads to something that is said in a recording; which one, the recordings know. */
export function isAtPassage(): boolean {
  return /-t\d+$/.test(location.hash);
}
