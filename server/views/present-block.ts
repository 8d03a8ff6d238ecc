import type { BlockView } from '#contracts/views/block.ts';
import type { Block } from '#contracts/content/multimedia/schemas.ts';
import type { ContentSet } from '../content/content-set.ts';
import { presentFilm, presentPicture } from './media-views.ts';

/** Most blocks are drawn from what their author wrote; films and pictures need the addresses of their files. */
export function presentBlock(block: Block, content: ContentSet): BlockView {
  if (block.component !== 's7Viewer') return block;
  const { data } = block;
  const isPicture = data.asset.includes('.');
  return {
    component: block.component,
    data: {
      ...data,
      picture: isPicture ? presentPicture(data.asset, content) : undefined,
      film: isPicture ? undefined : presentFilm(data.asset, content),
    },
  };
}
