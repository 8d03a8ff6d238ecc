import type { Block } from '#contracts/content/multimedia/schemas.ts';
import type { ArticleFile } from '#contracts/content/article.ts';
import type { RenderedPart } from './authored/render-authored.ts';
import type { BodyPart, PlacedInset } from './content-set.ts';
import { readBlocks, type BlockRefusal } from './read-blocks.ts';
import type { KnownNames } from './references/known-names.ts';

interface AuthoredBlocks {
  parts: readonly RenderedPart[];
  multimedia: unknown;
  /** The quiz of an article, if it has one; it is drawn last. */
  quiz: unknown;
  insets: ArticleFile['insets'];
  known: KnownNames;
}

interface PlacedBlocks {
  body: BodyPart[];
  refusals: Array<Pick<BlockRefusal, 'path' | 'reason'>>;
}

/** Puts each block where the text names it, and the others below the text. */
export function placeBlocks({
  parts,
  multimedia,
  quiz,
  insets,
  known,
}: AuthoredBlocks): PlacedBlocks {
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
  const placed = placeInsets(parts, insets);
  const body = parts.flatMap((part): BodyPart[] => {
    if (part.kind === 'html') {
      const inText = placed.get(part);
      return [{ kind: 'html', html: part.html, ...(inText && { insets: inText }) }];
    }
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

/** Places each inset above its heading; where the text has fewer headings it follows the text. */
function placeInsets(
  parts: readonly RenderedPart[],
  insets: AuthoredBlocks['insets'],
): ReadonlyMap<RenderedPart, PlacedInset[]> {
  const texts = parts.filter((part) => part.kind === 'html');
  const headings = texts.flatMap((text) => text.headings.map((at) => ({ text, at })));
  const last = texts.at(-1);
  const end = last && { text: last, at: last.html.length };
  const placed = new Map<RenderedPart, PlacedInset[]>();
  for (const { part, aboveHeading } of insets) {
    const place = headings[aboveHeading - 1] ?? end;
    if (!place) continue;
    const inText = [...(placed.get(place.text) ?? []), { part, at: place.at }];
    placed.set(
      place.text,
      inText.toSorted((one, other) => one.at - other.at),
    );
  }
  return placed;
}

/** Every block of a body, in the order in which they are drawn. */
export function listBlocks(body: readonly BodyPart[]): Block[] {
  return body.flatMap((part) => (part.kind === 'block' ? [part.block] : []));
}
