import type { Plugin } from 'vite';

/** Modules that only the server draws, on some pages: their styles are files that those pages name. */
export const INSET = 'web/features/article/inset.tsx';

/** Makes files of styles that nothing in a browser imports; their scripts are taken away with those of the routes. */
export function stylesApart(): Plugin {
  return {
    name: 'sendero:styles-apart',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: INSET });
    },
  };
}
