import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { barePages } from './scripts/build/bare-pages.ts';
import { numberClassNames } from './scripts/build/class-names.ts';
import { callFaces } from './scripts/build/call-faces.ts';
import { compiledAhead } from './scripts/build/compiled-ahead.ts';
import { compileMessages } from './scripts/build/compile-messages.ts';
import { galleryCopies } from './scripts/build/gallery-copies.ts';
import { iconStyles } from './scripts/build/icon-styles.ts';
import { serverWords } from './scripts/build/server-words.ts';
import { stylesApart } from './scripts/build/styles-apart.ts';
import { workOutPages } from './scripts/build/work-out-pages.ts';

/** What a page runs by itself: no React in it. */
const LIVE =
  /web[\\/]entry\.client|vite[\\/]preload-helper|rolldown.runtime|[\\/]node_modules[\\/](?:@reduxjs|immer|redux|redux-thunk|reselect)[\\/]|[\\/]web[\\/](?:assemble[\\/](?:live|wake-islands|island-list|differs-from-page|handle-shell|held-styles|keep-forms|say-beside|ask-visitor|follow-filters|when-counted)|islands[\\/](?:ground|hold-presses|json-in-page|know-scripts)|visit[\\/](?!check-event|event-queue)|device[\\/](?!offer-file)|words[\\/]catalogue|features[\\/](?:consent[\\/]take-over|modals[\\/](?:run-|watch-))|widgets[\\/](?:consent[\\/]show-choices|consent[\\/]consent-page|dialog[\\/]hold)|site[\\/]is-for-new-tab|state[\\/](?!use-store|drafts|load-influencer-articles|answer-question|complete-quiz|kept-trail))|[\\/]contracts[\\/]calls[\\/](?:call-address|is-answer-of)/;
/** What an island needs to wake. */
const REACT =
  /[\\/]node_modules[\\/](?:react|react-dom|react-redux|scheduler|use-intl|icu-minify|use-sync-external-store|@formatjs|intl-messageformat)[\\/]|[\\/]web[\\/](?:islands[\\/](?:hydrate-island|give-back|island-providers)|site[\\/](?!money|use-page|page-head|page-context|ask-route|drawn-document)|state[\\/]use-store|words[\\/](?:merge|formats|bold)|theme[\\/]layout|art[\\/]|widgets[\\/](?:button|dialog|link[\\/]outside))|features[\\/]shell[\\/](?:error-dialog|loader)|[\\/]domain[\\/]links/;
/** What several islands use besides. */
const SHARED =
  /[\\/]web[\\/](?:islands[\\/](?!follow-reading)|widgets[\\/](?:badge|card|prose))|[\\/]domain[\\/](?:articles|language|media|text[\\/](?:is-record|parse-json|truncate)|persona[\\/]animals|company[\\/](?!brand|company-from-path))/;

/**
 * Every page names its styles and those of its islands, and a hash does not compress. Four letters tell 16 million
 * versions of one file apart.
 */
const ASSET_NAMES = 'assets/[name]-[hash:4][extname]';

/** A catalogue is called after its page in every language: its folder says whose words they are. */
function nameChunk({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const texts = /[\\/]messages[\\/]([a-z]{2})[\\/]([a-z-]+)\.ts$/.exec(facadeModuleId ?? '');
  return `assets/${texts ? `texts-${texts[2]}-${texts[1]}` : '[name]'}-[hash:7].js`;
}

export default defineConfig({
  css: { modules: { generateScopedName: numberClassNames('web') } },
  plugins: [
    callFaces(),
    galleryCopies([LIVE, REACT, SHARED]),
    compileMessages(),
    iconStyles(),
    serverWords(),
    stylesApart(),
    workOutPages(),
    reactRouter(),
    barePages(),
    compiledAhead('entry.client'),
  ],
  resolve: {
    alias: [
      // Messages are compiled at build time, so the parser stays out of the browser.
      { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
    ],
  },
  // Of the router a page needs only what its loaders answer with; the whole of it takes 13 MB of a node.
  ssr: { noExternal: ['use-intl', 'react-router'] },
  build: {
    assetsInlineLimit: 0,
    // Says which files a component needs; the build takes it away again.
    manifest: true,
    // A page asks for what it starts with itself; anything ahead would compete with the picture.
    modulePreload: false,
    // Slower to build than the bundler's own, and 1.5 kB less on every page.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      compress: {
        passes: 3,
        pure_getters: true,
        keep_fargs: false,
        // Functions with more than a return stay where they are: inlined, they compress worse.
        // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- terser exports the enum as a type only
        inline: 1,
      },
    },
  },
  environments: {
    // One file: what a running node would fetch late may be gone with the next build.
    ssr: {
      build: {
        minify: false,
        rolldownOptions: { output: { codeSplitting: false, assetFileNames: ASSET_NAMES } },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: nameChunk,
            assetFileNames: ASSET_NAMES,
            codeSplitting: {
              groups: [
                { name: 'live', test: LIVE, priority: 30 },
                { name: 'react', test: REACT, priority: 20 },
                { name: 'shared', test: SHARED, priority: 15 },
                // What the pages with a plan share is small, and small files compress badly alone. It comes
                // before the questions, which would take it along with everything that they know.
                {
                  name: 'plan',
                  test: /domain[\\/](?:calculator[\\/](?:inputs|assumptions|one-point-more|year-growth|contribution-limit|year-contribution)|text[\\/]parse-typed-number|money[\\/](?:round-to|cents)|plan[\\/](?:plan|match-of-rate|vested-share)|figures[\\/](?:figure|say-figure|filer))\.ts|web[\\/]site[\\/]money-format/,
                  priority: 12,
                },
                // It keeps what is typed without React, and would be taken along by what draws a plan.
                { name: 'drafts', test: /web[\\/]state[\\/]drafts/, priority: 13 },
                // What a plan of this tab is, for the form and for its result.
                {
                  name: 'kept-plan',
                  test: /web[\\/](?:features[\\/]calculator[\\/](?:plan[\\/](?!use-plan|hidden-inputs|fields-of-match)|specification[\\/](?!differs)))|contracts[\\/]forms[\\/](?:calculator-form|assumptions-form)|domain[\\/](?:counted|calculator[\\/]shown-plan)/,
                  priority: 11,
                },
                // What the projections have in common with the questions.
                {
                  name: 'benefits',
                  test: /domain[\\/](?:calculator[\\/](?:social-security|retirement-income)|social-security[\\/](?:person|trace-estimate)|vesting[\\/]meter-vesting)\.ts/,
                  priority: 10,
                },
                // All money questions are one file: every still page knows each file by its hash.
                {
                  name: 'ask',
                  test: /features[\\/]money-questions[\\/](?:listen|stories[\\/](?:draw|describe))|domain[\\/](?:(?:money-questions|retirement-pay|social-security)[\\/]|paycheck[\\/]withhold\.ts)/,
                },
                // What only hears, without React, is small: one file for all of it, and one hash.
                {
                  name: 'listeners',
                  test: /life-path[\\/]listen-to-age|quiz[\\/](?:go-to-kept-result|keep-result)|hero[\\/]rotate-phrases|action-plan[\\/]print-plan|islands[\\/]follow-reading|trail[\\/]follow-sections|awards[\\/]mark-section/,
                },
                // The heart's page draws its words as well, and a second file would be asked for after the first.
                {
                  name: 'listen-to-like',
                  test: /article[\\/]listen-to-like|domain[\\/]text[\\/]count-forms/,
                },
                {
                  name: 'trail',
                  test: /widgets[\\/]check[\\/]|state[\\/]kept-trail|device[\\/]offer-file|domain[\\/]budget[\\/]/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
