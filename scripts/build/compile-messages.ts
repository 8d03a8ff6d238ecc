import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const CATALOGUE = /[\\/]content[\\/]messages[\\/][a-z]{2}[\\/][a-z-]+\.ts$/;

/**
 * Compiles the ICU texts of the catalogs to small arrays that the page formats without a parser.
 */
export function compileMessages(): Plugin {
  return {
    name: 'sendero:compile-messages',
    async transform(_code, id) {
      if (!CATALOGUE.test(id)) return undefined;
      // The query makes Node read the file again after an edit.
      const module = (await import(`${pathToFileURL(id).href}?at=${Date.now()}`)) as {
        messages: Texts;
      };
      return {
        code: `export const messages = ${JSON.stringify(compileTexts(module.messages))};`,
        map: null,
      };
    },
  };
}

interface Texts {
  readonly [key: string]: string | Texts;
}

function compileTexts(texts: Texts): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compileTexts(text),
    ]),
  );
}
