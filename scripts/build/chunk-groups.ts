/**
 * Modules that come in one file. A path stands for all files that begin with it; a test holds each of them to the
 * files that there are. Of two groups that name a module the one with the higher priority takes it.
 */
interface Modules {
  paths: readonly string[];
  /** What begins like one of the paths, and comes with whatever uses it. */
  but?: readonly string[];
  packages?: readonly string[];
  /** What the bundler itself adds. */
  own?: readonly string[];
}

interface ChunkGroup extends Modules {
  name: string;
  priority?: number;
}

/** What a page runs by itself: no React in it. */
const LIVE: ChunkGroup = {
  name: 'live',
  priority: 30,
  paths: [
    'web/entry.client',
    'web/assemble/live',
    'web/assemble/wake-islands',
    'web/assemble/island-list',
    'web/assemble/differs-from-page',
    'web/assemble/handle-shell',
    'web/assemble/held-styles',
    'web/assemble/keep-forms',
    'web/assemble/ask-visitor',
    'web/assemble/follow-filters',
    'web/assemble/when-counted',
    'web/islands/ground',
    'web/islands/take-held-presses',
    'web/islands/json-in-page',
    'web/islands/know-scripts',
    'web/visit/',
    'web/device/',
    'web/words/catalogue',
    'web/features/consent/take-over',
    'web/features/modals/run-',
    'web/features/modals/watch-',
    'web/widgets/consent/show-choices',
    'web/widgets/consent/consent-page',
    'web/widgets/dialog/hold',
    'web/site/is-for-new-tab',
    'web/state/',
    'contracts/calls/call-address',
    'contracts/calls/is-answer-of',
  ],
  but: [
    'web/visit/check-event',
    'web/visit/event-queue',
    'web/device/offer-file',
    'web/state/use-store',
    'web/state/drafts',
    'web/state/load-influencer-articles',
    'web/state/answer-question',
    'web/state/complete-quiz',
    'web/state/kept-trail',
  ],
  packages: ['@reduxjs', 'immer', 'redux', 'redux-thunk', 'reselect'],
  own: ['vite/preload-helper', 'rolldown/runtime'],
};

/** What an island needs to wake. */
const REACT: ChunkGroup = {
  name: 'react',
  priority: 20,
  paths: [
    'web/islands/hydrate-island',
    'web/islands/give-back',
    'web/islands/island-providers',
    'web/site/',
    'web/state/use-store',
    'web/words/merge',
    'web/words/formats',
    'web/words/bold',
    'web/theme/layout',
    'web/art/',
    'web/widgets/button',
    'web/widgets/dialog',
    'web/widgets/link/outside',
    'web/features/shell/error-dialog',
    'web/features/shell/loader',
    'domain/links',
  ],
  but: [
    'web/site/money',
    'web/site/use-page',
    'web/site/page-head',
    'web/site/page-context',
    'web/site/ask-route',
    'web/site/drawn-document',
    'web/site/scroll-to-top-of',
  ],
  packages: [
    'react',
    'react-dom',
    'react-redux',
    'scheduler',
    'use-intl',
    'icu-minify',
    'use-sync-external-store',
    '@formatjs',
    'intl-messageformat',
  ],
};

/** What several islands use besides. */
const SHARED: ChunkGroup = {
  name: 'shared',
  priority: 15,
  paths: [
    'web/islands/',
    'web/widgets/badge',
    'web/widgets/card',
    'web/widgets/prose',
    'domain/articles',
    'domain/language',
    'domain/media',
    'domain/text/is-record',
    'domain/text/parse-json',
    'domain/text/truncate',
    'domain/persona/animals',
    'domain/company/',
  ],
  but: ['web/islands/follow-reading', 'domain/company/brand', 'domain/company/company-from-path'],
};

/** Modules that are one file whoever uses them. */
export const TOGETHER: readonly ChunkGroup[] = [LIVE, REACT, SHARED];

export const CHUNK_GROUPS: readonly ChunkGroup[] = [
  ...TOGETHER,
  {
    // It keeps what is typed without React, and would be taken along by what draws a plan.
    name: 'drafts',
    priority: 13,
    paths: ['web/state/drafts'],
  },
  {
    // What the pages with a plan share is small, and small files compress badly alone. It comes before the
    // questions, which would take it along with everything that they know.
    name: 'plan',
    priority: 12,
    paths: [
      'domain/calculator/inputs.ts',
      'domain/calculator/assumptions.ts',
      'domain/calculator/one-point-more.ts',
      'domain/calculator/year-growth.ts',
      'domain/calculator/contribution-limit.ts',
      'domain/calculator/year-contribution.ts',
      'domain/text/parse-typed-number.ts',
      'domain/money/round-to.ts',
      'domain/money/cents.ts',
      'domain/plan/plan.ts',
      'domain/plan/match-of-rate.ts',
      'domain/plan/vested-share.ts',
      'domain/figures/figure.ts',
      'domain/figures/say-figure.ts',
      'domain/figures/filer.ts',
      'web/site/money-format',
    ],
  },
  {
    // What a plan of this tab is, for the form and for its result.
    name: 'kept-plan',
    priority: 11,
    paths: [
      'web/features/calculator/plan/',
      'web/features/calculator/specification/',
      'contracts/forms/calculator-form',
      'contracts/forms/assumptions-form',
      'domain/counted',
      'domain/calculator/shown-plan',
    ],
    but: [
      'web/features/calculator/plan/use-plan',
      'web/features/calculator/plan/hidden-inputs',
      'web/features/calculator/plan/fields-of-match',
      'web/features/calculator/specification/differs',
    ],
  },
  {
    // What the projections have in common with the questions.
    name: 'benefits',
    priority: 10,
    paths: [
      'domain/calculator/social-security.ts',
      'domain/calculator/retirement-income.ts',
      'domain/social-security/person.ts',
      'domain/social-security/trace-estimate.ts',
      'domain/vesting/meter-vesting.ts',
    ],
  },
  {
    // All money questions are one file: every still page knows each file by its hash.
    name: 'ask',
    paths: [
      'web/features/money-questions/listen',
      'web/features/money-questions/stories/draw',
      'web/features/money-questions/stories/describe',
      'domain/money-questions/',
      'domain/retirement-pay/',
      'domain/social-security/',
      'domain/paycheck/withhold.ts',
    ],
  },
  {
    // What only hears, without React, is small: one file for all of it, and one hash.
    name: 'listeners',
    paths: [
      'web/features/home/life-path/listen-to-age',
      'web/features/quiz/go-to-kept-result',
      'web/features/quiz/keep-result',
      'web/features/hispanic/hero/rotate-phrases',
      'web/features/action-plan/print-plan',
      'web/islands/follow-reading',
      'web/features/hispanic/trail/follow-sections',
      'web/features/awards/mark-section',
    ],
  },
  {
    // The heart's page draws its words as well, and a second file would be asked for after the first.
    name: 'listen-to-like',
    paths: ['web/features/article/listen-to-like', 'domain/text/count-forms'],
  },
  {
    name: 'trail',
    paths: [
      'web/widgets/check/',
      'web/state/kept-trail',
      'web/device/offer-file',
      'domain/budget/',
    ],
  },
];

/** Whether a module belongs to a group, by its id. */
export function patternOf({ paths, but = [], packages = [], own = [] }: Modules): RegExp {
  const folders = packages.map((name) => `node_modules/${name}/`);
  const within = anyOf([...paths, ...folders].map((path) => `/${path}`).concat(own));
  return new RegExp(
    but.length === 0 ? within : `^(?!.*${anyOf(but.map((path) => `/${path}`))}).*${within}`,
  );
}

/** Ids have the separator of the machine. */
function anyOf(texts: readonly string[]): string {
  return `(?:${texts.map((text) => RegExp.escape(text).replaceAll(String.raw`\/`, String.raw`[\\/]`)).join('|')})`;
}
