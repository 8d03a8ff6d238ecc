import type { BlockView } from '#contracts/views/block.ts';
import type { Block } from '#contracts/content/multimedia/schemas.ts';
import { presentPicture, presentSaidFilm } from './media-views.ts';
import type { PageSources } from './page-sources.ts';
import { findSessionCard, type CardSources } from './sessions/session-views.ts';

type BlockSources = Pick<PageSources, 'shown'> & CardSources;

/** The components of a fragment; its author may have given none. */
export function presentBlocks(
  blocks: Iterable<Block> | undefined,
  page: BlockSources,
): BlockView[] {
  return [...(blocks ?? [])].map((block) => presentBlock(block, page));
}

/**
 * Most blocks are drawn from what their author wrote; films and pictures also need the addresses of
 * their files, and a session what stands in its own.
 */
export function presentBlock(block: Block, page: BlockSources): BlockView {
  const { content, shown } = page;
  shown.components.add(block.component);
  if (block.component === 'session') {
    const { data } = block;
    return { component: 'session', data: { ...data, card: findSessionCard(data.session, page) } };
  }
  if (block.component !== 's7Viewer') return block;
  const { data } = block;
  const isPicture = data.asset.includes('.');
  return {
    component: block.component,
    data: {
      ...data,
      picture: isPicture ? presentPicture(data.asset, content) : undefined,
      film: isPicture ? undefined : presentSaidFilm(data.asset, data.transcript ?? '', page),
    },
  };
}
