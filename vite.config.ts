import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './scripts/build/compile-messages.ts';
import { iconStyles } from './scripts/build/icon-styles.ts';

export default defineConfig({
  plugins: [compileMessages(), iconStyles(), reactRouter()],
  resolve: {
    alias: [
      // Messages are compiled at build time, so the parser stays out of the browser.
      { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
    ],
  },
  ssr: { noExternal: ['use-intl'] },
  build: {
    assetsInlineLimit: 0,
    // The router knows each page's files; preloading them would only compete with the picture.
    modulePreload: false,
    // One stylesheet, which the server puts into every page.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page needs is one file: in two it compresses 2 kB worse.
                {
                  name: 'site',
                  test: /node_modules|rolldown.runtime|[\\/](?:web[\\/](?:root|site-|start-|render-context|entry.client|features[\\/](?:shell|errors)|widgets|state|i18n[\\/]|art[\\/])|domain[\\/])/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
