import { isRecord } from '#domain/text/is-record.ts';
import { CAR_COLORS } from '#domain/road-trip/car-colors.ts';
import { initialDollarOnTheRoad, initialTransition } from './visit-slices.ts';
import type { DollarOnTheRoadState, TransitionToRetirementState } from './visit-slices.ts';
import { initialArticles, type ArticlesState } from './articles-slice.ts';
import { initialCompany, type CompanyState } from './company-slice.ts';
import { initialUser, type UserState } from './user-slice.ts';
import { findLanguage } from '#domain/language/language.ts';
import { ANIMALS } from '#domain/persona/animals.ts';
import { findPlan } from '#domain/persona/plans.ts';
import { initialActionPlan, type ActionPlanState } from './action-plan-slice.ts';

/** The part of the state that stays on the device. */
export interface StoredState {
  user: UserState;
  company: CompanyState;
  articles: ArticlesState;
  dollarOnTheRoad: DollarOnTheRoadState;
  transitionToRetirement: TransitionToRetirementState;
  actionPlan: ActionPlanState;
}

/** The version rises when the shape changes; a copy of an older version is then dropped. */
const VERSION = 1;

/** The copy counts the writes of the tabs that wrote last, at most of this many. */
const MAX_TABS = 16;

export interface StoredFile {
  state: StoredState;
  /** The uid of the person whose device it is, whichever company learned it. */
  uid: string | undefined;
  /**
   * For each tab, how many of its writes this state contains; a tab that finds fewer than it made
   * writes again.
   */
  seen: ReadonlyArray<readonly [tab: string, writes: number]>;
}

const INITIAL: StoredState = {
  user: initialUser,
  company: initialCompany,
  articles: initialArticles,
  dollarOnTheRoad: initialDollarOnTheRoad,
  transitionToRetirement: initialTransition,
  actionPlan: initialActionPlan,
};

export const EMPTY_FILE: StoredFile = { state: INITIAL, uid: undefined, seen: [] };

export function keptOf(state: StoredState): StoredState {
  const { user, company, articles, dollarOnTheRoad, transitionToRetirement, actionPlan } = state;
  return { user, company, articles, dollarOnTheRoad, transitionToRetirement, actionPlan };
}

export function writeStoredFile(companyId: string, { state, uid, seen }: StoredFile): string {
  return JSON.stringify({
    version: VERSION,
    companyId,
    uid,
    seen: seen.slice(-MAX_TABS),
    state: keptOf(state),
  });
}

/** Reads what this product wrote for this company; anything else is as if nothing was stored. */
export function readStoredFile(
  companyId: string,
  stored: string | null | undefined,
): StoredFile | undefined {
  try {
    const file: unknown = JSON.parse(stored ?? '');
    if (!isRecord(file) || file['version'] !== VERSION || file['companyId'] !== companyId)
      return undefined;
    const { state, uid, seen } = file;
    if (!isRecord(state)) return undefined;
    return {
      uid: text(uid),
      seen: Array.isArray(seen) ? seen.filter(isCount) : [],
      state: readState(state),
    };
  } catch {
    // A corrupted or foreign text is dropped silently, as the visitor can do nothing about it.
    return undefined;
  }
}

function isCount(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

const MAX_IDS = 500;

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= 200 ? value : undefined;
}

function ids(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((id): id is string => typeof id === 'string').slice(0, MAX_IDS);
}

/**
 * Takes a stored value where it has the type of the initial one; where the initial value may be
 * missing, a text is expected.
 */
function readLike<Initial>(initial: Initial, value: unknown): Initial;
function readLike(initial: unknown, value: unknown): unknown {
  if (Array.isArray(initial)) return ids(value);
  if (typeof initial === 'boolean') return typeof value === 'boolean' ? value : initial;
  if (!isRecord(initial)) return text(value) ?? initial;
  const stored = isRecord(value) ? value : {};
  return Object.fromEntries(
    Object.entries(initial).map(([key, like]) => [key, readLike(like, stored[key])]),
  );
}

function readState(value: Record<string, unknown>): StoredState {
  const { user, articles, dollarOnTheRoad, transitionToRetirement } = readLike(INITIAL, value);
  return {
    user: {
      ...user,
      language: findLanguage(user.language) ?? initialUser.language,
      animal: ANIMALS.find((animal) => animal === user.animal),
      plan: findPlan(user.plan),
    },
    company: initialCompany,
    // Only the lists of ids are restored; the articles themselves are loaded again, because their
    // words may have changed.
    articles: {
      ...articles,
      loadedVirtualEventArticles: false,
      influencerArticlesLoaded: false,
    },
    dollarOnTheRoad: {
      ...dollarOnTheRoad,
      carColor:
        CAR_COLORS.find((color) => color === dollarOnTheRoad.carColor) ??
        initialDollarOnTheRoad.carColor,
    },
    transitionToRetirement,
    actionPlan: readActionPlan(value['actionPlan']),
  };
}

function readActionPlan(value: unknown): ActionPlanState {
  const done = isRecord(value) ? value['done'] : undefined;
  if (!isRecord(done)) return initialActionPlan;
  return {
    done: Object.fromEntries(
      ANIMALS.filter((animal) => Array.isArray(done[animal])).map((animal) => [
        animal,
        ids(done[animal]),
      ]),
    ),
  };
}
