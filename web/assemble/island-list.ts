import type { UnknownAction } from '@reduxjs/toolkit';
import type { ArticleCardView } from '#contracts/views/article.ts';
import type { BlockView } from '#contracts/views/block.ts';
import type { IslandName } from '../islands/island-names.ts';
import type { Listen } from '../islands/listen.ts';
import { stepTicked } from '../state/action-plan-slice.ts';
import type { RootState } from '../state/store.ts';
import { ISLAND_TEXTS, type IslandTexts } from '../words/catalogue.ts';
import {
  isOtherTrip,
  isAtPassage,
  isOtherDollar,
  hasTrail,
  isKept,
  keepsQuiz,
  tickedSteps,
  hasWatched,
  isInAddress,
  keepsResult,
  isLiked,
} from './differs-from-page.ts';

type Data = Readonly<Record<string, unknown>>;
type Step = Omit<Parameters<typeof stepTicked>[0], 'isDone'>;

interface AnyIsland {
  /** What the part is told of the state as it was when the visitor came. */
  onArrival?: (state: RootState, data: Data) => Data;
  /** True when the state makes the part look different from the page, so that it wakes by itself. */
  isNeeded?: (state: RootState, data: Data) => boolean;
  /** What its box says before the part is awake, for a part that is nothing but a box. */
  tells?: (data: Data, isChecked: boolean) => UnknownAction;
  /** True for one that says what came of a press elsewhere, so that it is missed when it does not wake. */
  isAnswer?: true;
}

interface DrawnIsland extends AnyIsland {
  /** Loads the part with everything that it draws, so that it never waits in the middle. */
  load: (data: Data) => Promise<unknown>;
  /** The names of its texts beside the site's. */
  texts?: readonly IslandTexts[] | ((data: Data) => readonly IslandTexts[]);
}

interface ListeningIsland extends AnyIsland {
  /** Loads the function that hears what happens in the part; React stays where it is. */
  listen: (data: Data) => Promise<Listen>;
}

type IslandKind = DrawnIsland | ListeningIsland;

/** Every island by its name; the script of each is a file of its own. */
const ISLANDS: Readonly<Record<IslandName, IslandKind>> = {
  like: {
    listen: async () => (await import('../features/article/listen-to-like.ts')).listenToLike,
    onArrival: (state, { articleId }) => ({ wasLiked: isLiked(state, articleId) }),
    isNeeded: (state, { articleId, rated }) => rated !== undefined || isLiked(state, articleId),
  },
  budget: {
    listen: async () => (await import('../features/article/listen-to-budget.ts')).listenToBudget,
    // It may be printed before it ever came in sight.
    isNeeded: isKept,
  },
  'one-percent': {
    listen: async () =>
      (await import('../features/home/one-percent/listen-to-choices.ts')).listenToChoices,
  },
  'life-path': {
    listen: async () => (await import('../features/home/life-path/listen-to-age.ts')).listenToAge,
  },
  ask: {
    listen: async (data) =>
      (await import('../features/money-questions/listen/load-question.ts')).loadQuestion(data),
  },
  copy: {
    load: async () => (await import('../widgets/copy-button/copy-button.tsx')).CopyButton,
  },
  oops: {
    load: async () => (await import('../features/shell/error-dialog.tsx')).ErrorDialog,
    isNeeded: ({ error }) => error.message !== undefined,
  },
  loader: {
    load: async () => (await import('../features/shell/loader.tsx')).Loader,
    isNeeded: ({ loader }) => loader.isVisible,
  },
  block: {
    load: async ({ block }) => {
      const { loadBlock } = await import('../widgets/multimedia/load-block.tsx');
      return loadBlock(block as BlockView);
    },
    texts: ({ block }) =>
      (block as BlockView).component === 'change-contribution-cta-with-separator'
        ? ['components', 'pages']
        : ['components'],
    // An author's quiz is named after its page.
    isNeeded: (_state, { block }) =>
      (block as BlockView).component === 'quiz' && keepsQuiz(`${location.pathname} `),
  },
  change: {
    load: async () =>
      (await import('../widgets/change-contribution/change-contribution.tsx')).ChangeContribution,
    texts: ['pages'],
    isNeeded: ({ user }) => user.isEnroll,
  },
  contact: {
    load: async () => (await import('../features/contact/contact-part.tsx')).ContactPart,
    texts: ['mail-forms'],
  },
  calculator: {
    load: async () =>
      (await import('../features/calculator/form/calculator-part.tsx')).CalculatorPart,
    texts: ['calculator'],
    isNeeded: isInAddress,
  },
  projections: {
    load: async () =>
      (await import('../features/calculator/projection/projections-part.tsx')).ProjectionsPart,
    texts: ['projections', 'pages'],
    isNeeded: ({ company }, { posted }) =>
      posted !== undefined || isInAddress() || keepsResult('calculator', 'values', company),
  },
  hours: {
    load: async () => (await import('../features/calculator/hours/hours-part.tsx')).HoursPart,
    texts: ['calculator', 'plan'],
    isNeeded: isInAddress,
  },
  'hours-projection': {
    load: async () =>
      (await import('../features/calculator/hours/hours-projection-part.tsx')).HoursProjectionPart,
    texts: ['projections', 'plan'],
    isNeeded: ({ company }, { posted }) =>
      posted !== undefined || isInAddress() || keepsResult('hours', 'inputs', company),
  },
  'my-trail': {
    load: async () => (await import('../features/my-trail/my-trail.tsx')).MyTrail,
    texts: ['my-trail'],
    isNeeded: (state) => isInAddress() || hasTrail(state),
  },
  navigator: {
    load: async () =>
      (await import('../widgets/navigator-cards/navigator-cards.tsx')).NavigatorCards,
  },
  'print-sheet': {
    load: async () => (await import('../features/workshop/print-sheet.tsx')).PrintSheet,
  },
  'glossary-tools': {
    load: async () => (await import('../features/glossary/glossary-tools.tsx')).GlossaryTools,
    texts: ['glossary'],
  },
  glide: {
    load: async () => (await import('../features/target-date/glide-chart.tsx')).GlideChart,
    texts: ['target-date'],
  },
  films: {
    load: async () => (await import('../features/money-minute/minute-list.tsx')).MinuteList,
    texts: ['money-minute'],
    isNeeded: hasWatched,
  },
  watched: {
    load: async () => (await import('../features/money-minute/watched-count.tsx')).WatchedCount,
    texts: ['money-minute'],
    isNeeded: hasWatched,
  },
  'event-guides': {
    load: async () => (await import('../features/virtual-event/event-guides.tsx')).EventGuides,
    texts: ['virtual-event'],
    isNeeded: ({ articles }, { cards }) =>
      (cards as ArticleCardView[]).some(({ id }) => articles.readArticles.includes(id)),
  },
  survey: {
    load: async () => (await import('../features/transition/survey-start.tsx')).SurveyStart,
    texts: ['transition'],
  },
  'topic-again': {
    load: async () => (await import('../features/transition/topic-again.tsx')).TopicAgain,
    texts: ['transition'],
    isNeeded: ({ transitionToRetirement }, { current }) =>
      current === undefined && transitionToRetirement.filter !== undefined,
  },
  'told-session': {
    listen: async () => (await import('../widgets/told-session/play-session.ts')).playSession,
    // One that was begun says where it goes on.
    isNeeded: isKept,
  },
  'read-aloud': {
    listen: async () => (await import('../widgets/read-aloud/read-aloud.ts')).readAloud,
  },
  'fund-years': {
    load: async () => (await import('../features/target-date/year-finder.tsx')).YearFinder,
    texts: ['target-date'],
  },
  question: {
    listen: async () => (await import('../features/quiz/listen-to-question.ts')).listenToQuestion,
  },
  'new-result': {
    listen: async () => (await import('../features/quiz/keep-result.ts')).keepResult,
    isNeeded: () => true,
  },
  'kept-result': {
    listen: async () => (await import('../features/quiz/go-to-kept-result.ts')).goToKeptResult,
    isNeeded: ({ user }) => user.animal !== undefined,
  },
  'plan-progress': {
    load: async () => (await import('../features/action-plan/plan-progress.tsx')).PlanProgress,
    texts: ['persona'],
    isNeeded: (state, { animal }) => tickedSteps(state, animal).length > 0,
    isAnswer: true,
  },
  'step-tick': {
    load: async () => (await import('../features/action-plan/step-tick.tsx')).StepTick,
    texts: ['persona'],
    isNeeded: (state, { animal, stepId }) => tickedSteps(state, animal).includes(stepId as string),
    tells: (step, isDone) => stepTicked({ ...(step as unknown as Step), isDone }),
  },
  'plan-mail': {
    load: async () => (await import('../features/action-plan/plan-mail-form.tsx')).PlanMailForm,
    texts: ['mail-forms'],
  },
  'print-plan': {
    listen: async () => (await import('../features/action-plan/print-plan.ts')).printPlan,
  },
  'dollar-form': {
    load: async () => (await import('../features/road-trip/dollar-form.tsx')).DollarForm,
    texts: ['road-trip'],
    isNeeded: isOtherDollar,
  },
  'trip-banner': {
    load: async () => (await import('../features/road-trip/trip-banner.tsx')).TripBanner,
    texts: ['road-trip'],
    isNeeded: ({ dollarOnTheRoad }) => dollarOnTheRoad.name !== '',
  },
  'trip-stage': {
    load: async () => (await import('../features/road-trip/trip-stage.tsx')).TripStage,
    texts: ['road-trip'],
    isNeeded: isOtherTrip,
  },
  'trip-stops': {
    load: async () => (await import('../features/road-trip/trip-stops.tsx')).TripStops,
    texts: ['road-trip'],
    isNeeded: isOtherTrip,
  },
  'trip-facts': {
    load: async () => (await import('../features/road-trip/trip-facts.tsx')).TripFacts,
    texts: ['road-trip'],
    isNeeded: isOtherTrip,
  },
  phrases: {
    listen: async () => (await import('../features/hispanic/hero/rotate-phrases.ts')).rotatePhrases,
    isNeeded: () => true,
  },
  trail: {
    listen: async () =>
      (await import('../features/hispanic/trail/follow-sections.ts')).followSections,
    isNeeded: () => true,
  },
  voices: {
    load: async () => (await import('../features/hispanic/voices.tsx')).VoiceCards,
    texts: ['components', 'hispanic'],
  },
  'myth-or-truth': {
    load: async () => (await import('../features/hispanic/myth-or-truth.tsx')).Statements,
    texts: ['components', 'hispanic'],
    isNeeded: () => keepsQuiz('hispanic'),
  },
  'discussion-guide': {
    load: async () =>
      (await import('../features/hispanic/family/discussion-guide.tsx')).DiscussionGuide,
    texts: ['hispanic'],
  },
  sections: {
    listen: async () => (await import('../features/awards/mark-section.ts')).markSection,
    isNeeded: () => true,
  },
  stage: {
    load: async () => (await import('../features/awards/stage.tsx')).Stage,
    texts: ['playlist'],
    // An address that the page itself has made leads back without loading anything.
    isNeeded: () => history.state !== null || isAtPassage(),
  },
  player: {
    listen: async () => (await import('../widgets/player/follow-media.ts')).playMedia,
    isNeeded: isAtPassage,
  },
  kit: {
    load: async () => (await import('../features/gallery/kit-examples.tsx')).KitExamples,
    // It shows every widget, whatever it says.
    texts: ISLAND_TEXTS,
  },
  artists: {
    load: async () => (await import('../features/awards/meet-the-artist.tsx')).Artists,
    texts: ['awards', 'components'],
  },
};

export function getIsland(name: string): IslandKind {
  const kind = ISLANDS[name as IslandName] as IslandKind | undefined;
  if (!kind) throw new Error(`No such island: ${name}`);
  return kind;
}
