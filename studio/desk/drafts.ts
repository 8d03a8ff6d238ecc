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

/** What somebody has looked at: an entry or a named change, in one version. */
export type Seen = Pick<OpenDraft, 'entry' | 'version'>;

/** Several drafts under a name in their authors’ words, which are looked at and go out as one. */
export interface OpenChange extends Pick<OpenDraft, 'version' | 'stage' | 'review'> {
  /** Its id, where a draft has that of its entry. */
  entry: string;
  name: string;
  /** Undefined where everything is one person’s. */
  begunBy: string | undefined;
  drafts: readonly OpenDraft[];
}

/** A change that is there, or a new one of this name. */
export type Into = { change: string } | { name: string };

/** Where named changes are kept. A draft is in one of them at most, and most drafts are in none. */
export interface NamedChanges {
  find: (id: string) => Promise<OpenChange | undefined>;
  list: () => Promise<OpenChange[]>;
  /** Puts a draft into a change; the id of that, or undefined if either is not as it was seen. */
  join: (seen: Seen, into: Into, by: Person) => Promise<string | undefined>;
  /** The draft goes on alone. */
  leave: (seen: Seen, by: Person) => Promise<boolean>;
  /** Ends the change; its drafts go on alone. */
  close: (seen: Seen, by: Person) => Promise<boolean>;
}

/** Where drafts are kept: an entry has one, in which all who may write in it write. */
export interface Drafts {
  changes: NamedChanges;
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
  drop: (seen: Seen, by: Person) => Promise<boolean>;
  /** Whether this version was published, so that whoever asks twice is told so. */
  hasGoneOut: (seen: Seen) => Promise<boolean>;
  /**
   * What was published is no draft any more, unless somebody has written in it since, and the log tells the
   * deed. Whoever asks again for the same deed, as after a crash, changes only what is missing.
   */
  settle: (ending: Ending) => Promise<void>;
}

/** What follows from a deed that the journal has as done. */
export interface Ending {
  /** An entry, or a named change with all its drafts. */
  entry: string;
  /** The version of the draft or change whose words went out; undefined if no draft did. */
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
