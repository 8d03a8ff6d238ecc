import type { Block } from '#contracts/content/multimedia/schemas.ts';
import { splitAtBlocks } from './block-marks.ts';
import type { BodyPart } from './content-set.ts';
import { readBlocks, type BlockRefusal } from './read-blocks.ts';
import type { KnownNames } from './references/known-names.ts';

export interface AuthoredBlocks {
  /** The text with marks where blocks stand. */
  html: string;
  multimedia: unknown;
  /** An article may carry a quiz of its own; it comes last. */
  quiz: unknown;
  known: KnownNames;
}

export interface PlacedBlocks {
  html: string;
  body: BodyPart[];
  blocks: Block[];
  refusals: Array<Pick<BlockRefusal, 'path' | 'reason'>>;
}

/** Puts each block where the text names it, and those it does not name below the text. */
export function placeBlocks({ html, multimedia, quiz, known }: AuthoredBlocks): PlacedBlocks {
  const listed = readBlocks(multimedia, known);
  const own = readBlocks(
    quiz === undefined ? undefined : [{ component: 'quiz', data: quiz }],
    known,
  );
  const refusals: PlacedBlocks['refusals'] = [
    ...[...listed.refusals, ...listed.lacks].map(({ path, reason }) => ({
      path: ['multimedia', ...path],
      reason,
    })),
    ...own.refusals.map(({ path, reason }) => ({ path: ['quiz', ...path.slice(2)], reason })),
  ];
  const waiting = new Map(listed.blocks);
  const parts = splitAtBlocks(html);
  const count = listed.blocks.size + listed.refusals.length;
  const body = parts.flatMap((part): BodyPart[] => {
    if (part.kind === 'html') return [part];
    const block = waiting.get(part.index);
    waiting.delete(part.index);
    if (block) return [{ kind: 'block', block }];
    if (part.index > count || listed.blocks.has(part.index)) {
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
