import type { Plugin } from 'vite';

/** V8 heeds it only where nothing but comments stands before it. */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets Chromium compile what a page starts with in another thread, while it comes, and not function by function in
 * the thread that a finger waits for. Nothing else says so: of what an island loads, a visitor needs a part.
 */
export function compiledAhead(entry: string): Plugin {
  return {
    name: 'sendero:compiled-ahead',
    enforce: 'post',
    generateBundle: {
      // The lists of files for each chunk are put on top of it in this step.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.name === entry)
            chunk.code = COMPILED_AHEAD + chunk.code;
      },
    },
  };
}
