import type { Deed } from '#server/audit/chain.ts';
import type { Draft } from './draft.ts';
import type { Person } from './git.ts';

/** How far a draft has come; without reviews it stays one. */
export type Stage = 'draft' | 'review' | 'approved' | 'timed';

interface Review {
  /** The ids of all who have written in it. */
  authors: readonly string[];
  /** What its authors say of it. */
  note: string;
  /** What a reviewer said, or why it did not go out at its time. */
  said: string;
  sentBy: string | undefined;
  approvedBy: string | undefined;
  publishBy: string | undefined;
  publishAt: number | undefined;
}

/** A draft that is open, in the version that somebody looks at. */
export interface OpenDraft extends Draft {
  /** Names these words of this draft and no others. */
  version: string;
  stage: Stage;
  /** Undefined where nobody reviews. */
  review: Review | undefined;
}

/** Where drafts are kept: an entry has one, in which all who may write in it write. */
export interface Drafts {
  find: (entry: string) => Promise<OpenDraft | undefined>;
  list: () => Promise<OpenDraft[]>;
  /**
   * The version that is there now, and none after the last edit was taken out; undefined, and nothing is
   * written, if it is no longer the version that the author’s words go into.
   */
  save: (
    draft: Draft,
    about: { over: string | undefined; by: Person; sum: string; base: string },
  ) => Promise<Saved | undefined>;
  /** False, and nothing is thrown away, if it is no longer the version that somebody has looked at. */
  drop: (seen: Pick<OpenDraft, 'entry' | 'version'>, by: Person) => Promise<boolean>;
  /** Whether this version was published, so that whoever asks twice is told so. */
  hasGoneOut: (seen: Pick<OpenDraft, 'entry' | 'version'>) => Promise<boolean>;
  /**
   * What was published is no draft any more, unless somebody has written in it since, and the log tells the
   * deed. Whoever asks again for the same deed, as after a crash, changes only what is missing.
   */
  settle: (ending: Ending) => Promise<void>;
}

/** What follows from a deed that the journal has as done. */
export interface Ending {
  entry: string;
  /** The version of the draft whose words went out; undefined if no draft did. */
  version: string | undefined;
  deed: RecordedDeed;
}

interface RecordedDeed extends Deed {
  record: string;
}

export interface Saved {
  version: string;
}

export function isEmptyDraft({ edits, created, removes }: Draft): boolean {
  return removes === undefined && edits.length === 0 && Object.keys(created).length === 0;
}
