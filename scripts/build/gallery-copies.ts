import type { Plugin } from 'vite';

const LIST = /[\\/]widget-examples\.ts$/;
const COPY = '?gallery';
/** Modules without state of their own, so a second copy changes nothing. */
const MAY_BE_COPIED = /[\\/](?:web[\\/]widgets|domain|node_modules[\\/]embla-[a-z-]+)[\\/]/;

/**
 * Gives the gallery its own copies of the widgets. It uses every widget, and sharing them would split
 * what other pages load together into more and smaller files, which compress worse. What is one file
 * whoever uses it, as `together` says, is shared.
 */
export function galleryCopies(together: readonly RegExp[]): Plugin {
  const mayBeCopied = (id: string): boolean =>
    MAY_BE_COPIED.test(id) && !together.some((modules) => modules.test(id));

  return {
    name: 'sendero:gallery-copies',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !(LIST.test(importer) || importer.endsWith(COPY))) return null;
      const original = importer.replace(COPY, '');
      const found = await this.resolve(source, original, { ...options, skipSelf: true });
      if (!found || found.external !== false || !mayBeCopied(found.id)) return found;
      return { ...found, id: `${found.id}${COPY}` };
    },
  };
}
