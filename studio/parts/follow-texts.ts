import { keyOf, textAt } from '../desk/draft.ts';
import type { Change, Followed } from '../desk/take-changes.ts';
import { followComponents, listMarks, type Renumber } from './component-marks.ts';
import { BODY } from '../text/find-node.ts';
import type { PartDeed } from './part-deed.ts';
import type { Way } from './ways.ts';

export interface FollowedText {
  change: Change;
  followed: Followed;
}

/** The text of an article names its components by their numbers, so it follows what is done to them. */
export function followText(
  { file, path }: Way,
  deed: PartDeed,
  texts: ReadonlyMap<string, string>,
): FollowedText[] {
  const renumber = renumberBy(deed);
  if (!renumber || !file.endsWith('.md') || path.join('/') !== 'multimedia') return [];
  const base = textAt(file, texts.get(file), BODY) ?? '';
  const value = followComponents(base, renumber);
  if (value === base) return [];
  const followed = listMarks(value).length < listMarks(base).length ? 'lost' : 'moved';
  return [{ change: { key: keyOf(file, BODY), base, value }, followed }];
}

/** Texts count from 1, and deeds from 0. */
function renumberBy({ do: deed, at }: PartDeed): Renumber | undefined {
  const own = at + 1;
  if (deed === 'clear') return () => undefined;
  if (deed === 'remove')
    return (number) => (number === own ? undefined : number > own ? number - 1 : number);
  if (deed !== 'up' && deed !== 'down') return undefined;
  const other = deed === 'up' ? own - 1 : own + 1;
  return (number) => (number === own ? other : number === other ? own : number);
}
