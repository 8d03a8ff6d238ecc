import type { Block } from '#contracts/content/multimedia/schemas.ts';
import { splitAtBlocks } from './block-marks.ts';
import type { BodyPart } from './content-set.ts';
import { readBlocks, type BlockReferences, type BlockRefusal } from './read-blocks.ts';

export interface AuthoredBlocks {
  /** The text with marks where blocks stand. */
  html: string;
  multimedia: unknown;
  /** An article may carry a quiz of its own; it comes last. */
  quiz: unknown;
  references: BlockReferences;
}

export interface PlacedBlocks {
  html: string;
  body: BodyPart[];
  blocks: Block[];
  refusals: Array<Pick<BlockRefusal, 'path' | 'reason'>>;
}

/** Puts each block where the text names it, and those it does not name below the text. */
export function placeBlocks({ html, multimedia, quiz, references }: AuthoredBlocks): PlacedBlocks {
  const listed = readBlocks(multimedia, references);
  const own = readBlocks(
    quiz === undefined ? undefined : [{ component: 'quiz', data: quiz }],
    references,
  );
  const refusals: PlacedBlocks['refusals'] = [
    ...listed.refusals.map(({ path, reason }) => ({ path: ['multimedia', ...path], reason })),
    ...own.refusals.map(({ path, reason }) => ({ path: ['quiz', ...path.slice(2)], reason })),
  ];
  const waiting = new Map(listed.blocks);
  const parts = splitAtBlocks(html);
  const known = listed.blocks.size + listed.refusals.length;
  const body = parts.flatMap((part): BodyPart[] => {
    if (part.kind === 'html') return [part];
    const block = waiting.get(part.index);
    waiting.delete(part.index);
    if (block) return [{ kind: 'block', block }];
    if (part.index > known || listed.blocks.has(part.index)) {
      const reason = `expected ::multimedia with the number of a block, each once, found ${part.index}`;
      refusals.push({ path: ['multimedia'], reason });
    }
    return [];
  });
  const after = [...waiting.values(), ...own.blocks.values()];
  return {
    html: parts.map((part) => (part.kind === 'html' ? part.html : '')).join(''),
    body: [...body, ...after.map((block): BodyPart => ({ kind: 'block', block }))],
    blocks: [...listed.blocks.values(), ...own.blocks.values()],
    refusals,
  };
}
