import {
  isMultimediaComponent,
  MULTIMEDIA_SCHEMAS,
  type Block,
} from '#contracts/content/multimedia/schemas.ts';
import { isInfographicImage } from '#domain/media/asset-names.ts';
import { describeIssue } from './problems.ts';

/** More than any page needs; an author who repeats a block by accident hears of it. */
export const MAX_BLOCKS = 20;

export interface BlockReferences {
  art: ReadonlyMap<string, unknown>;
  media: ReadonlyMap<string, unknown>;
}

export interface BlockRefusal {
  /** Counted from 1, as authors place blocks. */
  index: number;
  path: readonly PropertyKey[];
  reason: string;
}

export interface ReadBlocks {
  /** By their number; a refused one leaves its place empty. */
  blocks: ReadonlyMap<number, Block>;
  refusals: BlockRefusal[];
}

/**
 * Checks what an author gave, block by block. Whatever it is, this answers: what is malformed is
 * refused with a reason, and the rest is drawn.
 */
export function readBlocks(raw: unknown, references: BlockReferences): ReadBlocks {
  const blocks = new Map<number, Block>();
  const refusals: BlockRefusal[] = [];
  if (raw === undefined) return { blocks, refusals };
  if (!Array.isArray(raw)) {
    refusals.push({ index: 0, path: [], reason: 'multimedia: expected a list of components' });
    return { blocks, refusals };
  }
  raw.forEach((entry: unknown, at) => {
    const index = at + 1;
    const read =
      at < MAX_BLOCKS
        ? readBlock(entry, references)
        : { reason: `expected at most ${MAX_BLOCKS} components`, path: [] };
    if ('reason' in read) refusals.push({ index, path: [at, ...read.path], reason: read.reason });
    else blocks.set(index, read);
  });
  return { blocks, refusals };
}

type Refused = Pick<BlockRefusal, 'path' | 'reason'>;

function readBlock(entry: unknown, references: BlockReferences): Block | Refused {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return { path: [], reason: 'expected component and data' };
  const { component, data, ...others } = entry as Record<string, unknown>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    return { path: [unknown], reason: `unknown name ${unknown} beside component and data` };
  if (!isMultimediaComponent(component)) {
    const known = Object.keys(MULTIMEDIA_SCHEMAS).join(', ');
    return { path: ['component'], reason: `component: expected one of ${known}` };
  }
  const parsed = MULTIMEDIA_SCHEMAS[component].safeParse(data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const reason = issue === undefined ? 'expected its data' : describeIssue(issue);
    return { path: ['data', ...(issue?.path ?? [])], reason: `${component}: ${reason}` };
  }
  const block = { component, data: parsed.data } as Block;
  const missing = findMissingFile(block, references);
  return missing === undefined ? block : { path: ['data'], reason: `${component}: ${missing}` };
}

/** Fields that name a drawing, by the names the components give them. */
const DRAWING_FIELD = /^(?:[a-z]+Image|image(?:Path|Url|On|Off)?|flipIconPath)$/;

function findMissingFile(block: Block, { art, media }: BlockReferences): string | undefined {
  const drawing = listDrawings(block.data).find((name) => !art.has(name));
  if (drawing !== undefined) return `expected a drawing of content/media/art, found ${drawing}`;
  if (block.component !== 's7Viewer' || !block.data.asset.includes('.')) return undefined;
  const { asset } = block.data;
  if (!isInfographicImage(asset)) return `asset: expected a picture, found ${asset}`;
  return media.has(asset) ? undefined : `asset: expected a file of content/media, found ${asset}`;
}

function listDrawings(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && DRAWING_FIELD.test(name) ? [inner] : listDrawings(inner),
  );
}
