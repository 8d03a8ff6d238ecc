import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { barePages } from './scripts/build/bare-pages.ts';
import { CHUNK_GROUPS, patternOf, TOGETHER } from './scripts/build/chunk-groups.ts';
import { numberClassNames } from './scripts/build/class-names.ts';
import { callFaces } from './scripts/build/call-faces.ts';
import { compiledAhead } from './scripts/build/compiled-ahead.ts';
import { compileMessages } from './scripts/build/compile-messages.ts';
import { galleryCopies } from './scripts/build/gallery-copies.ts';
import { iconStyles } from './scripts/build/icon-styles.ts';
import { serverWords } from './scripts/build/server-words.ts';
import { stylesApart } from './scripts/build/styles-apart.ts';
import { workOutPages } from './scripts/build/work-out-pages.ts';

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
    galleryCopies(TOGETHER.map(patternOf)),
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
              groups: CHUNK_GROUPS.map(({ name, priority, ...modules }) => ({
                name,
                ...(priority !== undefined && { priority }),
                test: patternOf(modules),
              })),
            },
          },
        },
      },
    },
  },
});
