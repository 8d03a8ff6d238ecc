import { createHash } from 'node:crypto';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './scripts/build/compile-messages.ts';
import { iconStyles } from './scripts/build/icon-styles.ts';

const classNames = new Map<string, string>();

/** Class names stand in the page, the stylesheet and the script: short ones save bytes in each. */
function shortClassName(name: string, file: string): string {
  const place = `${path.relative(process.cwd(), file.replace(/\?.*$/, ''))} ${name}`;
  const hash = createHash('sha256').update(place).digest('base64url').replaceAll(/[-_]/g, '');
  const short = `c${hash.slice(0, 3)}`;
  const other = classNames.get(short);
  if (other !== undefined && other !== place)
    throw new Error(`Rename a class: ${place} and ${other} get the same name`);
  classNames.set(short, place);
  return short;
}

/** The catalogues are all called `en` or `es`: their folder says whose words they are. */
function nameChunk({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const texts = /[\\/]messages[\\/](?:([a-z-]+)[\\/])?(en|es)\.ts$/.exec(facadeModuleId ?? '');
  return `assets/${texts ? `texts-${texts[1] ?? 'site'}-${texts[2]}` : '[name]'}-[hash:6].js`;
}

export default defineConfig({
  css: { modules: { generateScopedName: shortClassName } },
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
            entryFileNames: 'assets/[name]-[hash:6].js',
            chunkFileNames: nameChunk,
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
