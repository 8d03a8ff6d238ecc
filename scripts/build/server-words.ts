import path from 'node:path';
import type { Plugin } from 'vite';

const WORDS = path.resolve('web/words/server-words.tsx');

/** The server says words by translators that it keeps; a browser draws each part once and takes the library's own. */
export function serverWords(): Plugin {
  return {
    name: 'sendero:server-words',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: (asked) => (asked === 'use-intl' ? WORDS : undefined),
  };
}
