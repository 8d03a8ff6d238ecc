import { EDITS, measureEdit, type Edit, type EditFigures } from './measure-edits.ts';
import {
  likeArticle,
  measureDrop,
  type DropFigures,
  type KeptPages,
} from './measure-kept-pages.ts';
import type { Observer } from './observer.ts';
import type { ServerUnderTest } from './server-under-test.ts';

const EDIT_ROUNDS = 3;
/** An edit that takes longer is measured once. */
const ENOUGH_MS = 15_000;

export interface Changes {
  edits: ReadonlyMap<string, EditFigures>;
  drops: ReadonlyMap<string, DropFigures>;
}

interface ChangesToMake {
  kept: KeptPages;
  contentDir: string;
  say: (what: string) => void;
}

/** Likes and edits one thing after the other, and looks after each what is still kept. */
export async function measureChanges(
  watched: { server: ServerUnderTest; observer: Observer },
  { kept: keptBefore, contentDir, say }: ChangesToMake,
): Promise<Changes> {
  const drops = new Map<string, DropFigures>();
  let kept = keptBefore;
  const measure = async (after: string, change?: () => Promise<void>): Promise<void> => {
    const drop = await measureDrop(watched, kept, change);
    drops.set(after, drop.figures);
    kept = drop.after;
  };
  say('a like');
  await measure('a like', () => likeArticle(watched.server, 'vesting'));
  const rounds = new Map<Edit, EditFigures[]>();
  for (let round = 1; round <= EDIT_ROUNDS; round += 1) {
    for (const edit of EDITS) {
      const made = rounds.get(edit) ?? [];
      if (made.some(({ visibleMs = ENOUGH_MS }) => visibleMs >= ENOUGH_MS)) continue;
      say(`${edit.what}, edit ${round}`);
      const figures = await measureEdit(watched, { edit, contentDir, number: round });
      rounds.set(edit, [...made, figures]);
      if (round === 1 && edit.isFollowedByVisits) await measure(`${edit.what} edited`);
    }
  }
  // The one of the middle CPU, because another one may have met a garbage collection.
  const edits = [...rounds].flatMap(([{ what }, made]): Array<[string, EditFigures]> => {
    const middle = made.toSorted((a, b) => a.cpu - b.cpu)[Math.floor((made.length - 1) / 2)];
    return middle ? [[what, middle]] : [];
  });
  return { edits: new Map(edits), drops };
}
