import type { PageServerOptions } from './page-server.ts';
import { readScriptLists } from './script-lists.ts';
import { markPage, sealPage } from './seal.ts';

/** By hashes of the build's scripts; in development, where pages are not kept, by each page's own mark. */
export function createSeal(hotReloadSource: string | undefined): PageServerOptions['seal'] {
  if (hotReloadSource !== undefined)
    return (rendered, { mark, frames }) =>
      markPage(rendered, { mark, frames, connectSource: hotReloadSource });
  const lists = readScriptLists('build');
  return (rendered, { mark, frames, language }) =>
    sealPage(rendered, { mark, frames, list: lists[language] });
}
