import type { Block } from '#contracts/content/multimedia/schemas.ts';
import type { RenderedPart } from './authored/render-authored.ts';
import type { BodyPart } from './content-set.ts';
import { readBlocks, type BlockRefusal } from './read-blocks.ts';
import type { KnownNames } from './references/known-names.ts';

export interface AuthoredBlocks {
  parts: readonly RenderedPart[];
  multimedia: unknown;
  /** The quiz of an article, if it has one; it is drawn last. */
  quiz: unknown;
  known: KnownNames;
}

export interface PlacedBlocks {
  body: BodyPart[];
  refusals: Array<Pick<BlockRefusal, 'path' | 'reason'>>;
}

/** Puts each block where the text names it, and the others below the text. */
export function placeBlocks({ parts, multimedia, quiz, known }: AuthoredBlocks): PlacedBlocks {
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
    body: [...body, ...after.map((block): BodyPart => ({ kind: 'block', block }))],
    refusals,
  };
}

/** Every block of a body, in the order in which they are drawn. */
export function listBlocks(body: readonly BodyPart[]): Block[] {
  return body.flatMap((part) => (part.kind === 'block' ? [part.block] : []));
}
