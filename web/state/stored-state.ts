import { CAR_COLORS } from '#domain/visitor/car-colors.ts';
import { initialDollarOnTheRoad, initialTransition } from './visit-slices.ts';
import type { DollarOnTheRoadState, TransitionToRetirementState } from './visit-slices.ts';
import { initialArticles, type ArticlesState } from './articles-slice.ts';
import { initialCompany, type CompanyState } from './company-slice.ts';
import { initialUser, type UserState } from './user-slice.ts';
import { findLanguage } from '#domain/language/language.ts';
import { ANIMALS } from '#domain/persona/animals.ts';
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

/** Raised when the shape changes: what an older version wrote is then dropped. */
const VERSION = 1;

interface StoredFile {
  version: typeof VERSION;
  companyId: string;
  state: StoredState;
}

export function writeStoredState(companyId: string, state: StoredState): string {
  const { user, company, articles, dollarOnTheRoad, transitionToRetirement, actionPlan } = state;
  const file: StoredFile = {
    version: VERSION,
    companyId,
    state: { user, company, articles, dollarOnTheRoad, transitionToRetirement, actionPlan },
  };
  return JSON.stringify(file);
}

/** Reads what this product wrote for this company; anything else is as if nothing was stored. */
export function readStoredState(companyId: string, stored: string | null): StoredState | undefined {
  if (stored === null) return undefined;
  try {
    const file: unknown = JSON.parse(stored);
    if (!isRecord(file) || file['version'] !== VERSION || file['companyId'] !== companyId)
      return undefined;
    const state = file['state'];
    if (!isRecord(state)) return undefined;
    return {
      user: readUser(state['user']),
      company: { ...initialCompany },
      articles: readArticles(state['articles']),
      dollarOnTheRoad: readDollar(state['dollarOnTheRoad']),
      transitionToRetirement: readTransition(state['transitionToRetirement']),
      actionPlan: readActionPlan(state['actionPlan']),
    };
  } catch {
    // Corrupted or foreign: dropped without a word, as the visitor can do nothing about it.
    return undefined;
  }
}

type Unknown = Record<string, unknown>;
const MAX_IDS = 500;

function isRecord(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= 200 ? value : undefined;
}

function ids(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((id): id is string => typeof id === 'string').slice(0, MAX_IDS);
}

function readUser(value: unknown): UserState {
  if (!isRecord(value)) return initialUser;
  const domain = isRecord(value['domain']) ? text(value['domain']['domainName']) : undefined;
  return {
    uid: text(value['uid']),
    segment: text(value['segment']) ?? initialUser.segment,
    domain: { domainName: domain ?? initialUser.domain.domainName },
    language: findLanguage(text(value['language'])) ?? initialUser.language,
    animal: ANIMALS.find((animal) => animal === value['animal']),
    isEnroll: value['isEnroll'] === true,
    isReturnVisit: value['isReturnVisit'] === true,
    lastSentimentModalViewDate: text(value['lastSentimentModalViewDate']),
    lastSentimentPollAnsweredDate: text(value['lastSentimentPollAnsweredDate']),
    lastQuizModalViewDate: text(value['lastQuizModalViewDate']),
    lastQuizTakeDate: text(value['lastQuizTakeDate']),
  };
}

/** Lists of ids are kept; the loaded articles themselves are fetched again. */
function readArticles(value: unknown): ArticlesState {
  if (!isRecord(value)) return initialArticles;
  return {
    ...initialArticles,
    readArticles: ids(value['readArticles']),
    likedArticles: ids(value['likedArticles']),
    influencerArticlesRead: ids(value['influencerArticlesRead']),
  };
}

function readDollar(value: unknown): DollarOnTheRoadState {
  if (!isRecord(value)) return initialDollarOnTheRoad;
  return {
    carColor:
      CAR_COLORS.find((color) => color === value['carColor']) ?? initialDollarOnTheRoad.carColor,
    name: text(value['name']) ?? '',
    under50: value['under50'] !== false,
  };
}

function readTransition(value: unknown): TransitionToRetirementState {
  return isRecord(value) ? { filter: text(value['filter']) } : initialTransition;
}

function readActionPlan(value: unknown): ActionPlanState {
  if (!isRecord(value) || !isRecord(value['done'])) return initialActionPlan;
  const { done } = value;
  return {
    done: Object.fromEntries(
      ANIMALS.filter((animal) => Array.isArray(done[animal])).map((animal) => [
        animal,
        ids(done[animal]),
      ]),
    ),
  };
}
