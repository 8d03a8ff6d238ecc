import {
  isMultimediaComponent,
  MULTIMEDIA_SCHEMAS,
  type Block,
} from '#contracts/content/multimedia/schemas.ts';
import { describeIssue } from './problems.ts';
import { findMissing } from './references/find-missing.ts';
import type { KnownNames } from './references/known-names.ts';

/**
 * More blocks than any page needs; the limit reports a block that an author repeated by accident.
 */
export const MAX_BLOCKS = 20;

export interface BlockRefusal {
  /** The number of the block, counted from 1 as authors count. */
  index: number;
  path: readonly PropertyKey[];
  reason: string;
}

interface ReadBlocks {
  /** The blocks by their numbers; a refused block leaves a gap. */
  blocks: ReadonlyMap<number, Block>;
  refusals: BlockRefusal[];
  /** What drawn blocks still lack, such as the file of a film. */
  lacks: BlockRefusal[];
}

/**
 * Checks the blocks of an author one by one, and never throws: malformed ones are refused with a
 * reason, and the others are drawn.
 */
export function readBlocks(raw: unknown, known: KnownNames): ReadBlocks {
  const blocks = new Map<number, Block>();
  const refusals: BlockRefusal[] = [];
  const lacks: BlockRefusal[] = [];
  if (raw === undefined) return { blocks, refusals, lacks };
  if (!Array.isArray(raw)) {
    refusals.push({ index: 0, path: [], reason: 'multimedia: expected a list of components' });
    return { blocks, refusals, lacks };
  }
  raw.forEach((entry: unknown, at) => {
    const index = at + 1;
    const read: ReadBlock =
      at < MAX_BLOCKS
        ? readBlock(entry, known)
        : refuse([], `expected at most ${MAX_BLOCKS} components`);
    const tell = ({ path, reason }: Refused): BlockRefusal => ({
      index,
      path: [at, ...path],
      reason,
    });
    if ('refused' in read) refusals.push(tell(read.refused));
    else {
      blocks.set(index, read.block);
      lacks.push(...read.lacks.map(tell));
    }
  });
  return { blocks, refusals, lacks };
}

type Refused = Pick<BlockRefusal, 'path' | 'reason'>;
type ReadBlock = { refused: Refused } | { block: Block; lacks: Refused[] };

function refuse(path: readonly PropertyKey[], reason: string): ReadBlock {
  return { refused: { path, reason } };
}

function readBlock(entry: unknown, known: KnownNames): ReadBlock {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    return refuse([], 'expected component and data');
  const { component, data, ...others } = entry as Record<string, unknown>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    return refuse([unknown], `unknown name ${unknown} beside component and data`);
  if (!isMultimediaComponent(component)) {
    const names = Object.keys(MULTIMEDIA_SCHEMAS).join(', ');
    return refuse(['component'], `component: expected one of ${names}`);
  }
  const schema = MULTIMEDIA_SCHEMAS[component];
  const parsed = schema.safeParse(data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const reason = issue === undefined ? 'expected its data' : describeIssue(issue);
    return refuse(['data', ...(issue?.path ?? [])], `${component}: ${reason}`);
  }
  const missing = findMissing(schema, parsed.data, known).map(({ path, reason, isSpared }) => ({
    path: ['data', ...path],
    reason: `${component}: ${reason}`,
    isSpared,
  }));
  const fatal = missing.find(({ isSpared }) => !isSpared);
  return fatal
    ? { refused: fatal }
    : { block: { component, data: parsed.data } as Block, lacks: missing };
}
