import type { PageServerOptions } from './page-server.ts';
import { readScriptLists } from './script-lists.ts';
import { markPage, sealPage } from './seal.ts';

/**
 * Seals a page with the hashes of the build's scripts; in development, where pages are not kept,
 * with the page's own nonce.
 */
export function createSeal(hotReloadSource: string | undefined): PageServerOptions['seal'] {
  if (hotReloadSource !== undefined)
    return (rendered, { mark, frames, ancestors }) =>
      markPage(rendered, { mark, frames, ancestors, connectSource: hotReloadSource });
  const lists = readScriptLists('build');
  return (rendered, { mark, frames, ancestors, pageStyles, language }) =>
    sealPage(rendered, { mark, frames, ancestors, pageStyles, list: lists[language] });
}
